import { expect, test } from 'vitest';
import { greyPng } from '../testing/png.ts';
import { readLogo } from './index.ts';

const png = greyPng(40, 10);

test('a PNG says its size', () => {
  expect(readLogo(png)).toEqual({ ok: true, format: 'png', width: 40, height: 10, opaque: false });
});

test.each([
  [0, true],
  [2, true],
  [3, false],
  [4, false],
  [6, false],
])('of a PNG of colour type %i nothing shows through: %s', (type, opaque) => {
  const bytes = Buffer.from(png);
  bytes.writeUInt8(type, 25);
  expect(readLogo(bytes)).toMatchObject({ ok: true, opaque });
});

test.each([
  ['a baseline JPEG', jpeg(0xc0, 3), { ok: true, format: 'jpg', width: 300, height: 200, opaque: true }],
  ['a progressive JPEG', jpeg(0xc2, 3), { ok: true, format: 'jpg', width: 300, height: 200, opaque: true }],
  ['a grey JPEG', jpeg(0xc0, 1), { ok: true, format: 'jpg', width: 300, height: 200, opaque: true }],
  ['a CMYK JPEG', jpeg(0xc0, 4), { ok: false, code: 'logo.colours' }],
  ['a JPEG that ends before its frame', jpeg(0xc0, 3).subarray(0, 12), { ok: false, code: 'logo.format' }],
  ['a PNG that ends in its header', png.subarray(0, 20), { ok: false, code: 'logo.format' }],
  ['a PNG of 100,000 x 100,000 pixels', withWidth(100_000), { ok: false, code: 'logo.size' }],
  ['a PNG of no width', withWidth(0), { ok: false, code: 'logo.size' }],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), { ok: false, code: 'logo.format' }],
  ['a program called logo.png', Buffer.from('MZ\u0090\u0000'), { ok: false, code: 'logo.format' }],
  ['nothing', Buffer.alloc(0), { ok: false, code: 'logo.format' }],
])('%s', (_, bytes, expected) => {
  expect(readLogo(bytes)).toEqual(expected);
});

/** Start of image, an application segment, start of frame 300 x 200, and some bytes of data. */
function jpeg(marker: number, components: number): Buffer {
  const application = [0xff, 0xe0, 0x00, 0x04, 0x4a, 0x46];
  const frame = [0xff, marker, 0x00, 0x11, 0x08, 0x00, 0xc8, 0x01, 0x2c, components];
  return Buffer.from([0xff, 0xd8, ...application, ...frame, ...Array.from({ length: 20 }, () => 0)]);
}

function withWidth(width: number): Buffer {
  const changed = Buffer.from(png);
  changed.writeUInt32BE(width, 16);
  return changed;
}
