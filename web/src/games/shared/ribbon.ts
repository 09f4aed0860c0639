import type { Point } from "./motion";

/** Points along a line, each with where it looks and how far it is from the beginning. */
interface Sample extends Point {
  /** Square to the way. */
  nx: number;
  ny: number;
  far: number;
}

const STEPS = 14;

/** A line that winds through all points without a corner. */
function winding(points: readonly Point[]): Sample[] {
  const at = (i: number): Point => points[Math.min(Math.max(i, 0), points.length - 1)]!;
  const line: Point[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let step = 0; step < STEPS; step++) {
      const t = step / STEPS;
      const bend = (a: number, b: number, c: number, d: number) =>
        b + (t / 2) * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * b - a - 3 * c + d)));
      line.push({ x: bend(before.x, from.x, to.x, after.x), y: bend(before.y, from.y, to.y, after.y) });
    }
  }
  line.push(at(points.length - 1));
  let far = 0;
  return line.map((point, i) => {
    const [last, next] = [line[Math.max(0, i - 1)]!, line[Math.min(line.length - 1, i + 1)]!];
    far += Math.hypot(point.x - last.x, point.y - last.y);
    const long = Math.hypot(next.x - last.x, next.y - last.y) || 1;
    return { ...point, nx: -(next.y - last.y) / long, ny: (next.x - last.x) / long, far };
  });
}

/** Neither straight nor regular, and the same every time; between -1 and 1. */
const uneven = (far: number, which: number): number =>
  0.5 * Math.sin(far / 23 + which) + 0.33 * Math.sin(far / 41 + 2.3 * which) + 0.17 * Math.sin(far / 9.7 + which);

const path = (points: Point[]): string =>
  points.map(({ x, y }, i) => `${i ? "L" : "M"}${x.toFixed(1)},${y.toFixed(1)}`).join("");

function aside(line: Sample[], off: (sample: Sample) => number): Point[] {
  return line.map((one) => ({ x: one.x + one.nx * off(one), y: one.y + one.ny * off(one) }));
}

/** Land or water of about this width along a line, with the edge that nature gives it. */
export function ribbon(points: readonly Point[], width: number, wobble: number, round = false): string {
  const line = winding(round ? longer(points, width / 2) : points);
  const length = line[line.length - 1]?.far ?? 0;
  const half = ({ far }: Sample, which: number) => {
    const end = Math.min(1, Math.min(far, length - far) / (width / 2));
    return (width / 2 + wobble * uneven(far, which)) * (round ? Math.sqrt(1 - (1 - end) ** 2) : 1);
  };
  const there = aside(line, (one) => half(one, 1));
  const back = aside(line, (one) => -half(one, 4)).reverse();
  return `${path([...there, ...back])}Z`;
}

/** The line itself, or one that goes so far beside it. */
export function beside(points: readonly Point[], off: number, wobble = 0): string {
  return path(aside(winding(points), ({ far }) => off + wobble * uneven(far, 2 + off)));
}

/** The same, and as much further at both ends. */
function longer(points: readonly Point[], by: number): Point[] {
  const beyond = (from: Point, to: Point): Point => {
    const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    return { x: to.x + ((to.x - from.x) / long) * by, y: to.y + ((to.y - from.y) / long) * by };
  };
  const [first, second] = [points[0]!, points[1] ?? points[0]!];
  const [last, other] = [points[points.length - 1]!, points[points.length - 2] ?? points[0]!];
  return [beyond(second, first), ...points, beyond(other, last)];
}
