/** The letters of PDF (ISO 32000-2, 7.2.3): what parts words, and the next word. */

/** Where in a file somebody reads. */
export interface Place {
  bytes: Uint8Array;
  at: number;
  /** Something before it is said twice, in two ways. */
  isAmbiguous?: boolean;
}

const BLANKS: readonly number[] = [0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20];
const DELIMITERS: readonly number[] = Array.from('()<>[]{}/%', (sign) => sign.charCodeAt(0));
const BLANK = table(BLANKS);
const DELIMITER = table(DELIMITERS);
const PERCENT = 0x25;
/** The longest name that is read; those of the standard have 30 letters. */
const WORD_MAXIMUM = 4000;

function table(signs: readonly number[]): readonly boolean[] {
  return Array.from({ length: 256 }, (_, byte) => signs.includes(byte));
}

export function isBlank(byte: number): boolean {
  return BLANK[byte] === true;
}

export function isDelimiter(byte: number): boolean {
  return DELIMITER[byte] === true;
}

export function isDigit(byte: number): boolean {
  return byte >= 0x30 && byte <= 0x39;
}

/** Goes behind blanks and remarks. */
export function skipBlanks(place: Place): void {
  const { bytes } = place;
  let { at } = place;
  for (;;) {
    while (BLANK[bytes[at] as number] === true) at += 1;
    if (bytes[at] !== PERCENT) break;
    while (at < bytes.length && bytes[at] !== 0x0a && bytes[at] !== 0x0d) at += 1;
  }
  place.at = at;
}

/** The letters from here to the next blank or delimiter, as single bytes. */
export function wordAt({ bytes, at }: Place): string {
  let end = at;
  const most = Math.min(bytes.length, at + WORD_MAXIMUM);
  while (end < most && BLANK[bytes[end] as number] !== true && DELIMITER[bytes[end] as number] !== true)
    end += 1;
  return latin(bytes.subarray(at, end));
}

/** Whether the word stands here, whatever follows. */
export function isKeyword({ bytes, at }: Place, word: string): boolean {
  for (let index = 0; index < word.length; index += 1)
    if (bytes[at + index] !== word.charCodeAt(index)) return false;
  return true;
}

/** Each byte as one letter. */
export function latin(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}
