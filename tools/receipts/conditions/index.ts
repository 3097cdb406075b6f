/** Pictures of a page under a condition: the bytes depend on the page and the seed alone. */
import { jpegOf, type Pixels, pngOf, resized } from '../../../documents/testing/pixels.ts';
import { type Random, randomOf } from '../random.ts';
import { turned } from './filters.ts';
import { photographed } from './photo.ts';
import { scanned } from './scan.ts';
import { faded, freeGrip, someGlare } from './spoil.ts';

export const CONDITIONS = ['clean', 'scan', 'photo'] as const;
export type Condition = (typeof CONDITIONS)[number];

export interface MadePicture {
  bytes: Uint8Array;
  extension: 'png' | 'jpg';
  /** What is hard about it, for tables of hits: `glare`, `faded`, `fingers`, `turned`, `exif`, `margin`. */
  extras: string[];
}

/** A page of a document, and how wide the paper of it is. */
export interface Page {
  pixels: Pixels;
  widthMm: number;
}

export async function pictureUnder(condition: Condition, page: Page, seed: number): Promise<MadePicture> {
  const random = randomOf(seed, condition);
  if (condition === 'clean') return { bytes: await pngOf(page.pixels), extension: 'png', extras: [] };
  if (condition === 'photo') return photoOf(page, random);
  const coarse = random.whole(isNarrow(page) ? 110 : 125, 150) / dotsPerInch(page);
  const { width, height } = page.pixels;
  const small = await resized(page.pixels, Math.round(width * coarse), Math.round(height * coarse));
  return { bytes: await jpegOf(scanned(small, random), 40), extension: 'jpg', extras: [] };
}

async function photoOf(page: Page, random: Random): Promise<MadePicture> {
  const isRoll = isNarrow(page);
  const has = {
    glare: random.chance(0.3),
    faded: isRoll && random.chance(0.3),
    fingers: random.chance(0.3),
    margin: isRoll && random.chance(0.15),
    turned: random.chance(0.2),
    exif: random.chance(0.2),
  };
  /** Of a whole page smaller ones could not be read by anybody. */
  const long = random.whole(isRoll ? 20 : 26, 30) * 100;
  const fill = has.margin ? random.between(0.5, 0.62) : random.between(0.84, 0.95);
  const radius = (random.between(7.5, 9.5) * dotsPerInch(page)) / 25.4;
  const taken = photographed(
    has.faded ? faded(page.pixels, random) : page.pixels,
    {
      width: Math.round(long * 0.75),
      height: long,
      fill,
      crumple: isRoll ? random.between(0.15, 1) : random.between(0, 0.6),
      glare: has.glare ? someGlare(random) : null,
      grip: has.fingers ? freeGrip(page.pixels, random, radius) : null,
    },
    random,
  );
  const quarters = has.turned || has.exif ? random.whole(1, 3) : 0;
  const orientation = has.exif && !has.turned ? [1, 8, 3, 6][quarters] : undefined;
  const bytes = await jpegOf(turned(taken, quarters), random.whole(40, 70), orientation);
  const extras = Object.entries({ ...has, exif: orientation !== undefined }).filter(([, is]) => is);
  return { bytes, extension: 'jpg', extras: extras.map(([name]) => name) };
}

/** A roll of a till, and no page of A4. */
function isNarrow({ widthMm }: Page): boolean {
  return widthMm < 120;
}

function dotsPerInch({ pixels, widthMm }: Page): number {
  return (pixels.width / widthMm) * 25.4;
}
