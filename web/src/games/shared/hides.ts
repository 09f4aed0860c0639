/** A breed has one colour and one pattern everywhere, so that nobody needs the colour alone. */
export interface Coat {
  colour: string;
  /** Whether dark ink is read better on it. */
  light: boolean;
  /** What is drawn again and again on a tile of 10 by 10. */
  pattern: string;
  /** The sign of a beast of this build. */
  build: string;
}

export const COATS: Record<string, Coat> = {
  gray: { colour: "#85817a", light: false, pattern: "", build: "cow-small" },
  green: { colour: "#46744a", light: false, pattern: "M-1,6 L6,-1 M4,11 L11,4", build: "cow-humped" },
  black: { colour: "#33302c", light: false, pattern: "M2,2 h2 v2 h-2 Z M7,7 h2 v2 h-2 Z", build: "cow" },
  white: { colour: "var(--hide-white)", light: true, pattern: "M5,0 V10", build: "cow-polled" },
  yellow: { colour: "#cf9a14", light: true, pattern: "M0,5 H10", build: "cow-dairy" },
  red: { colour: "#a93529", light: false, pattern: "M11,6 L4,-1 M6,11 L-1,4", build: "cow-long-horned" },
  blue: { colour: "#2c5d8e", light: false, pattern: "M0,3 Q2.5,0 5,3 T10,3 M0,8 Q2.5,5 5,8 T10,8", build: "cow-dairy" },
  brown: { colour: "#774a24", light: false, pattern: "M0,0 L10,10 M10,0 L0,10", build: "cow-shaggy" },
  purple: { colour: "#6f3d78", light: false, pattern: "M0,6 L5,1 L10,6 M0,11 L5,6 L10,11", build: "cow-bull" },
  orange: { colour: "#c9681a", light: true, pattern: "M5,0 V10 M0,5 H10", build: "cow" },
};

export const coat = (colour: string): Coat => COATS[colour] ?? COATS["gray"]!;
