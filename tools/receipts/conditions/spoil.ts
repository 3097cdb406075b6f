/** What happens to a slip before and while it is photographed: it fades, light falls on it, fingers hold it. */
import type { Pixels } from '../../../documents/testing/pixels.ts';
import type { Random } from '../random.ts';
import { noiseField, valueAt } from './field.ts';

/** Thermal print loses its black, more towards one end, never so much that nobody can read it. */
export function faded({ width, height, data }: Pixels, random: Random): Pixels {
  const blotches = noiseField(random, 5, 9);
  const [first, last] = random.chance(0.5) ? [0.9, 0.38] : [0.38, 0.9];
  const paper = [250, 247, 238];
  const out = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const kept = first + (last - first) * (y / height) + 0.09 * valueAt(blotches, x / width, y / height);
      const at = (y * width + x) * 3;
      for (let colour = 0; colour < 3; colour += 1) {
        const white = paper[colour] as number;
        out[at + colour] = white + ((data[at + colour] as number) - 255) * (white / 255) * kept;
      }
    }
  return { width, height, data: out };
}

export type Glare = (u: number, v: number) => number;

/** How much of white lies over each place of the slip, from 0 to about a half: what is below can still be read. */
export function someGlare(random: Random): Glare {
  const [left, top] = [random.next(), random.next()];
  const [wide, high] = [random.between(0.12, 0.3), random.between(0.08, 0.2)];
  const most = random.between(0.35, 0.55);
  return (u, v) => most * Math.exp(-(((u - left) / wide) ** 2) - ((v - top) / high) ** 2);
}

/** Where a finger holds the slip: from which edge, at which place along it, and how far it reaches in. All in pixels of the slip. */
export interface Grip {
  side: 'left' | 'right' | 'bottom';
  along: number;
  reach: number;
  radius: number;
}

/** A place at an edge where nothing is printed below the finger. */
export function freeGrip({ width, height, data }: Pixels, random: Random, radius: number): Grip {
  const isInk = (x: number, y: number) => (data[(y * width + x) * 3 + 1] as number) < 200;
  const free = (side: Grip['side'], along: number) => {
    const most = Math.round(radius * 1.3);
    for (let depth = 0; depth < most; depth += 1)
      for (let near = -radius * 1.15; near <= radius * 1.15; near += 1) {
        const place = Math.round(along + near);
        const [x, y] =
          side === 'bottom'
            ? [place, height - 1 - depth]
            : [side === 'left' ? depth : width - 1 - depth, place];
        if (x >= 0 && y >= 0 && x < width && y < height && isInk(x, y)) return depth;
      }
    return most;
  };
  const tried = Array.from({ length: 24 }, (): Grip => {
    const side = random.pick(['left', 'right', 'bottom'] as const);
    const along = (side === 'bottom' ? width : height) * random.between(0.12, 0.88);
    return { side, along, reach: free(side, along) * 0.85, radius };
  });
  return tried.reduce((best, grip) => (grip.reach > best.reach ? grip : best));
}

/** How far inside the finger a place of the slip is: 0 at its edge, 1 along its middle; below 0 it is beside it. */
export function inFinger(
  { side, along, reach, radius }: Grip,
  x: number,
  y: number,
  width: number,
  height: number,
): number {
  const depth = side === 'left' ? x : side === 'right' ? width - x : height - y;
  const beside = (side === 'bottom' ? x : y) - along;
  const before = Math.max(0, depth - (reach - radius));
  return 1 - Math.hypot(beside, before) / radius;
}
