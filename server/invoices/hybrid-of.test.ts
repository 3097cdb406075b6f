import { expect, test } from 'vitest';
import { ENCLOSED_BYTES_MAXIMUM, hybridOf } from './hybrid-of.ts';

const XML = Buffer.from('<a/>');
const MEGABYTE = 1024 * 1024;
const file = (fileName: string, size: number) => ({
  fileName,
  contentType: 'application/pdf' as const,
  bytes: new Uint8Array(size),
});

test('the PDF carries the enclosures in their order', () => {
  const { enclosures } = hybridOf(XML, [file('b.pdf', 1), file('a.pdf', 2)]);
  expect(enclosures).toMatchObject([
    { name: 'b.pdf', mediaType: 'application/pdf' },
    { name: 'a.pdf', mediaType: 'application/pdf' },
  ]);
});

test('of seven megabytes and a byte together it carries none, so that the mail still arrives', () => {
  const half = ENCLOSED_BYTES_MAXIMUM / 2;
  expect(hybridOf(XML, [file('a.pdf', half), file('b.pdf', half)]).enclosures).toHaveLength(2);
  expect(hybridOf(XML, [file('a.pdf', half), file('b.pdf', half + 1)]).enclosures).toEqual([]);
  // The PDF and the same beside it; the PDF and an XRechnung with them in base 64. A page takes half a megabyte; a mail writes
  // 57 bytes in 78. 2 x 7 + 0.5 = 14.5, 7 + 0.5 + 7 x 4 / 3 = 16.9; times 78 / 57 both are under 25.
  for (const megabytes of [14.5, 16.9]) expect((megabytes * 78) / 57).toBeLessThan(25);
  expect(ENCLOSED_BYTES_MAXIMUM).toBe(7 * MEGABYTE);
});
