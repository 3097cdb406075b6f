/** What the bytes of a file are, whatever the file says of itself. */
import type { FileType } from './keep.ts';

const BEGINNINGS: readonly (readonly [string, FileType])[] = [
  ['255044462d', 'application/pdf'],
  ['89504e470d0a1a0a', 'image/png'],
  ['ffd8ff', 'image/jpeg'],
  ['3c3f786d6c', 'application/xml'],
  ['efbbbf3c3f786d6c', 'application/xml'],
];

/** One of the types that are kept under their name; everything else is `application/octet-stream`. */
export function typeOfBytes(bytes: Uint8Array): FileType {
  const head = Buffer.from(bytes.subarray(0, 8)).toString('hex');
  return BEGINNINGS.find(([beginning]) => head.startsWith(beginning))?.[1] ?? 'application/octet-stream';
}
