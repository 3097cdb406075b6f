/** The file store: bytes by content, below the business that owns them; and what is known of them. */
export interface FileStore {
  /** Stores the bytes under `businesses/{businessId}/{sha256}` and returns the SHA-256 in hex. Storing the same bytes again does nothing. */
  put(businessId: string, bytes: Uint8Array): Promise<string>;
  /** The bytes, checked against their hash; null when there are none. */
  get(businessId: string, hash: string): Promise<Uint8Array | null>;
  /** Removes the bytes; does nothing where there are none. */
  remove(businessId: string, hash: string): Promise<void>;
}

export { admitFile, admitUnnamedFile } from './admit.ts';
export { diskFiles } from './disk.ts';
export { type FileType, keepFile } from './keep.ts';
export { hashOf } from './kept.ts';
export { keptName, withEnding } from './kept-name.ts';
export { openFiles } from './open.ts';
export { describeFiles, type KnownFile, noteFiles, readFileFigures, releaseFile, useFiles } from './store.ts';
export { fileJobs, type Sweeping, sweepFiles } from './sweep.ts';
export { typeOfBytes } from './type-of-bytes.ts';
export type { FileUse } from './use.ts';
export {
  type ExportedFile,
  forgetFiles,
  listExportedFiles,
  selectFileHashes,
  selectUnneededFiles,
} from './use-store.ts';
