/** Packs bytes by LZW as PDFs have it (ISO 32000-2, 7.4.4.2), for tests of what unpacks it. */
export function lzw(data: Uint8Array, earlyChange = 1): Buffer {
  const bits: number[] = [];
  let known = new Map<string, number>();
  const write = (code: number, width: number) => {
    for (let bit = width - 1; bit >= 0; bit -= 1) bits.push((code >> bit) & 1);
  };
  // The reader learns each sequence a code later than the writer.
  const width = () => {
    const next = 257 + known.size + earlyChange;
    return next < 512 ? 9 : next < 1024 ? 10 : next < 2048 ? 11 : 12;
  };
  const codeOf = (sequence: string) =>
    sequence.length === 1 ? sequence.charCodeAt(0) : (known.get(sequence) ?? 0);
  write(256, 9);
  let open = '';
  for (const byte of data) {
    const longer = open + String.fromCharCode(byte);
    if (longer.length === 1 || known.has(longer)) {
      open = longer;
      continue;
    }
    write(codeOf(open), width());
    known.set(longer, 258 + known.size);
    open = String.fromCharCode(byte);
    if (known.size < 3800) continue;
    write(256, width());
    known = new Map();
  }
  if (open !== '') write(codeOf(open), width());
  known.set('end', 0);
  write(257, width());
  const bytes = Buffer.alloc(Math.ceil(bits.length / 8));
  for (const [at, bit] of bits.entries()) bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (bit << (7 - (at & 7)));
  return bytes;
}
