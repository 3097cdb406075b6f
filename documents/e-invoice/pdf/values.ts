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

export class PdfName {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A string, whose bytes mean what its place says. */
export class PdfText {
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }
}

export class PdfReference {
  readonly number: number;

  constructor(number: number) {
    this.number = number;
  }
}

/** Still packed. */
export class PdfStream {
  readonly dictionary: PdfDictionary;
  readonly bytes: Uint8Array;

  constructor(dictionary: PdfDictionary, bytes: Uint8Array) {
    this.dictionary = dictionary;
    this.bytes = bytes;
  }
}

/** The file is not as it says, or not as any file is. */
export class PdfFault extends Error {
  override readonly name: string = 'PdfFault';
}

/** It asks for more work than any file does. */
export class PdfTooMuch extends PdfFault {
  override readonly name = 'PdfTooMuch';
}
