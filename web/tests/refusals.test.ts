import { expect, it } from "vitest";
import { Speech } from "../src/lib/text";
import type { Words } from "../src/lib/types";

const TEXT = `
decision-consent = { $seat } asks for your consent on { $parcel }.
refusal-not-your-decision = Asked: { $seats }. { $question }
`;

it("tells which question is open, and to whom", () => {
  const speech = new Speech("en", [TEXT], { things: {}, named: {}, selectors: [] } as unknown as Words);
  const question = { kind: "consent", args: { seat: 0, parcel: "c4r2" } };
  const told = speech.refusal("not-your-decision", { seats: [1, 2], question }, ["Ania", "Olena", "Ola"]);
  expect(told).toBe("Asked: Olena, Ola. Ania asks for your consent on c4r2.");
});
