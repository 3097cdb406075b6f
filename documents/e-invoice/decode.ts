/** Bytes of an XML file as text, in the encoding that they say themselves. */

export type DecodedXml = { ok: true; text: string } | { ok: false; code: 'xml.encoding' };

/** By byte order mark, else by the XML declaration, else UTF-8. Bytes that are none of it are refused, never replaced. */
export function decodeXml(bytes: Uint8Array): DecodedXml {
  try {
    return { ok: true, text: new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes) };
  } catch {
    return { ok: false, code: 'xml.encoding' };
  }
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0x3c && second === 0) return 'utf-16le';
  if (first === 0 && second === 0x3c) return 'utf-16be';
  if (first === 0xef && second === 0xbb) return 'utf-8';
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, endOfDeclaration(bytes)));
  const said = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1] ?? 'utf-8';
  // A declaration that can be read byte by byte stands in no file of two or four bytes a letter.
  if (/^(?:utf-?(?:16|32)|ucs|iso-10646)/i.test(said)) throw new TypeError('two encodings');
  return said;
}

const GREATER = 0x3e;

/** It holds no other such sign; a file of one letter after the other has no other before it either. */
function endOfDeclaration(bytes: Uint8Array): number {
  const end = bytes.indexOf(GREATER);
  return end < 0 ? 0 : end;
}
