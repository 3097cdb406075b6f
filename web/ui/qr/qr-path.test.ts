import jsQr from 'jsqr';
import { expect, test } from 'vitest';
import { qrPath } from './qr-path.ts';

/** The types name the function itself, the CommonJS file holds it in `default`. */
const read = Reflect.get(jsQr, 'default') as typeof jsQr;

const ADDRESSES = [
  'otpauth://totp/Belegbar:lena%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXPJBSA&issuer=Belegbar&digits=6&period=30',
  `otpauth://totp/Belegbar:${'sehr-langer-name.'.repeat(10)}%40example.com?secret=JBSWY3DPEHPK3PXP&issuer=Belegbar`,
];

test.each(ADDRESSES)('a phone that scans the picture reads %s', (address) => {
  expect(readBack(address)).toBe(address);
});

test('four modules around the code stay white', () => {
  const { path, size } = qrPath('otpauth://totp/x?secret=JBSWY3DPEHPK3PXP');
  const bars = barsOf(path);
  expect(Math.min(...bars.map(({ x }) => x))).toBe(4);
  expect(Math.min(...bars.map(({ y }) => y))).toBe(4);
  expect(Math.max(...bars.map(({ x, width }) => x + width))).toBe(size - 4);
});

function barsOf(path: string): { x: number; y: number; width: number }[] {
  return Array.from(path.matchAll(/M(\d+) (\d+)h(\d+)/g), ([, x, y, width]) => ({
    x: Number(x),
    y: Number(y),
    width: Number(width),
  }));
}

/** Draws the bars with four pixels a module and reads the picture. */
function readBack(address: string): string | undefined {
  const { path, size } = qrPath(address);
  const scale = 4;
  const side = size * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const { x, y, width } of barsOf(path))
    for (let row = y * scale; row < (y + 1) * scale; row++)
      for (let column = x * scale; column < (x + width) * scale; column++)
        pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
  return read(pixels, side, side)?.data;
}
