/** The models that see text in pictures: PP-OCRv6 small, two ONNX files and their signs (docs/decisions/087). */
import { readFileSync } from 'node:fs';

export interface Models {
  detection: ArrayBuffer;
  recognition: ArrayBuffer;
  /** Sign by sign in the order of the recogniser's answers, the blank last. */
  signs: string[];
}

export function readModels(): Models {
  return {
    detection: buffer('PP-OCRv6_det_small.onnx'),
    recognition: buffer('PP-OCRv6_rec_small.onnx'),
    signs: [...Buffer.from(buffer('ppocrv6_dict.txt')).toString('utf8').trimEnd().split(/\r?\n/), ' '],
  };
}

function buffer(name: string): ArrayBuffer {
  const bytes = readFileSync(new URL(`./models/${name}`, import.meta.url));
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
}
