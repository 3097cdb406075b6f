import type { ListedEntry } from '@belegbar/contract/tax-reports-parts';
import type { VoucherMessage } from '@belegbar/contract/vouchers';
import type { BookedEntry } from '@belegbar/domain/journal';
import { aboutVoucher, isOwnReceipt, type VoucherKind, voucherAmount } from '@belegbar/domain/vouchers';
import type { z } from 'zod';
import { entriesOfDocuments } from '../journal/index.ts';
import type { Context } from '../platform/context.ts';
import { inSnapshot } from '../platform/database/index.ts';
import { findVoucher, type StandingVoucher, selectVouchers } from './store.ts';

const PAGE_SIZE = 50;

type VoucherView = z.output<typeof VoucherMessage>;
type Listed = z.output<typeof ListedEntry>;

/** Vouchers page by page, the latest entered first; of one kind, or of all. */
export function listVouchers(
  context: Context,
  page: { kind?: VoucherKind | undefined; after?: string | undefined; limit?: number | undefined },
): Promise<{ vouchers: VoucherView[]; next: string | null }> {
  const { kind = null, after = null, limit = PAGE_SIZE } = page;
  const { businessId } = context;
  return inSnapshot(context, async (transaction) => {
    const rows = await selectVouchers(transaction, { businessId, kind, after, limit: limit + 1 });
    const shown = rows.slice(0, limit);
    const ids = shown.map(({ id }) => id);
    const entries = Map.groupBy(
      await entriesOfDocuments(context, transaction, ids),
      ({ document }) => document.id,
    );
    return {
      vouchers: shown.map((row) => viewOf(row, entries.get(row.id) ?? [])),
      next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
    };
  });
}

/** A voucher as it was entered, with what it booked. Refuses NOT_FOUND. */
export function getVoucher(
  context: Context,
  id: string,
): Promise<VoucherView & { entries: Listed[]; hasPdf: boolean; documentHash: string | null }> {
  return inSnapshot(context, async (transaction) => {
    const voucher = await findVoucher(transaction, { businessId: context.businessId, id });
    const entries = await entriesOfDocuments(context, transaction, [id]);
    return {
      ...viewOf(voucher, entries),
      entries: entries.map(listed),
      hasPdf: isOwnReceipt(voucher.kind),
      documentHash: voucher.document_hash,
    };
  });
}

function viewOf(voucher: StandingVoucher, entries: readonly BookedEntry[]): VoucherView {
  const { id, kind, number, booked_on: bookedOn, detail, undone } = voucher;
  return {
    id,
    kind,
    number,
    bookedOn,
    detail,
    about: aboutVoucher(detail),
    amount: voucherAmount(entries),
    isTakenBack: undone,
  };
}

function listed({ number, bookedOn, kind, document, counterparty, taxCode, net, vat }: BookedEntry): Listed {
  const { kind: documentKind, id: documentId, number: documentNumber } = document;
  return {
    number,
    bookedOn,
    kind,
    documentKind,
    documentId,
    documentNumber,
    counterparty,
    taxCode,
    net,
    vat,
  };
}
