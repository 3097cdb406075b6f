import { assert, negateCents } from '@belegbar/domain/money';
import { aboutVoucher, isOwnReceipt, voucherAmount } from '@belegbar/domain/vouchers';
import { loadBusiness } from '../business/index.ts';
import { entriesOfDocuments } from '../journal/index.ts';
import { audit } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inSnapshot, inTransaction, type Transaction } from '../platform/database/index.ts';
import { type KnownFile, noteFiles } from '../platform/files/index.ts';
import { notFound } from '../platform/refusal.ts';
import { setReceiptDocument } from './document-store.ts';
import { issuerOf } from './issuer.ts';
import { findVoucher, type StandingVoucher } from './store.ts';

/** An own receipt whose PDF is stored. */
export type StoredReceipt = StandingVoucher & { document_hash: string };

/**
 * Makes the PDF/A-3b of an own receipt and stores it, unless it is stored; gives the voucher with where it lies. No transaction is held
 * while it is drawn. Safe to repeat, and of several at once one stays. Refuses NOT_FOUND, also for a voucher that is no own receipt.
 */
export async function storeReceipt(context: Context, id: string): Promise<StoredReceipt> {
  authorise(context);
  const read = await inSnapshot(context, (transaction) => readReceipt(context, transaction, id));
  if (isStored(read.voucher)) return read.voucher;
  const pdf = await putPdf(context, read);
  return inTransaction(context, (transaction) => note(context, transaction, { id, pdf }));
}

function isStored(voucher: StandingVoucher): voucher is StoredReceipt {
  return voucher.document_hash !== null;
}

interface ReadReceipt {
  voucher: StandingVoucher;
  amount: ReturnType<typeof voucherAmount>;
  issuer: string[];
}

async function readReceipt(context: Context, transaction: Transaction, id: string): Promise<ReadReceipt> {
  const voucher = await findVoucher(transaction, { businessId: context.businessId, id });
  if (!isOwnReceipt(voucher.kind)) throw notFound();
  const entries = await entriesOfDocuments(context, transaction, [id]);
  const issuer = voucher.issuer ?? issuerOf(await loadBusiness(context, transaction));
  return { voucher, amount: negateCents(voucherAmount(entries)), issuer };
}

/** Bytes come before the row that names them. */
async function putPdf({ businessId, platform }: Context, read: ReadReceipt): Promise<KnownFile> {
  const { kind, number, booked_on: bookedOn, detail } = read.voucher;
  const about = aboutVoucher(detail);
  const receipt = { kind, number, bookedOn, amount: read.amount, about, detail, owner: read.issuer };
  const bytes = await platform.renderer.ownReceipt(receipt, { owner: businessId });
  const hash = await platform.files.put(businessId, bytes);
  return { hash, size: bytes.byteLength, contentType: 'application/pdf' };
}

/** The voucher as it is now: with this PDF, or with one that was stored meanwhile. */
async function note(
  context: Context,
  transaction: Transaction,
  { id, pdf }: { id: string; pdf: KnownFile },
): Promise<StoredReceipt> {
  const key = { businessId: context.businessId, id };
  await noteFiles(transaction, context.businessId, [pdf]);
  const isNoted = await setReceiptDocument(transaction, key, pdf.hash);
  if (isNoted)
    await audit(context, transaction, {
      action: 'vouchers.storeReceipt',
      subjectKind: 'voucher',
      subjectId: id,
      detail: { hash: pdf.hash },
    });
  const voucher = await findVoucher(transaction, key);
  assert(isStored(voucher), 'an own receipt whose PDF was noted names it');
  return voucher;
}
