import { api, businessContext } from '../platform/http/index.ts';
import { createSignedUrl, listObjects } from './read.ts';
import { removeObject } from './remove.ts';
import type { UrlSigner } from './signed-urls.ts';
import { uploadObject } from './upload.ts';

/** `signer` makes the addresses of private files. */
export interface StoragePorts {
  /** Makes and knows the addresses of private files. */
  signer: UrlSigner;
}

export function storageRoutes({ signer }: StoragePorts) {
  return {
    list: api.storage.list.handler(({ context }) => listObjects(businessContext(context), signer)),
    upload: api.storage.upload.handler(({ context, input }) =>
      uploadObject(businessContext(context), signer, input),
    ),
    remove: api.storage.remove.handler(({ context, input }) =>
      removeObject(businessContext(context), input.name),
    ),
    createSignedUrl: api.storage.createSignedUrl.handler(({ context, input }) =>
      createSignedUrl(businessContext(context), signer, input),
    ),
  };
}
