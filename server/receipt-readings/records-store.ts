/** Where the pictures of pages are named; they go with their receipt, and leave in no export, since the receipt itself does. */
import { sql } from 'kysely';
import type { FileUse } from '../platform/files/index.ts';

export const receiptPageFiles: FileUse = {
  named: ({ businessId, hash }) => [
    sql`exists (select from receipt_pages where business_id = ${businessId} and hash = ${hash})`,
  ],
  exported: {
    folder: 'receipt-pages',
    names: () => sql`select null::text as hash, null::text as name, null::text as suffix where false`,
  },
};
