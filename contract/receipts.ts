/** Receipts that are kept to be entered later: photos, scans and plain PDFs. */
import { z } from 'zod';
import { Id, procedure } from './common.ts';

const tags = ['Receipts'];

export const ReceiptMessage = z.object({
  id: Id,
  /** As it came. */
  fileName: z.string(),
  keptAt: z.iso.datetime(),
  contentType: z.enum(['image/jpeg', 'image/png', 'application/pdf']),
  /** In bytes. */
  size: z.int(),
  /** SHA-256 of the bytes in hex. */
  hash: z.string(),
  /** Path on this server, signed, until `expiresAt`. */
  url: z.string(),
  expiresAt: z.iso.datetime().nullable(),
});

export const receiptsContract = {
  list: procedure
    .route({
      method: 'GET',
      path: '/receipts',
      tags,
      summary: 'List the receipts that wait to be entered, the latest first, page by key',
    })
    .input(
      z.object({
        /** `next` of the page before. */
        after: Id.optional(),
        limit: z.coerce.number().int().min(1).max(200).optional(),
      }),
    )
    .output(z.object({ receipts: z.array(ReceiptMessage), next: Id.nullable(), count: z.int() })),
  keep: procedure
    .meta({ takesLargeFile: true })
    .route({
      method: 'POST',
      path: '/receipts',
      tags,
      summary: 'Keep a receipt of at most 10 MB to be entered later: JPG, PNG or PDF; nothing is booked',
      successStatus: 201,
    })
    .input(z.object({ file: z.file() }))
    /** `isKnown` where the very bytes were kept before; nothing new is kept then. */
    .output(ReceiptMessage.extend({ isKnown: z.boolean() })),
  remove: procedure
    .route({
      method: 'DELETE',
      path: '/receipts/{id}',
      tags,
      summary: 'Throw a receipt away that was not entered',
    })
    .input(z.object({ id: Id }))
    .output(z.object({ id: Id })),
};
