import type { ShareLink } from '@belegbar/contract/share-links';
import type { z } from 'zod';
import { dayOf } from '../platform/clock/index.ts';
import type { ShareLinkRecord } from './tables.ts';

/** A link as the contract shows it. */
export type ShareLinkView = z.infer<typeof ShareLink>;

export function viewLink(link: ShareLinkRecord): ShareLinkView {
  return {
    id: link.id,
    invoiceId: link.invoice_id,
    token: link.token,
    active: link.active,
    createdOn: dayOf(link.created_at),
    expiresOn: link.expires_on,
    accessCount: link.access_count,
    lastAccessedAt: link.last_accessed_at?.toISOString() ?? null,
  };
}
