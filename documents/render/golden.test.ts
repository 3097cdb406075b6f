/**
 * Page 1 of every design as a picture, so that a change of its look is seen and meant. To renew the pictures:
 * `GOLDEN=renew npx vitest run --project unit documents/render/golden.test.ts`, then look at what changed.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { InvoiceDocument, Language } from '@belegbar/domain/invoices';
import { assert, decimal } from '@belegbar/domain/money';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { DESIGN_NAMES, type DesignName } from '../designs/index.ts';
import { firstPage } from '../testing/read-pdf.ts';
import { sampleDocument, sampleLines } from '../testing/samples.ts';
import { createCompiler } from './compiler.ts';
import { type Assets, NO_ASSETS, type RenderJob, type RenderResult } from './jobs.ts';

const FOLDER = fileURLToPath(new URL('../../specs/golden/', import.meta.url));
const PIXELS_PER_INCH = 100;
const BYTES_MAXIMUM = 60_000;
/** The pictures have 16 colours, which alone makes them differ by less than this. */
const DIFFERENCE_MAXIMUM = 64;
const DIFFERING_SHARE_MAXIMUM = 0.00005;
const MEAN_MAXIMUM = 1.5;

/** The colours that the designs were drawn with. */
const ACCENTS: Record<DesignName, string> = {
  standard: '#2456a6',
  minimal: '#111111',
  modern: '#e5482d',
  corporate: '#16324f',
  creative: '#ffc400',
  elegant: '#7a1f3d',
  tech: '#0b7c86',
  eco: '#567a2e',
  retro: '#b3261e',
  luxury: '#b8923a',
  custom: '#2456a6',
};

let render: (job: RenderJob) => RenderResult;
let letterhead: Buffer;

beforeAll(async () => {
  render = createCompiler();
  letterhead = await paper();
});

test.each(
  DESIGN_NAMES.flatMap((design) => (['de', 'en'] as const).map((language) => [design, language] as const)),
)('the design %s looks as it did, in %s', async (design, language) => {
  const file = `${FOLDER}${design}-${language}.png`;
  const { data, width, height } = await drawn(design, language);
  if (process.env.GOLDEN === 'renew') {
    mkdirSync(FOLDER, { recursive: true });
    const picture = sharp(data, { raw: { width, height, channels: 3 } });
    writeFileSync(file, await picture.png({ colours: 16, dither: 0, effort: 10 }).toBuffer());
  }
  expect(existsSync(file), 'there is a picture to compare with').toBe(true);
  const golden = readFileSync(file);
  expect(golden.byteLength).toBeLessThan(BYTES_MAXIMUM);
  const { data: expected, info } = await sharp(golden)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([width, height]);
  const { mean, share } = difference(data, expected);
  expect(share, 'share of pixels that differ').toBeLessThan(DIFFERING_SHARE_MAXIMUM);
  expect(mean, 'mean difference').toBeLessThan(MEAN_MAXIMUM);
});

test('a page on which one word is another is seen to differ', async () => {
  const [first, second] = [sample('standard', 'de'), sample('standard', 'de')];
  second.recipient = { ...second.recipient, contactPerson: 'Herr Dr. Änne Straßmann' };
  const [one, other] = [await pictureOf(first), await pictureOf(second)];
  expect(difference(one.data, other.data).share).toBeGreaterThan(DIFFERING_SHARE_MAXIMUM);
});

/** German with VAT of two rates and Skonto; English for a business abroad that owes the VAT itself. */
function sample(template: DesignName, language: Language): InvoiceDocument {
  const business = {
    accentColor: ACCENTS[template],
    ...(template === 'custom' ? { letterhead: 'a'.repeat(64) } : {}),
  };
  const skonto = [{ days: 10, percent: decimal('2') }];
  if (language === 'de') return sampleDocument({ draft: { template, skonto }, business });
  const lines = sampleLines(5).map((line) => ({ ...line, vatCase: 'euService' as const }));
  return sampleDocument({
    draft: { template, language, lines, introduction: '' },
    business,
    client: { country: 'AT', postCode: '1010', city: 'Wien', vatId: 'ATU12345675' },
  });
}

function drawn(design: DesignName, language: Language) {
  const assets = design === 'custom' ? { ...NO_ASSETS, letterhead } : NO_ASSETS;
  return pictureOf(sample(design, language), assets);
}

/** Page 1 of the PDF with three bytes a pixel. */
async function pictureOf(document: InvoiceDocument, assets: Assets = NO_ASSETS) {
  const result = render({ document, assets, output: { kind: 'pdf' } });
  assert(result.kind === 'pdf', 'a PDF was asked for');
  const { data, width, height } = await firstPage(result.bytes, PIXELS_PER_INCH / 72);
  const pixels = sharp(Buffer.from(data), { raw: { width, height, channels: 4 } });
  return { data: await pixels.removeAlpha().raw().toBuffer(), width, height };
}

/** Mean difference of all bytes, and the share of pixels that differ clearly in a channel. */
function difference(left: Buffer, right: Buffer): { mean: number; share: number } {
  let sum = 0;
  let differing = 0;
  for (let at = 0; at < left.length; at += 3) {
    let most = 0;
    for (let channel = at; channel < at + 3; channel++) {
      const apart = Math.abs((left[channel] ?? 0) - (right[channel] ?? 0));
      sum += apart;
      most = Math.max(most, apart);
    }
    if (most > DIFFERENCE_MAXIMUM) differing++;
  }
  return { mean: sum / left.length, share: differing / (left.length / 3) };
}

/** A letterhead with a coloured head and foot. */
function paper(): Promise<Buffer> {
  const band = (height: number) => ({
    create: { width: 827, height, channels: 3 as const, background: '#dfe9e4' },
  });
  return sharp({ create: { width: 827, height: 1170, channels: 3, background: '#ffffff' } })
    .composite([
      { input: band(90), left: 0, top: 0 },
      { input: band(64), left: 0, top: 1106 },
    ])
    .png()
    .toBuffer();
}
