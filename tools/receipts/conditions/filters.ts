/** What lenses, sensors and hands do to pixels. All give new ones. */
import type { Pixels } from '../../../documents/testing/pixels.ts';
import type { Random } from '../random.ts';

/** Over five pixels each way; sigma up to about 1.4. */
export function blurred(pixels: Pixels, sigma: number): Pixels {
  const weights = [0, 1, 2].map((distance) => Math.exp(-(distance * distance) / (2 * sigma * sigma)));
  const sum = (weights[0] as number) + 2 * (weights[1] as number) + 2 * (weights[2] as number);
  const whole = weights.map((weight) => Math.round((weight / sum) * 4096));
  return smeared(smeared(pixels, 3, whole), pixels.width * 3, whole);
}

function smeared(
  { width, height, data }: Pixels,
  step: number,
  [centre = 0, near = 0, far = 0]: number[],
): Pixels {
  const out = new Uint8Array(data);
  const end = data.length - 2 * step;
  const total = centre + 2 * near + 2 * far;
  for (let at = 2 * step; at < end; at += 1)
    out[at] =
      ((data[at] as number) * centre +
        ((data[at - step] as number) + (data[at + step] as number)) * near +
        ((data[at - 2 * step] as number) + (data[at + 2 * step] as number)) * far) /
      total;
  return { width, height, data: out };
}

/** Grain of a sensor: the same for the three colours where `isGrey`. */
export function noisy(
  { width, height, data }: Pixels,
  random: Random,
  strength: number,
  isGrey: boolean,
): Pixels {
  const grain = Float32Array.from(
    { length: 65_521 },
    () => (random.next() + random.next() + random.next() - 1.5) * 2 * strength,
  );
  const out = new Uint8Array(data.length);
  let place = random.whole(0, grain.length - 1);
  for (let at = 0; at < data.length; at += 1) {
    if (!isGrey || at % 3 === 0) place = (place + 7) % grain.length;
    out[at] = clamped((data[at] as number) + (grain[place] as number));
  }
  return { width, height, data: out };
}

export function grey({ width, height, data }: Pixels): Pixels {
  const out = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at += 3) {
    const light =
      0.299 * (data[at] as number) + 0.587 * (data[at + 1] as number) + 0.114 * (data[at + 2] as number);
    out.fill(light, at, at + 3);
  }
  return { width, height, data: out };
}

/** By quarters of a turn, clockwise. */
export function turned(pixels: Pixels, quarters: number): Pixels {
  if (quarters === 0) return pixels;
  const { width, height, data } = pixels;
  const out = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const to = (x * height + height - 1 - y) * 3;
      const from = (y * width + x) * 3;
      out[to] = data[from] as number;
      out[to + 1] = data[from + 1] as number;
      out[to + 2] = data[from + 2] as number;
    }
  return turned({ width: height, height: width, data: out }, quarters - 1);
}

/** The colour at a place between pixels, from the four around it; written to `into`. */
export function sampleInto({ width, height, data }: Pixels, x: number, y: number, into: Float32Array): void {
  const left = Math.min(Math.max(x | 0, 0), width - 2);
  const top = Math.min(Math.max(y | 0, 0), height - 2);
  const right = Math.min(Math.max(x - left, 0), 1);
  const down = Math.min(Math.max(y - top, 0), 1);
  const at = (top * width + left) * 3;
  const under = at + width * 3;
  for (let colour = 0; colour < 3; colour += 1) {
    const upper = (data[at + colour] as number) * (1 - right) + (data[at + 3 + colour] as number) * right;
    const lower =
      (data[under + colour] as number) * (1 - right) + (data[under + 3 + colour] as number) * right;
    into[colour] = upper * (1 - down) + lower * down;
  }
}

export function clamped(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : value;
}
