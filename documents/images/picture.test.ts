import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { createImageReader, type ImageType } from './index.ts';

const reader = createImageReader();
afterAll(() => reader.close());

const PRINTED: readonly ImageType[] = ['image/png', 'image/jpeg'];
const signature = Buffer.from('89504e470d0a1a0a', 'hex');
const page = Buffer.from('<html><script>alert(1)</script></html>');

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  return Buffer.concat([uint32(data.byteLength), body, uint32(crc32(body))]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** A grey image of 8 bits a pixel; `pixels` stands in for what the size asks for. */
function png(width: number, height: number, pixels = Buffer.alloc(height * (width + 1))): Buffer {
  const header = Buffer.concat([uint32(width), uint32(height), Buffer.from([8, 0, 0, 0, 0])]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Two halves, red left and blue right, 40 by 20 pixels. */
const halves = sharp(
  Buffer.from(Array.from({ length: 800 }, (_, at) => (at % 40 < 20 ? [220, 0, 0] : [0, 0, 220])).flat()),
  { raw: { width: 40, height: 20, channels: 3 } },
);
const jpeg = await halves.clone().jpeg().toBuffer();
const webp = await halves.clone().webp().toBuffer();
const [frameAt, scanAt] = [jpeg.indexOf('ffc0', 'hex'), jpeg.indexOf('ffda', 'hex')];

/** The JPEG with another size in its frame. */
function sized(width: number, height: number): Buffer {
  const changed = Buffer.from(jpeg);
  changed.writeUInt16BE(height, frameAt + 5);
  changed.writeUInt16BE(width, frameAt + 7);
  return changed;
}

const read = (bytes: Uint8Array, types = PRINTED) => reader.picture(new Uint8Array(bytes), types);

async function written(bytes: Uint8Array, types = PRINTED): Promise<Uint8Array> {
  const image = await read(bytes, types);
  if (!image.ok) throw new Error(image.code);
  return image.bytes;
}

describe('a picture', () => {
  test.each([
    ['a PNG', png(40, 20), 'image/png'],
    ['a JPEG', jpeg, 'image/jpeg'],
    ['a PNG as large as a photograph', png(4000, 4000), 'image/png'],
    ['a WebP, which becomes a PNG', webp, 'image/png'],
  ])('%s is taken', async (_, bytes, contentType) => {
    expect(await read(bytes, [...PRINTED, 'image/webp'])).toMatchObject({ ok: true, contentType });
  });

  test('loses where and with what it was taken', async () => {
    const exif = { IFD0: { Copyright: 'Lena Beispiel', Model: 'Kamera 7' } };
    const photograph = await halves.clone().jpeg().withExif(exif).toBuffer();
    expect(photograph.includes('Kamera 7')).toBe(true);
    expect(Buffer.from(await written(photograph)).includes('Kamera 7')).toBe(false);
    expect((await sharp(await written(photograph)).metadata()).exif).toBeUndefined();
  });

  test('stands upright when the camera was held sideways', async () => {
    const sideways = await halves.clone().jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const { data, info } = await sharp(await written(sideways))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([20, 40]);
    const [red, , blue] = [data[0] ?? 0, data[1], data[2] ?? 0];
    expect(red).toBeGreaterThan(blue);
  });

  test('in the colours of a printing press becomes one of a screen', async () => {
    const press = await halves.clone().toColourspace('cmyk').jpeg().toBuffer();
    expect((await sharp(press).metadata()).channels).toBe(4);
    expect((await sharp(await written(press)).metadata()).space).toBe('srgb');
  });

  test('keeps what can be seen through', async () => {
    const clear = await sharp({ create: { width: 4, height: 4, channels: 4, background: '#ff000080' } })
      .png()
      .toBuffer();
    expect((await sharp(await written(clear)).metadata()).hasAlpha).toBe(true);
  });

  test('gives the same bytes each time', async () => {
    expect(await written(jpeg)).toEqual(await written(jpeg));
  });
});

test.each([
  ['a PNG', png(40, 20), page],
  ['a JPEG', jpeg, page],
  ['a JPEG with a second image behind it, as cameras write it', jpeg, sized(10, 5)],
])('%s loses what stands behind its end', async (_, image, more) => {
  expect(await written(Buffer.concat([image, more]))).toEqual(await written(image));
});

const damaged = Buffer.from(png(40, 20));
damaged.writeUInt8(7, 20);

describe('a file is refused by its content:', () => {
  test.each([
    ['nothing', Buffer.alloc(0), 'file.type'],
    ['text', Buffer.from('not an image'), 'file.type'],
    ['a web page', page, 'file.type'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'file.type'],
    ['a PDF', Buffer.from('%PDF-1.7\n%%EOF'), 'file.type'],
    ['a GIF', Buffer.from('GIF89a\u0001\0\u0001\0\0\0\0;', 'latin1'), 'file.type'],
    ['a WebP where none is taken', webp, 'file.type'],
    ['only the head of a PNG', Buffer.concat([signature, Buffer.alloc(60)]), 'file.damaged'],
    ['a PNG that is cut off', png(40, 20).subarray(0, -20), 'file.damaged'],
    ['a PNG with a changed byte', damaged, 'file.damaged'],
    ['a PNG with too few pixels', png(40, 20, Buffer.alloc(100)), 'file.damaged'],
    ['a PNG without width', png(0, 20), 'file.damaged'],
    ['a PNG with a side of 5,001 pixels', png(5001, 1), 'file.dimensions'],
    ['a PNG of 900,000 by 900,000 pixels', png(900_000, 900_000, Buffer.alloc(1)), 'file.dimensions'],
    ['a PNG of billions of pixels', png(2_000_000_000, 2_000_000_000, Buffer.alloc(1)), 'file.damaged'],
    ['a JPEG of 65,500 pixels a side', sized(65_500, 65_500), 'file.dimensions'],
    ['a JPEG whose end is missing', jpeg.subarray(0, scanAt + 16), 'file.damaged'],
    ['a JPEG whose picture is missing', jpeg.subarray(0, scanAt), 'file.damaged'],
    ['only the head of a JPEG', jpeg.subarray(0, 10), 'file.damaged'],
    ['a JPEG without width', sized(0, 20), 'file.damaged'],
  ])('%s', async (_, bytes, code) => {
    expect(await read(bytes)).toEqual({ ok: false, code });
  });
});

test('a PNG that unpacks to far more than its size asks for does not grow in memory', async () => {
  const before = await written(png(40, 20));
  expect(await written(png(40, 20, Buffer.alloc(50_000_000)))).toEqual(before);
});
