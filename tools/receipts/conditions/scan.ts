/** A bad scan: askew, coarse, grey, with specks and a dark edge. */
import type { Pixels } from '../../../documents/testing/pixels.ts';
import type { Random } from '../random.ts';
import { clamped, grey, noisy, sampleInto } from './filters.ts';

/** `pixels` is the sheet at the resolution of the scan. */
export function scanned(pixels: Pixels, random: Random): Pixels {
  return noisy(
    speckled(edged(askew(grey(pixels), random), random), random),
    random,
    random.between(5, 13),
    true,
  );
}

/** Up to five degrees, on the white of the lid. */
function askew(pixels: Pixels, random: Random): Pixels {
  const angle = (random.between(-5, 5) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const width = Math.ceil(pixels.width * cos + pixels.height * Math.abs(sin)) + 30;
  const height = Math.ceil(pixels.height * cos + pixels.width * Math.abs(sin)) + 30;
  const data = new Uint8Array(width * height * 3).fill(random.whole(228, 248));
  const colour = new Float32Array(3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [right, down] = [x - width / 2, y - height / 2];
      const fromX = right * cos + down * sin + pixels.width / 2;
      const fromY = down * cos - right * sin + pixels.height / 2;
      if (fromX < 0 || fromY < 0 || fromX >= pixels.width - 1 || fromY >= pixels.height - 1) continue;
      sampleInto(pixels, fromX, fromY, colour);
      data.set(colour, (y * width + x) * 3);
    }
  return { width, height, data };
}

/** Darker towards one side, where the lid does not close, and flatter all over. */
function edged({ width, height, data }: Pixels, random: Random): Pixels {
  const isLeft = random.chance(0.5);
  const reach = width * random.between(0.03, 0.1);
  const depth = random.between(50, 110);
  const [black, white] = [random.between(15, 50), random.between(225, 250)];
  const out = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at += 1) {
    const x = Math.floor(at / 3) % width;
    const shade = depth * Math.exp(-(isLeft ? x : width - x) / reach);
    out[at] = clamped(black + ((data[at] as number) / 255) * (white - black) - shade);
  }
  return { width, height, data: out };
}

/** Dust, a pixel or two each. */
function speckled({ width, height, data }: Pixels, random: Random): Pixels {
  const out = new Uint8Array(data);
  const count = Math.round((width * height) / random.whole(4000, 12000));
  for (let nth = 0; nth < count; nth += 1) {
    const at = (random.whole(0, height - 2) * width + random.whole(0, width - 2)) * 3;
    const size = random.chance(0.2) ? 6 : 3;
    out.fill(random.whole(40, 150), at, at + size);
  }
  return { width, height, data: out };
}
