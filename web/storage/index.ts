/** Public face of stored files. */
export { StoredFile, useStoredPicture } from './StoredFile.tsx';
