import { settings } from "./settings.svelte";

/** Short sounds, made on the spot: nothing is loaded. Silent unless sound is switched on. */
export type Sound = "hooves" | "coin" | "card" | "dice" | "hammer" | "whistle";

let audio: AudioContext | null = null;
let grains: AudioBuffer | null = null;

interface Note {
  /** Seconds from now. */
  at: number;
  /** Of a tone; noise has a colour instead. */
  pitch: number;
  seconds: number;
  volume: number;
  noise?: boolean;
}

const knock = (at: number, pitch: number, volume = 0.12): Note => ({ at, pitch, seconds: 0.06, volume, noise: true });
const tone = (at: number, pitch: number, seconds: number, volume = 0.06): Note => ({ at, pitch, seconds, volume });

const SOUNDS: Record<Sound, Note[]> = {
  hooves: [knock(0, 420), knock(0.1, 330), knock(0.24, 420), knock(0.34, 330)],
  coin: [tone(0, 1980, 0.09, 0.04), tone(0.05, 2640, 0.16, 0.04)],
  card: [{ at: 0, pitch: 2600, seconds: 0.09, volume: 0.08, noise: true }],
  dice: [knock(0, 900), knock(0.07, 1200), knock(0.13, 800), knock(0.22, 1100), knock(0.34, 700)],
  hammer: [knock(0, 700, 0.18), knock(0.17, 700, 0.18)],
  whistle: [tone(0, 740, 0.32, 0.035), tone(0, 932, 0.32, 0.03), tone(0, 1108, 0.32, 0.02)],
};

/** Two soft notes when it is one's turn. */
export function chime(): void {
  play([tone(0, 523, 0.3, 0.08), tone(0.14, 659, 0.3, 0.08)]);
}

export function sound(which: Sound): void {
  play(SOUNDS[which]);
}

function play(notes: Note[]): void {
  // A page that nobody has touched yet may make no sound: one begun then would stay silent for ever.
  if (!settings.sound || navigator.userActivation?.hasBeenActive === false) return;
  audio ??= new AudioContext();
  if (audio.state !== "running") void audio.resume();
  for (const note of notes) ring(audio, note);
}

function ring(audio: AudioContext, { at, pitch, seconds, volume, noise: isNoise }: Note): void {
  const start = audio.currentTime + at;
  const loud = audio.createGain();
  loud.gain.setValueAtTime(volume, start);
  loud.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  loud.connect(audio.destination);
  const source = isNoise ? rustle(audio, pitch, loud) : whistled(audio, pitch, loud);
  source.start(start);
  source.stop(start + seconds);
}

function whistled(audio: AudioContext, pitch: number, to: AudioNode): OscillatorNode {
  const source = audio.createOscillator();
  source.frequency.value = pitch;
  source.connect(to);
  return source;
}

/** Noise around a pitch: wood, leather, paper. */
function rustle(audio: AudioContext, pitch: number, to: AudioNode): AudioBufferSourceNode {
  const source = audio.createBufferSource();
  source.buffer = grains ??= noise(audio);
  const colour = audio.createBiquadFilter();
  colour.type = "bandpass";
  colour.frequency.value = pitch;
  source.connect(colour).connect(to);
  return source;
}

function noise(audio: AudioContext): AudioBuffer {
  const made = audio.createBuffer(1, audio.sampleRate / 8, audio.sampleRate);
  const samples = made.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return made;
}
