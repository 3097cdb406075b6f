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

/** The file is not as it says, or not as any file is. */
export class PdfFault extends Error {
  override readonly name: string = 'PdfFault';
}

/** It asks for more work than any file does. */
export class PdfTooMuch extends Error {
  override readonly name = 'PdfTooMuch';
}
