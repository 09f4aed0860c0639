import { prefersReducedMotion } from "svelte/motion";
import type { TransitionConfig } from "svelte/transition";

/**
 * Pieces move to where the view already has them: the view always wins, nothing waits for a motion,
 * and a reader who wants none sees none.
 */
export interface Point {
  x: number;
  y: number;
}

const STEP_MS = 230;
const LONGEST_MS = 1600;

/** Go along points to the last one, where the piece already stands. */
export function travel(piece: Element, points: Point[]): Animation | null {
  if (prefersReducedMotion.current || points.length < 2) return null;
  const frames = points.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
  const duration = Math.min((points.length - 1) * STEP_MS, LONGEST_MS);
  return piece.animate(frames, { duration, easing: "ease-in-out" });
}

/** A new piece grows into its place; one that leaves lifts off. */
export function appear(piece: Element, { delay = 0 } = {}): TransitionConfig {
  if (prefersReducedMotion.current) return { duration: 0 };
  (piece as SVGElement).style.transformBox = "fill-box";
  (piece as SVGElement).style.transformOrigin = "center";
  return {
    delay,
    duration: 320,
    css: (t) => `opacity: ${t}; transform: scale(${0.6 + 0.4 * t});`,
  };
}

/** A disc is taken from its space: up and away. */
export function lift(piece: Element): TransitionConfig {
  (piece as SVGElement).style.pointerEvents = "none";
  return {
    duration: prefersReducedMotion.current ? 0 : 420,
    css: (t, u) => `opacity: ${t}; transform: translateY(${-22 * u}px) scale(${1 + 0.4 * u});`,
  };
}

/** A card flies down to the discard pile. */
export function flyAway(piece: Element): TransitionConfig {
  if (prefersReducedMotion.current) return { duration: 0 }; // nor is anything measured
  const from = piece.getBoundingClientRect();
  const pile = piece.parentElement?.querySelector("[data-pile=discard]")?.getBoundingClientRect();
  const [dx, dy] = pile ? [pile.x - from.x, pile.y - from.y] : [0, -40];
  return {
    duration: 380,
    css: (t, u) =>
      `position: relative; z-index: 2; opacity: ${0.3 + 0.7 * t};` +
      `transform: translate(${dx * u}px, ${dy * u}px) rotate(${12 * u}deg);`,
  };
}

/** A piece comes from so far above or below, and goes back there; nothing is measured for it. */
export function drop(_: Element, { from = 0, duration = 380 } = {}): TransitionConfig {
  return {
    duration: prefersReducedMotion.current ? 0 : duration,
    css: (t, u) => `opacity: ${t}; transform: translateY(${from * u * u}px);`,
  };
}
