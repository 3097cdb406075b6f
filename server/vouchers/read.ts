import type { VoucherMessage } from '@belegbar/contract/vouchers';
import type { VoucherKind } from '@belegbar/domain/vouchers';
import type { z } from 'zod';
import type { Context } from '../platform/context.ts';
import { inSnapshot } from '../platform/database/index.ts';
import { findVoucher, type StandingVoucher, selectVouchers } from './store.ts';

const PAGE_SIZE = 50;

type VoucherView = z.output<typeof VoucherMessage>;

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
    return { vouchers: shown.map(viewOf), next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null };
  });
}

/** A voucher as it was entered. Refuses NOT_FOUND. */
export function getVoucher(context: Context, id: string): Promise<VoucherView> {
  return inSnapshot(context, async (transaction) =>
    viewOf(await findVoucher(transaction, { businessId: context.businessId, id })),
  );
}

function viewOf({ id, kind, number, booked_on: bookedOn, detail, undone }: StandingVoucher): VoucherView {
  return { id, kind, number, bookedOn, detail, isTakenBack: undone };
}
