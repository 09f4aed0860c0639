/** How a board is looked at: drawn `scale` times as large, moved by `x` and `y` pixels. */
export interface Camera {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const WHOLE: Camera = { scale: 1, x: 0, y: 0 };
export const CLOSEST = 5;

/** The board always fills its frame. */
export function within({ scale, x, y }: Camera, { width, height }: Size): Camera {
  const size = Math.min(CLOSEST, Math.max(1, scale));
  return {
    scale: size,
    x: Math.min(0, Math.max(width * (1 - size), x)),
    y: Math.min(0, Math.max(height * (1 - size), y)),
  };
}

/** Nearer or farther, while the point of the frame stays over the same point of the board. */
export function zoomed(camera: Camera, by: number, at: { x: number; y: number }, frame: Size): Camera {
  const scale = Math.min(CLOSEST, Math.max(1, camera.scale * by));
  const grown = scale / camera.scale;
  return within(
    { scale, x: at.x - (at.x - camera.x) * grown, y: at.y - (at.y - camera.y) * grown },
    frame,
  );
}

/** Moved just so far that a box, given in the frame, can be seen with some air around it. */
export function showing(
  camera: Camera,
  box: { left: number; right: number; top: number; bottom: number },
  frame: Size,
): Camera {
  const air = 24;
  const shift = (low: number, high: number, most: number) =>
    low < air ? air - low : high > most - air ? most - air - high : 0;
  return within(
    {
      ...camera,
      x: camera.x + shift(box.left, box.right, frame.width),
      y: camera.y + shift(box.top, box.bottom, frame.height),
    },
    frame,
  );
}
