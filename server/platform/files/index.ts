/** The file store: bytes by content, below the business that owns them. */
export interface FileStore {
  /** Stores the bytes under `businesses/{businessId}/{sha256}` and returns the SHA-256 in hex. Storing the same bytes again does nothing. */
  put(businessId: string, bytes: Uint8Array): Promise<string>;
  /** The bytes, checked against their hash; null when there are none. */
  get(businessId: string, hash: string): Promise<Uint8Array | null>;
  /** Removes the bytes; does nothing where there are none. */
  remove(businessId: string, hash: string): Promise<void>;
}

export { diskFiles } from './disk.ts';
export { hashOf } from './kept.ts';
export { openFiles } from './open.ts';
