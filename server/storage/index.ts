/** Files that are used by name: logo, signature, PayPal QR code, letterhead. */

export { addressOf } from './addresses.ts';
export { type AskedFile, fetchObject, isGoodAddress, type StoredFile } from './fetch-object.ts';
export { createSignedUrl, hasObject, listObjects, picturesOf, readObject } from './read.ts';
export { forgetObjects } from './records-store.ts';
export { removeObject } from './remove.ts';
export type { StoragePorts } from './routes.ts';
export { type UrlSigner, urlSigner } from './signed-urls.ts';
export { uploadObject } from './upload.ts';
