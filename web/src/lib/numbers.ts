import type { Language } from "./text";

const HYPHEN = "-";
const MINUS = "\u2212";

/** The hyphen before a negative number becomes the sign that belongs there. */
export const withMinus = (number: string): string => number.replace(HYPHEN, MINUS);

/** A number of points, dollars and the like. */
export const figure = (value: number): string => withMinus(String(value));

/** Numbers with at most one decimal place, as they are written in a language. */
export function decimals(language: Language): (value: number) => string {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (value) => withMinus(format.format(value));
}
