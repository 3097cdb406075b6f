/** What a slip lies on while it is photographed. */
import type { Random } from '../random.ts';
import { type Field, noiseField, valueAt } from './field.ts';

/** Red, green and blue at a place of the picture, both from 0 to 1; written to `into`. */
export type Table = (u: number, v: number, into: Float32Array) => void;

const COLOURS = {
  wood: [
    [142, 98, 60],
    [178, 134, 88],
    [92, 62, 42],
    [205, 178, 140],
  ],
  stone: [
    [120, 122, 126],
    [188, 184, 178],
    [70, 72, 78],
  ],
  cloth: [
    [96, 116, 140],
    [168, 92, 84],
    [216, 210, 198],
    [60, 78, 66],
  ],
  desk: [
    [44, 44, 48],
    [226, 224, 220],
    [108, 84, 66],
  ],
} as const;

export function someTable(random: Random): Table {
  const kind = random.pick(Object.keys(COLOURS) as (keyof typeof COLOURS)[]);
  const colour = random.pick<readonly [number, number, number]>(COLOURS[kind]);
  const lightness = lightnessOf(kind, random);
  return (u, v, into) => {
    const light = 1 + lightness(u, v);
    into[0] = colour[0] * light;
    into[1] = colour[1] * light;
    into[2] = colour[2] * light;
  };
}

function lightnessOf(kind: keyof typeof COLOURS, random: Random): (u: number, v: number) => number {
  const broad = noiseField(random, 12, 12);
  const fine = noiseField(random, 420, 420);
  if (kind === 'wood') return wood(noiseField(random, 5, 260), broad, random.chance(0.5));
  if (kind === 'stone') return (u, v) => 0.1 * valueAt(broad, u, v) + 0.16 * valueAt(fine, u, v);
  if (kind === 'cloth')
    return (u, v) => 0.09 * (Math.sin(u * 900) + Math.sin(v * 1100)) + 0.07 * valueAt(broad, u, v);
  return (u, v) => 0.05 * valueAt(broad, u, v) + 0.03 * valueAt(fine, u, v);
}

/** Long grain, and boards with a gap between them. */
function wood(grain: Field, broad: Field, isUpright: boolean): (u: number, v: number) => number {
  return (u, v) => {
    const [along, across] = isUpright ? [v, u] : [u, v];
    const bent = across + 0.014 * valueAt(broad, along, across);
    const gap = Math.abs(((across * 4.3) % 1) - 0.5) > 0.492 ? -0.5 : 0;
    return 0.2 * valueAt(grain, along, bent) + 0.05 * valueAt(broad, across, along) + gap;
  };
}
