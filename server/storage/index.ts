/** Files that are used by name: logo, signature, PayPal QR code, letterhead. */
export { storageJobs } from './jobs.ts';
export { openObject } from './open.ts';
export { createSignedUrl, listObjects } from './read.ts';
export { removeObject } from './remove.ts';
export { storageRoutes } from './routes.ts';
export { type UrlSigner, urlSigner } from './signed-urls.ts';
export { sweepFiles } from './sweep.ts';
export { uploadObject } from './upload.ts';
