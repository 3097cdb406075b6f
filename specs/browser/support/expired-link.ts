/** A share link whose days are over, which only the passing of time can make. */
import { randomUUID } from 'node:crypto';
import type { Day } from '@belegbar/domain/calendar';
import { ensureBusiness } from '@belegbar/server/business';
import { listInvoices } from '@belegbar/server/invoices';
import { clockAt } from '@belegbar/server/platform/clock';
import { createShareLink } from '@belegbar/server/share-links';
import type { Context, Platform } from '../../../server/platform/context.ts';

/** The invoice in Jonas's books that carries it. */
export const INVOICE_WITH_EXPIRED_LINK = 'RE-2026-0001';
const MADE_ON = '2026-03-02' as Day;

/** Shares the invoice for a week of last spring. */
export async function shareForAWeek(platform: Platform, userId: string): Promise<void> {
  const requestId = 'expired-link';
  const businessId = await ensureBusiness(platform, { userId, requestId });
  const context: Context = {
    platform: { ...platform, clock: clockAt(MADE_ON) },
    businessId,
    actor: { kind: 'user', userId },
    requestId,
    transaction: null,
  };
  const { invoices } = await listInvoices(context, { search: INVOICE_WITH_EXPIRED_LINK });
  for (const { id } of invoices)
    await createShareLink(context, { invoiceId: id, idempotencyKey: randomUUID(), expiresInDays: 7 });
}
