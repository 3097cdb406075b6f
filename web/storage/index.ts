/** Public face of stored files. */
export { StoredFile } from './StoredFile.tsx';
