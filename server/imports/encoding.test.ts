/** Umlauts as programs store them. */
import { describe, expect, test } from 'vitest';
import { beginningOf, type Encoding, faultOf, guessEncoding, textOf } from './encoding.ts';

const TEXT = 'Name;Ort\r\nBäckerei Größ & Söhne;Köln\r\nCafé Über;Nürnberg\r\n';
const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const wide = (text: string, isBig = false) => {
  const bytes = Buffer.from(text, 'utf16le');
  return new Uint8Array(isBig ? bytes.swap16() : bytes);
};

describe("the umlauts of Jonas's clients", () => {
  test.each<[string, Uint8Array, Encoding]>([
    ['UTF-8', new TextEncoder().encode(TEXT), 'utf-8'],
    ['UTF-8 with a mark', new TextEncoder().encode(`\ufeff${TEXT}`), 'utf-8'],
    ['Windows-1252', latin(TEXT), 'windows-1252'],
    ['Windows-1252 with the euro', latin(`${TEXT}\x80`), 'windows-1252'],
    ['ISO 8859-15 with the euro', latin(`${TEXT}\xa4`), 'iso-8859-15'],
    ['UTF-16 LE', wide(`\ufeff${TEXT}`), 'utf-16le'],
    ['UTF-16 BE', wide(`\ufeff${TEXT}`, true), 'utf-16be'],
    ['UTF-16 LE without a mark', wide(TEXT), 'utf-16le'],
    ['UTF-16 BE without a mark', wide(TEXT, true), 'utf-16be'],
  ])('are read from %s', async (_, bytes, encoding) => {
    expect(guessEncoding(bytes)).toBe(encoding);
    let text = '';
    for await (const part of textOf(bytes, encoding)) text += part;
    expect(text.replace('\ufeff', '').replace(/€$/, '')).toBe(TEXT);
    expect(faultOf(bytes, encoding)).toBeNull();
  });

  test('are whole where a piece of the file ends within one', async () => {
    const text = 'ä'.repeat(100_001);
    let read = '';
    for await (const part of textOf(new TextEncoder().encode(`x${text}`), 'utf-8')) read += part;
    expect(read).toBe(`x${text}`);
    expect(beginningOf(new TextEncoder().encode(`x${text}`), 'utf-8')).not.toContain('\ufffd');
  });
});
