/** Examples of its procedures, by operation id; a test holds them against the contract. */
import {
  clientId,
  idempotencyKey,
  invoiceId,
  link,
  linkId,
  publicInvoice,
  svg,
  token,
} from '../api-description/index.ts';
import type { ApiExample } from '../platform/capability.ts';

export const shareLinksExamples: Readonly<Record<string, ApiExample>> = {
  'shareLinks.list': { input: { invoiceId }, output: { links: [link] } },
  'shareLinks.create': { input: { invoiceId, idempotencyKey, expiresInDays: 30 }, output: link },
  'shareLinks.setActive': { input: { id: linkId, active: false }, output: { ...link, active: false } },
  'shareLinks.reach': {
    input: { clientIds: [clientId] },
    output: {
      clients: [{ clientId, shared: 3, seen: 2, lastSeenAt: '2026-03-02T09:00:00.000Z', invoiceId }],
    },
  },
  'shareLinks.open': { input: { token }, output: publicInvoice },
  'shareLinks.say': {
    input: { token, kind: 'question', text: 'Kann die Bestellnummer mit auf die Rechnung?' },
    output: { said: true },
  },
  'shareLinks.page': { input: { token, page: 1 }, output: { svg, pages: 1 } },
};
