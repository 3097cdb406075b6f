/** Files that a person uploads to be used by name: logo, signature, PayPal QR code, letterhead, signature of mails. */
import { z } from 'zod';
import { procedure } from './common.ts';

export const STORAGE_NAMES = ['logo', 'signature', 'paypal-qr', 'letterhead', 'email-signature'] as const;
export const STORAGE_AREAS = [
  'company-logos',
  'user-signatures',
  'payment-qr-codes',
  'invoice-templates',
  'receipts',
] as const;

const StorageName = z.enum(STORAGE_NAMES);

/** Where an object that is used by its name lies in its area: `{userId}/{name}.{ext}`. Receipts have ids, and say their addresses themselves. */
const StoragePath = z.string().regex(/^[0-9a-f-]{36}\/[a-z-]{1,40}\.(png|jpg)$/);

const ObjectAddress = z.object({
  /** Path on this server. Of the area `company-logos` it is public; of the others it is signed and ends at `expiresAt`. */
  url: z.string(),
  /** ISO 8601; null for a public address. */
  expiresAt: z.iso.datetime().nullable(),
});

const StorageObject = ObjectAddress.extend({
  name: StorageName,
  area: z.enum(STORAGE_AREAS),
  path: StoragePath,
  /** SHA-256 of the bytes in hex. */
  hash: z.string(),
  contentType: z.enum(['image/png', 'image/jpeg']),
  /** In bytes. */
  size: z.int(),
});

export const storageContract = {
  list: procedure
    .route({ method: 'GET', path: '/storage', tags: ['Storage'], summary: 'List what is stored by name' })
    .output(z.object({ objects: z.array(StorageObject) })),
  upload: procedure
    .route({
      method: 'PUT',
      path: '/storage/{name}',
      tags: ['Storage'],
      summary: 'Upload a file under its name, in place of the one before',
    })
    .input(z.object({ name: StorageName, file: z.file() }))
    .output(StorageObject),
  remove: procedure
    .route({ method: 'DELETE', path: '/storage/{name}', tags: ['Storage'], summary: 'Remove a file' })
    .input(z.object({ name: StorageName }))
    .output(z.object({ name: StorageName })),
  createSignedUrl: procedure
    .route({
      method: 'POST',
      path: '/storage/signed-urls',
      tags: ['Storage'],
      summary: 'Make an address of a private file that holds for 3600 seconds',
    })
    .input(z.object({ area: z.enum(STORAGE_AREAS), path: StoragePath }))
    .output(ObjectAddress),
};
