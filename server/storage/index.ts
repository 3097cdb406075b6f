/** Files that are used by name: logo, signature, PayPal QR code, letterhead; and files that others name by their hash. */
export { storageJobs } from './jobs.ts';
export { type FileType, keepFile } from './keep.ts';
export { openObject } from './open.ts';
export { createSignedUrl, hasObject, listObjects, readObject } from './read.ts';
export { removeObject } from './remove.ts';
export { storageRoutes } from './routes.ts';
export { type UrlSigner, urlSigner } from './signed-urls.ts';
export { type KnownFile, useFiles } from './store.ts';
export { sweepFiles } from './sweep.ts';
export { uploadObject } from './upload.ts';
