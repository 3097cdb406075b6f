/** What a PDF is made of (ISO 32000-2, 7.3). */

export type PdfValue =
  | null
  | boolean
  | number
  | PdfName
  | PdfText
  | PdfReference
  | PdfStream
  | PdfDictionary
  | PdfValue[];

export type PdfDictionary = Map<string, PdfValue>;

export interface PdfName {
  kind: 'name';
  text: string;
}

/** A string, whose bytes mean what its place says. */
export interface PdfText {
  kind: 'text';
  bytes: Uint8Array;
}

export interface PdfReference {
  kind: 'reference';
  number: number;
}

/** Still packed. */
export interface PdfStream {
  kind: 'stream';
  dictionary: PdfDictionary;
  bytes: Uint8Array;
}

export const pdfName = (text: string): PdfName => ({ kind: 'name', text });
export const pdfText = (bytes: Uint8Array): PdfText => ({ kind: 'text', bytes });
export const pdfReference = (number: number): PdfReference => ({ kind: 'reference', number });
export const pdfStream = (dictionary: PdfDictionary, bytes: Uint8Array): PdfStream => ({
  kind: 'stream',
  dictionary,
  bytes,
});

type Said = PdfValue | undefined;
export const isName = (value: Said): value is PdfName => hasKind(value, 'name');
export const isText = (value: Said): value is PdfText => hasKind(value, 'text');
export const isReference = (value: Said): value is PdfReference => hasKind(value, 'reference');
export const isStream = (value: Said): value is PdfStream => hasKind(value, 'stream');

function hasKind(value: Said, kind: string): boolean {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === kind;
}

/** Whether two values say the same; of streams none does. */
export function areSame(one: PdfValue, other: PdfValue): boolean {
  if (one instanceof Map && other instanceof Map)
    return (
      one.size === other.size && [...one].every(([key, value]) => areSame(value, other.get(key) ?? null))
    );
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, at) => areSame(value, other[at] ?? null));
  if (isName(one)) return isName(other) && one.text === other.text;
  if (isReference(one)) return isReference(other) && one.number === other.number;
  if (isText(one)) return isText(other) && Buffer.compare(one.bytes, other.bytes) === 0;
  return one === other;
}

/** The file is not as it says, or not as any file is. */
export class PdfFault extends Error {
  override readonly name: string = 'PdfFault';
}

/** It asks for more work than any file does. */
export class PdfTooMuch extends Error {
  override readonly name = 'PdfTooMuch';
}
