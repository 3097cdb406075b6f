import type { BulkItemMessage } from '@belegbar/contract/bulk-actions';
import type { z } from 'zod';
import { readChosen } from '../invoices/index.ts';
import type { Context } from '../platform/context.ts';
import { inSnapshot } from '../platform/database/index.ts';
import { selectItems } from './items-store.ts';
import { type BulkActionMessage, messageOf } from './message.ts';
import { findAction, selectActions } from './store.ts';
import type { Outcome } from './tables.ts';

const PAGE_LENGTH = 50;

/** The latest twenty. */
export function listBulkActions(context: Context): Promise<{ actions: BulkActionMessage[] }> {
  return inSnapshot(context, async (transaction) => ({
    actions: (await selectActions(transaction, context.businessId)).map(messageOf),
  }));
}

/** How far an act is. Refuses NOT_FOUND. */
export function getBulkAction(context: Context, id: string): Promise<BulkActionMessage> {
  const key = { businessId: context.businessId, id };
  return inSnapshot(context, async (transaction) => messageOf(await findAction(transaction, key)));
}

export interface BulkItems {
  items: z.output<typeof BulkItemMessage>[];
  next: number | null;
}

/** What became of the invoices, page by key, of one outcome or of all. Refuses NOT_FOUND. */
export function listBulkItems(
  context: Context,
  input: { id: string; outcome?: Outcome | undefined; after?: number | undefined },
): Promise<BulkItems> {
  const key = { businessId: context.businessId, id: input.id };
  return inSnapshot(context, async (transaction) => {
    await findAction(transaction, key);
    const asked = { outcome: input.outcome ?? null, after: input.after ?? 0, limit: PAGE_LENGTH + 1 };
    const found = await selectItems(transaction, key, asked);
    const shown = found.slice(0, PAGE_LENGTH);
    const ids = shown.map(({ invoice_id }) => invoice_id);
    const invoices = new Map((await readChosen(context, transaction, ids)).map((row) => [row.id, row]));
    return {
      items: shown.map(({ position, invoice_id, outcome, reason }) => ({
        position,
        invoiceId: invoice_id,
        outcome,
        reason,
        number: invoices.get(invoice_id)?.number ?? null,
        clientName: invoices.get(invoice_id)?.client_name ?? '',
      })),
      next: found.length > shown.length ? (shown.at(-1)?.position ?? null) : null,
    };
  });
}
