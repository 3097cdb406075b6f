import { PDFDocument, rgb } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { createImageReader } from './index.ts';

const reader = createImageReader();
afterAll(() => reader.close());

/** A4 in points; a red bar over the whole width, 40 points high, at the top. */
async function pdf(size: [number, number] = [595.28, 841.89]): Promise<PDFDocument> {
  const document = await PDFDocument.create();
  const page = document.addPage(size);
  page.drawRectangle({ x: 0, y: size[1] - 40, width: size[0], height: 40, color: rgb(0.8, 0, 0) });
  return document;
}

async function written(bytes: Uint8Array): Promise<Uint8Array> {
  const image = await reader.letterhead(bytes);
  if (!image.ok) throw new Error(image.code);
  return image.bytes;
}

async function colourAt(bytes: Uint8Array, left: number, top: number): Promise<number[]> {
  const raw = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return [...raw];
}

/* 210 mm / 25.4 * 200 = 1653.5; 297 mm / 25.4 * 200 = 2338.6 */
const A4 = { format: 'png', width: 1654, height: 2339, channels: 3, hasAlpha: false, space: 'srgb' };

describe('a letterhead', () => {
  test('as a PDF becomes a picture of its first page in its colours', async () => {
    const document = await pdf();
    document.addPage([595.28, 841.89]).drawCircle({ x: 300, y: 400, size: 200, color: rgb(0, 0, 1) });
    const image = await written(await document.save());
    expect(await sharp(image).metadata()).toMatchObject(A4);
    expect(await colourAt(image, 800, 20)).toEqual([204, 0, 0]);
    expect(await colourAt(image, 800, 1200)).toEqual([255, 255, 255]);
  });

  test('on American paper stands on white, from the top, without being stretched', async () => {
    // 612 x 792 points: as wide as A4 it is 1654 / 612 * 792 = 2140 pixels high.
    const document = await pdf([612, 792]);
    document.getPage(0).drawRectangle({ x: 0, y: 0, width: 612, height: 40, color: rgb(0, 0.8, 0) });
    const image = await written(await document.save());
    expect(await sharp(image).metadata()).toMatchObject(A4);
    expect(await colourAt(image, 800, 20)).toEqual([204, 0, 0]);
    expect(await colourAt(image, 800, 2120)).toEqual([0, 204, 0]);
    expect(await colourAt(image, 800, 2200)).toEqual([255, 255, 255]);
  });

  test('as a picture that can be seen through stands on white', async () => {
    const clear = await sharp({ create: { width: 210, height: 297, channels: 4, background: '#0000ff00' } })
      .png()
      .toBuffer();
    const image = await written(new Uint8Array(clear));
    expect(await sharp(image).metadata()).toMatchObject(A4);
    expect(await colourAt(image, 800, 1200)).toEqual([255, 255, 255]);
  });

  test('that runs a script when opened is only a picture afterwards', async () => {
    const document = await pdf();
    document.addJavaScript('greeting', 'app.alert("script-of-the-letterhead")');
    expect(Buffer.from(await written(await document.save())).includes('script')).toBe(false);
  });
});

const word = new TextEncoder();
const whole = await (await pdf()).save();
const locked = await lockedPdf();

describe('a letterhead is refused:', () => {
  test.each([
    ['text', word.encode('Lena Beispiel, Grafik'), 'file.type'],
    ['an SVG', word.encode('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'file.type'],
    ['a PDF of nothing', word.encode('%PDF-1.7\n%%EOF'), 'file.damaged'],
    ['half a PDF', whole.subarray(0, 200), 'file.damaged'],
    ['a PDF that asks for a password', locked, 'file.password'],
  ])('%s', async (_, bytes, code) => {
    expect(await reader.letterhead(new Uint8Array(bytes))).toEqual({ ok: false, code });
  });
});

async function lockedPdf(): Promise<Uint8Array> {
  const document = await pdf();
  await document.encrypt({ userPassword: 'geheim', ownerPassword: 'geheimer' });
  return document.save();
}
