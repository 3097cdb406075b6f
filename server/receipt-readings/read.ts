import type { Context } from '../platform/context.ts';
import { inSnapshot, type Transaction } from '../platform/database/index.ts';
import { notFound } from '../platform/refusal.ts';
import { keptReceipts } from '../receipts/index.ts';
import type { UrlSigner } from '../storage/index.ts';
import { alikeOf } from './alike.ts';
import { messageOf, type ReadingMessage, type ReadingRow, rowOf } from './message.ts';
import { selectPages, selectReadings } from './store.ts';

/** In short what was read on those of the receipts that wait; nothing of a stranger's. */
export function listReadings(
  context: Context,
  signer: UrlSigner,
  ids: readonly string[],
): Promise<{ readings: ReadingRow[] }> {
  return inSnapshot(context, async (transaction) => {
    const receipts = await keptReceipts(context, transaction, ids);
    const told = await toldOf(
      context,
      transaction,
      receipts.map(({ id }) => id),
    );
    return { readings: told.map((each) => rowOf(context, signer, each)) };
  });
}

/** All that was read on a receipt that waits. Refuses NOT_FOUND. */
export function getReading(context: Context, signer: UrlSigner, receiptId: string): Promise<ReadingMessage> {
  return inSnapshot(context, async (transaction) => {
    const [receipt] = await keptReceipts(context, transaction, [receiptId]);
    const [told] = await toldOf(context, transaction, [receiptId]);
    if (receipt === undefined || told === undefined) throw notFound();
    return messageOf(context, signer, { ...told, fileName: receipt.file_name });
  });
}

async function toldOf(context: Context, transaction: Transaction, receiptIds: readonly string[]) {
  const { businessId } = context;
  const readings = await selectReadings(transaction, businessId, receiptIds);
  const pages = await selectPages(transaction, businessId, receiptIds);
  const alike = await alikeOf(context, transaction, readings);
  return receiptIds.map((receiptId) => ({
    receiptId,
    reading: readings.find((reading) => reading.receipt_id === receiptId),
    pages: pages.filter((page) => page.receipt_id === receiptId),
    alike: alike.get(receiptId) ?? null,
  }));
}
