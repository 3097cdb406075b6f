/** A sheet that does not lie flat: where its points are moved to, and how light it is there. */
import type { Random } from '../random.ts';
import { type Field, fieldOf, noiseField, valueAt } from './field.ts';

export interface Surface {
  /** In parts of the sheet's width and height. */
  right: Field;
  down: Field;
  /** 1 is as light as a flat one. */
  light: Field;
}

interface Fold {
  x: number;
  y: number;
  normal: readonly [number, number];
  height: number;
  width: number;
}

const FINE = 150;

/** @param crumple from 0, flat, to 1, out of a pocket @param aspect height by width */
export function crumpled(random: Random, crumple: number, aspect: number): Surface {
  const folds = someFolds(random, Math.round(3 + 12 * crumple), crumple);
  const waves = noiseField(random, 4, 3 + Math.round(3 * aspect));
  const bend = random.between(-0.014, 0.014);
  const phase = random.between(0, Math.PI);
  const slopes = (u: number, v: number) => slopeOf(folds, u, v * aspect);
  const rows = Math.min(400, Math.round(FINE * Math.max(1, aspect)));
  return {
    right: fieldOf(60, 90, (u, v) => slopes(u, v)[0] * 0.035 + bend * Math.sin(phase + v * 4)),
    down: fieldOf(60, 90, (u, v) => (slopes(u, v)[1] * 0.035 + bend * Math.sin(u * 3)) / aspect),
    light: fieldOf(FINE, rows, (u, v) => {
      const [along, across] = slopes(u, v);
      return Math.min(1.08, Math.max(0.6, 1 + 0.9 * along - 0.7 * across + 0.06 * valueAt(waves, u, v)));
    }),
  };
}

/** One across, as from a wallet, and others anywhere. */
function someFolds(random: Random, count: number, crumple: number): Fold[] {
  return Array.from({ length: count }, (_, nth) => {
    const angle = nth === 0 ? random.between(1.5, 1.64) : random.between(0, 2 * Math.PI);
    return {
      x: random.next(),
      y: random.next() * 2.5,
      normal: [Math.cos(angle), Math.sin(angle)],
      height: random.between(-0.16, 0.16) * (0.3 + crumple),
      width: random.between(0.03, 0.16),
    };
  });
}

/** Turns about at a fold and runs out from it. */
function slopeOf(folds: readonly Fold[], x: number, y: number): readonly [number, number] {
  let [along, across] = [0, 0];
  for (const { x: left, y: top, normal, height, width } of folds) {
    const distance = (x - left) * normal[0] + (y - top) * normal[1];
    const side = -(x - left) * normal[1] + (y - top) * normal[0];
    const ridge = 0.2 + 0.8 * Math.tanh(distance / 0.014);
    const strength = (height * ridge * Math.exp(-Math.abs(distance) / width)) / (1 + side * side);
    along += strength * normal[0];
    across += strength * normal[1];
  }
  return [along, across];
}
