/** A photo by a phone: a slip that is not flat, on a table, seen from the side, in the light of a room. */
import type { Pixels } from '../../../documents/testing/pixels.ts';
import type { Random } from '../random.ts';
import { valueAt } from './field.ts';
import { blurred, clamped, noisy, sampleInto } from './filters.ts';
import { type Corner, type Corners, inverted, ontoCorners } from './homography.ts';
import { someLight } from './light.ts';
import { type Glare, type Grip, inFinger } from './spoil.ts';
import { crumpled } from './surface.ts';
import { someTable } from './table.ts';

export interface Scene {
  /** Of the picture. */
  width: number;
  height: number;
  /** Which part of the picture the slip may fill, from edge to edge. */
  fill: number;
  /** From 0 to 1. */
  crumple: number;
  glare: Glare | null;
  grip: Grip | null;
}

export function photographed(slip: Pixels, scene: Scene, random: Random): Pixels {
  const { width, height } = scene;
  const corners = someCorners(slip, scene, random);
  const colourAt = lookingAt(slip, scene, corners, random);
  const light = someLight(random, width / height);
  const data = new Uint8Array(width * height * 3);
  const colour = new Float32Array(3);
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 3) {
      colourAt(x, y, colour);
      const lit = light.at(x / width, y / height);
      for (let part = 0; part < 3; part += 1)
        data[at + part] = clamped((colour[part] as number) * lit * (light.tint[part] as number));
    }
  return noisy(
    blurred({ width, height, data }, random.between(0.5, 1.1)),
    random,
    random.between(2, 7),
    false,
  );
}

/** As large as `fill` lets it be, turned a little, each corner nearer or farther by itself. */
export function someCorners(slip: Pixels, { width, height, fill }: Scene, random: Random): Corners {
  const scale = Math.min((width * fill) / slip.width, (height * fill) / slip.height);
  const [halfWidth, halfHeight] = [(slip.width * scale) / 2, (slip.height * scale) / 2];
  const angle = (random.between(-7, 7) * Math.PI) / 180;
  const spare = 1 - fill;
  const [left, top] = [
    width * (0.5 + random.between(-0.3, 0.3) * spare),
    height * (0.5 + random.between(-0.3, 0.3) * spare),
  ];
  const near = 0.045 * Math.min(width, height) * fill;
  const corner = (x: number, y: number): Corner => [
    left + x * halfWidth * Math.cos(angle) - y * halfHeight * Math.sin(angle) + random.between(-near, near),
    top + x * halfWidth * Math.sin(angle) + y * halfHeight * Math.cos(angle) + random.between(-near, near),
  ];
  return within([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)], width, height);
}

/** Nothing of the slip lies beside the picture: smaller and moved where it would. */
function within(corners: Corners, width: number, height: number): Corners {
  const spare = 0.025;
  const axis = (part: 0 | 1, length: number) => {
    const places = corners.map((corner) => corner[part]);
    const [least, most] = [Math.min(...places), Math.max(...places)];
    const [from, to] = [length * spare, length * (1 - spare)];
    return { least, most, from, to, scale: Math.min(1, (to - from) / (most - least)) };
  };
  const axes = [axis(0, width), axis(1, height)] as const;
  const scale = Math.min(axes[0].scale, axes[1].scale);
  const placed = (corner: Corner, part: 0 | 1) => {
    const { least, most, from, to } = axes[part];
    const start = Math.max(from, Math.min(least, to - (most - least) * scale));
    return start + (corner[part] - least) * scale;
  };
  const [a, b, c, d] = corners.map((corner): Corner => [placed(corner, 0), placed(corner, 1)]);
  return [a, b, c, d] as Corners;
}

/** The colour of each pixel of the picture before light falls on it. */
function lookingAt(
  slip: Pixels,
  { width, height, crumple, glare, grip }: Scene,
  corners: Corners,
  random: Random,
) {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = inverted(ontoCorners(corners));
  const surface = crumpled(random, crumple, slip.height / slip.width);
  const table = someTable(random);
  const paper = random.between(0.9, 0.97);
  const [shadowX, shadowY] = [random.between(-0.02, 0.02), random.between(0.004, 0.016)];
  const skin = random.pick([
    [224, 172, 140],
    [198, 140, 108],
    [141, 92, 66],
    [240, 196, 170],
  ] as const);
  return (x: number, y: number, into: Float32Array) => {
    const depth = g * x + h * y + 1;
    const u = (a * x + b * y + c) / depth;
    const v = (d * x + e * y + f) / depth;
    const finger =
      grip === null ? -1 : inFinger(grip, u * slip.width, v * slip.height, slip.width, slip.height);
    if (finger > 0) return skinInto(skin, finger, into);
    const isNear = u > -0.1 && u < 1.1 && v > -0.1 && v < 1.1;
    const across = isNear ? u + valueAt(surface.right, u, v) : u;
    const down = isNear ? v + valueAt(surface.down, u, v) : v;
    if (across < 0 || across > 1 || down < 0 || down > 1) {
      table(x / width, y / height, into);
      shadeInto(into, underSlip(across - shadowX, down - shadowY * (slip.width / slip.height)));
      return;
    }
    sampleInto(slip, across * slip.width - 0.5, down * slip.height - 0.5, into);
    shadeInto(into, paper * valueAt(surface.light, across, down));
    if (finger > -0.35) shadeInto(into, 0.65 - finger);
    const white = glare === null ? 0 : glare(across, down);
    if (white > 0.01)
      for (let part = 0; part < 3; part += 1) into[part] = (into[part] as number) * (1 - white) + 262 * white;
  };
}

/** The slip's own shadow on the table. */
function underSlip(u: number, v: number): number {
  const outside = Math.max(-u, u - 1, -v, v - 1, 0);
  return outside > 0.03 ? 1 : 0.62 + 0.38 * (outside / 0.03);
}

function shadeInto(colour: Float32Array, light: number): void {
  for (let part = 0; part < 3; part += 1) colour[part] = (colour[part] as number) * light;
}

/** Round: darker towards its edge. */
function skinInto(skin: readonly [number, number, number], inside: number, into: Float32Array): void {
  const light = 0.62 + 0.42 * Math.sqrt(inside);
  into.set(skin);
  shadeInto(into, light);
}
