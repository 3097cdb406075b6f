import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { checkImage } from './image.ts';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');

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

function jpeg(width: number, height: number): Buffer {
  const frame = Buffer.from([
    0xff,
    0xc0,
    0,
    11,
    8,
    height >> 8,
    height & 255,
    width >> 8,
    width & 255,
    1,
    1,
    0x11,
    0,
  ]);
  const scan = Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 1, 2, 3]);
  return Buffer.concat([Buffer.from([0xff, 0xd8]), frame, scan, Buffer.from([0xff, 0xd9])]);
}

function check(bytes: Uint8Array, name = 'logo.png') {
  return checkImage(new File([new Uint8Array(bytes)], name));
}

describe('an image', () => {
  test.each([
    ['a PNG', png(40, 20), 'image/png'],
    ['a JPEG', jpeg(40, 20), 'image/jpeg'],
    ['a PNG as large as a photograph', png(4000, 4000), 'image/png'],
  ])('%s is taken, whatever its name', async (_, bytes, contentType) => {
    expect(await check(bytes, 'logo.txt')).toMatchObject({ ok: true, contentType });
  });
});

test.each([
  ['a PNG', png(40, 20), Buffer.from('<html><script>alert(1)</script></html>')],
  ['a JPEG', jpeg(40, 20), Buffer.from('<html><script>alert(1)</script></html>')],
  ['a JPEG with a second image behind it, as cameras write it', jpeg(40, 20), jpeg(10, 5)],
])('%s loses what stands behind its end', async (_, image, more) => {
  const checked = await check(Buffer.concat([image, more]));
  expect(checked.ok && Buffer.from(checked.bytes).equals(image)).toBe(true);
});

test('a JPEG ends at its end marker, which within a scan may look like one', async () => {
  // Stuffed 0xFF, a restart marker, and a second scan with a table before it, as progressive images have.
  const scans = Buffer.from('ff00d9ffd0d9ffc4000401d9ffda0008010100003f00d9', 'hex');
  const image = Buffer.concat([jpeg(40, 20).subarray(0, -2), scans, Buffer.from('ffd9', 'hex')]);
  const checked = await check(Buffer.concat([image, Buffer.from('<html>')]));
  expect(checked.ok && Buffer.from(checked.bytes).equals(image)).toBe(true);
});

describe('an upload is refused by its content:', () => {
  const whole = png(40, 20);
  const damaged = Buffer.from(whole);
  damaged.writeUInt8(7, 20);
  test.each([
    ['nothing', Buffer.alloc(0), 'file.empty'],
    ['text', Buffer.from('not an image'), 'file.type'],
    ['a web page', Buffer.from('<html><script>alert(1)</script></html>'), 'file.type'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'file.type'],
    ['a PDF', Buffer.from('%PDF-1.7\n%%EOF'), 'file.type'],
    ['a GIF', Buffer.from('GIF89a\u0001\0\u0001\0\0\0\0;', 'latin1'), 'file.type'],
    ['more than 2 MB', Buffer.concat([whole, Buffer.alloc(2 * 1024 * 1024)]), 'file.size'],
    ['only the head of a PNG', Buffer.concat([signature, Buffer.alloc(60)]), 'file.type'],
    ['a PNG that is cut off', whole.subarray(0, -6), 'file.damaged'],
    ['a PNG with a changed byte', damaged, 'file.damaged'],
    ['a PNG with too few pixels', png(40, 20, Buffer.alloc(100)), 'file.damaged'],
    ['a PNG that unpacks to far more than its size', png(40, 20, Buffer.alloc(1_000_000)), 'file.damaged'],
    ['a PNG without width', png(0, 20), 'file.damaged'],
    ['a PNG with a side of 5,001 pixels', png(5001, 1), 'file.dimensions'],
    ['a PNG of billions of pixels', png(2_000_000_000, 2_000_000_000, Buffer.alloc(1)), 'file.dimensions'],
    ['a JPEG of 65,535 pixels a side', jpeg(65_535, 65_535), 'file.dimensions'],
    ['a JPEG without its end', jpeg(40, 20).subarray(0, -2), 'file.damaged'],
    ['only the head of a JPEG', jpeg(40, 20).subarray(0, 10), 'file.damaged'],
    ['a JPEG without width', jpeg(0, 20), 'file.damaged'],
  ])('%s', async (_, bytes, code) => {
    expect(await check(bytes)).toMatchObject({ ok: false, code });
  });
});
