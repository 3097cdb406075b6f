import jsQr from 'jsqr';
import { expect, test } from 'vitest';
import { qrPath } from './qr-path.ts';

const PAYLOADS = [
  'BCD\n002\n1\nSCT\n\nAylin Demir\nDE89370400440532013000\nEUR8574.44\n\n\n2026-0117',
  'BCD\n002\n1\nSCT\n\nÜbermut & Söhne\nDE89370400440532013000\nEUR0.01\n\n\nRE-1',
  `BCD\n002\n1\nSCT\nMUSTDEKKXXX\n${'x'.repeat(70)}\nDE89370400440532013000\nEUR999999999.99\n\n\n${'y'.repeat(140)}`,
];

test.each(PAYLOADS)('a reader gets back %j', (payload) => {
  const read = readBack(payload);
  expect(read?.text).toBe(payload);
});

test('four modules around the code stay white', () => {
  const { path, size } = qrPath('BCD');
  const coordinates = Array.from(path.matchAll(/M(\d+) (\d+)h(\d+)/g), ([, x, y, width]) =>
    [x, y, width].map(Number),
  );
  expect(Math.min(...coordinates.map(([x = 0]) => x))).toBe(4);
  expect(Math.min(...coordinates.map(([, y = 0]) => y))).toBe(4);
  expect(Math.max(...coordinates.map(([x = 0, , width = 0]) => x + width))).toBe(size - 4);
});

/** Draws the path's bars with four pixels a module and reads the picture. */
function readBack(payload: string): { text: string } | null {
  const { path, size } = qrPath(payload);
  const scale = 4;
  const side = size * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++) {
      for (let column = Number(x) * scale; column < (Number(x) + Number(width)) * scale; column++) {
        pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
      }
    }
  }
  const read = jsQr.default(pixels, side, side);
  return read === null ? null : { text: new TextDecoder().decode(Uint8Array.from(read.binaryData)) };
}
