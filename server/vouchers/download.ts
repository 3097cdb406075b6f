import { negateCents } from '@belegbar/domain/money';
import { aboutVoucher, isOwnReceipt, voucherAmount } from '@belegbar/domain/vouchers';
import { type LoadedBusiness, loadBusiness } from '../business/index.ts';
import { entriesOfDocuments } from '../journal/index.ts';
import type { Context } from '../platform/context.ts';
import { inSnapshot } from '../platform/database/index.ts';
import { notFound } from '../platform/refusal.ts';
import { findVoucher } from './store.ts';

export interface DownloadedReceipt {
  fileName: string;
  contentType: 'application/pdf';
  bytes: Uint8Array;
}

/** The PDF/A-3b of an own receipt, drawn from what was entered, which nothing changes. Refuses NOT_FOUND, also for a voucher of another kind. */
export async function downloadReceipt(context: Context, id: string): Promise<DownloadedReceipt> {
  const { businessId, platform } = context;
  const read = await inSnapshot(context, async (transaction) => {
    const voucher = await findVoucher(transaction, { businessId, id });
    if (!isOwnReceipt(voucher.kind)) throw notFound();
    const entries = await entriesOfDocuments(context, transaction, [id]);
    return { voucher, entries, business: await loadBusiness(context, transaction) };
  });
  const { kind, number, booked_on: bookedOn, detail } = read.voucher;
  const receipt = {
    kind,
    number,
    bookedOn,
    amount: negateCents(voucherAmount(read.entries)),
    about: aboutVoucher(detail),
    detail,
    owner: ownerOf(read.business),
  };
  const bytes = await platform.renderer.ownReceipt(receipt, { owner: businessId });
  return { fileName: `${number}.pdf`, contentType: 'application/pdf', bytes };
}

function ownerOf(business: LoadedBusiness): string[] {
  const { fullName, businessName, street, addressAddition, postCode, city, taxNumber } = business;
  return [
    businessName,
    fullName === businessName ? '' : fullName,
    street,
    addressAddition,
    `${postCode} ${city}`.trim(),
    taxNumber === '' ? '' : `Steuernummer ${taxNumber}`,
  ].filter((line) => line !== '');
}
