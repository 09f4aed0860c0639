/**
 * What the buildings along the trail are, drawn by ourselves on a square of 512: a front each, with
 * what goes on inside left out of it.
 */

const filled = (path: string) => `<path fill="currentColor" fill-rule="evenodd" d="${path}"/>`;
const line = (path: string, width: number) =>
  `<path fill="none" stroke="currentColor" stroke-width="${width}" stroke-linejoin="round" d="${path}"/>`;

const FRONT = "M40 76H472V132H440V476H72V132H40Z";
const GABLE = "M36 244L256 60L476 244L448 276L432 262V476H80V262L64 276Z";
const BARN = "M28 258L112 118L256 52L400 118L484 258L450 276L436 254V476H76V254L62 276Z";
const DOOR = "M212 476V352H300V476Z";

export const HOUSES: Readonly<Record<string, string>> = {
  /** Hands are hired: a hat over the door. */
  "house-hire": filled(
    FRONT + DOOR + "M120 278C180 296 332 296 392 278C364 320 148 320 120 278ZM190 270C192 196 222 176 256 188C290 176 320 196 322 270C290 280 222 280 190 270Z",
  ),
  /** Timber: a frame that is still being filled in. */
  "house-build": filled(GABLE + "M256 116L378 218H134ZM124 264H236V432H124ZM276 264H388V432H276Z") +
    line("M124 432L236 264M276 264L388 432", 26),
  /** A barn with its doors shut. */
  "house-cattle": filled(BARN + "M164 476V300H348V476ZM212 166H300V236H212Z") + line("M164 302L348 474M348 302L164 474", 24),
  /** Engines go in and out below an arch. */
  "house-engine": filled("M36 476V250C36 110 476 110 476 250V476ZM132 476V306C132 216 380 216 380 306V476Z") +
    line("M204 476L238 330M308 476L274 330M196 436H316M212 384H300", 22),
  /** The sheriff: a star. */
  "house-sheriff": filled(
    FRONT + DOOR + "M256 152L278 210L340 212L291 250L308 310L256 276L204 310L221 250L172 212L234 210Z",
  ),
  "house-bank": filled(
    "M28 196L256 56L484 196V232H28ZM68 254H140V420H68ZM186 254H240V420H186ZM272 254H326V420H272ZM372 254H444V420H372ZM28 440H484V484H28Z",
  ),
  /** Papers are made out: a sheet with writing. */
  "house-office": filled(FRONT + DOOR + "M164 168H348V312H164Z") + line("M192 206H320M192 240H320M192 274H270", 20),
  /** Word comes by wire. */
  "house-telegraph": filled("M36 330L176 230L316 330V476H36ZM140 476V386H212V476ZM388 60H428V476H388Z") +
    line("M316 128H500M330 196H486M388 128Q300 200 176 232", 24),
  /** Powder clears rocks out of the way: a hut well apart, with a keg. */
  "house-powder": filled(GABLE + "M180 330C180 300 332 300 332 330V432C332 462 180 462 180 432ZM256 132L304 214H208Z") +
    line("M182 352H330M182 412H330", 18),
  /** Horses wait: a shoe over a wide door. */
  "house-stable": filled(GABLE + "M132 476V366H380V476ZM196 308C160 190 208 150 256 150C304 150 352 190 316 308L282 300C312 220 290 190 256 190C222 190 200 220 230 300Z"),
  "house-store": filled(FRONT + "M112 300H228V420H112ZM284 476V300H396V476Z") + line("M72 212L108 268M164 200L180 268M256 200V268M348 200L332 268M440 212L404 268M72 206H440", 22),
};
