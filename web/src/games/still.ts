import type { DrawingProps } from "./drawing";

/** For what is only looked at. */
export const STILL: Pick<DrawingProps, "targets" | "lit" | "wonder" | "standing"> = {
  targets: new Map(),
  lit: new Set(),
  wonder: null,
  standing: null,
};

/** The same things, never to be clicked. */
export function still<Props extends DrawingProps>(props: Props): Props {
  return new Proxy(props, {
    get: (given, part) => Reflect.get(part in STILL ? STILL : given, part) as unknown,
  });
}
