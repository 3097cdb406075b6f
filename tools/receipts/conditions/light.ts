/** The light of a room: from one side, of some colour, with the shadow of whoever takes the photo. */
import type { Random } from '../random.ts';

export interface Light {
  tint: readonly [number, number, number];
  /** 1 is full light; both from 0 to 1 over the picture. */
  at(u: number, v: number): number;
}

export function someLight(random: Random, aspect: number): Light {
  const warmth = random.between(-0.07, 0.1);
  const bright = random.between(0.86, 1.04);
  const angle = random.between(0, 2 * Math.PI);
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  const fall = random.between(0.05, 0.32);
  const shadow = someShadow(random, aspect);
  return {
    tint: [1 + warmth * 0.5, 1, 1 - warmth],
    at: (u, v) => {
      const corner = (u - 0.5) ** 2 + (v - 0.5) ** 2;
      return bright * (1 - fall * ((u - 0.5) * x + (v - 0.5) * y + 0.3)) * (1 - 0.3 * corner) * shadow(u, v);
    },
  };
}

/** Its edge is soft; some photos have none. */
function someShadow(random: Random, aspect: number): (u: number, v: number) => number {
  const hasShadow = random.chance(0.75);
  const angle = random.between(0, 2 * Math.PI);
  const [x, y] = [Math.cos(angle) * aspect, Math.sin(angle)];
  const edge = random.between(-0.25, 0.3);
  const soft = random.between(0.008, 0.07);
  const depth = hasShadow ? random.between(0.2, 0.48) : 0;
  const wave = random.between(0, 0.06);
  return (u, v) => {
    const distance = (u - 0.5) * x + (v - 0.5) * y - edge + wave * Math.sin(9 * (u + v));
    return 1 - depth / (1 + Math.exp(-distance / soft));
  };
}
