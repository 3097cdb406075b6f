import { regimeOn } from '@belegbar/domain/business';
import { yearOf } from '@belegbar/domain/calendar';
import { eInvoiceProblems, profileOfFormat } from '@belegbar/domain/e-invoice';
import {
  type AmendmentObstacle,
  amendedDraft,
  amendmentProblems,
  amendInvoice as decideAmendment,
  findProblems,
  type InvoiceDocument,
  type InvoiceDraft,
  invoiceDateOf,
} from '@belegbar/domain/invoices';
import { bookAmendment, bookInvoice, incomeCategoryOf, type NewEntry } from '@belegbar/domain/journal';
import { holdRegimes, isGobdModeOn } from '../business/index.ts';
import { appendEntries } from '../journal/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { once } from '../platform/idempotency/index.ts';
import { Refusal, type RefusalCode } from '../platform/refusal.ts';
import { holdFiledOver } from '../tax-reports/index.ts';
import { obstacleOf, taxPointsOf } from './amendable.ts';
import { checkAttachments } from './attachments.ts';
import { type LoadedParties, loadParties } from './draft-columns.ts';
import { auditRecordOf, keepEdition, writeEdition } from './editions.ts';
import { enqueueStoreDocument } from './jobs.ts';
import { resolveReminder } from './nothing-owed.ts';
import { documentOf, type InvoiceView, viewInvoice } from './read.ts';
import { type BookedInvoice, lockBookedInvoice } from './settle.ts';
import { selectPayments } from './store.ts';
import { storeDocument } from './store-document.ts';
import type { InvoiceRecord } from './tables.ts';
import { turnoverOfYear } from './turnover.ts';

export interface AmendInput {
  id: string;
  /** The version that was read; another one is refused with CHANGED_MEANWHILE. */
  version: number;
  draft: InvoiceDraft;
  idempotencyKey: string;
}

/**
 * Gives an issued invoice other content under its number, with the GoBD mode off: the edition before is kept with its files, its entries
 * are taken back and new ones booked. Refuses NOT_FOUND, NOT_ISSUED, CHANGED_MEANWHILE, what stands against it (NOT_AN_INVOICE,
 * ALREADY_CANCELLED, GOBD_MODE_ON, ALREADY_FOLLOWED, RETURN_FILED, also for the periods of the new content), and INCOMPLETE as issuing does.
 */
export async function amendInvoice(context: Context, input: AmendInput): Promise<InvoiceView> {
  authorise(context);
  const { idempotencyKey: key, ...request } = input;
  // The files of the edition before are kept, so they have to be there; none are made while the invoice is locked.
  await storeDocument(context, input.id);
  return inTransaction(context, async (transaction) => {
    await once(context, transaction, { key, procedure: 'invoices.amend', request }, async () => {
      await amend(context, transaction, input);
      return input.id;
    });
    return viewInvoice(context, transaction, input.id);
  });
}

async function amend(context: Context, transaction: Transaction, input: AmendInput): Promise<void> {
  const [booked] = await Promise.all([
    lockBookedInvoice(context, transaction, input.id),
    holdRegimes(context, transaction),
  ]);
  const { invoice, entries } = booked;
  if (invoice.version !== input.version) throw new Refusal('CHANGED_MEANWHILE');
  await refuseObstacle(context, transaction, booked);
  const draft = amendedDraft(input.draft, documentOf(invoice));
  const parties = await loadParties(context, transaction, draft);
  await checkAttachments(context, transaction, draft);
  const document = await decide(context, transaction, { invoice, draft, parties });
  const issuedAnew = bookInvoice({
    document,
    invoiceId: invoice.id,
    regime: regimeOn(parties.business.regimes, document.servicePeriod.to),
    category: incomeCategoryOf(draft),
  });
  await refuseFiled(context, transaction, [...entries, ...issuedAnew]);
  await keepEdition(context, transaction, invoice);
  await writeEdition(context, transaction, { invoice, draft, document });
  await appendEntries(context, transaction, {
    entries: bookAmendment(entries, issuedAnew),
    auditRecords: [auditRecordOf({ invoice, draft, document })],
  });
  await resolveReminder(context, transaction, invoice.id);
  await enqueueStoreDocument(context, transaction, invoice.id);
}

const REFUSALS: Record<AmendmentObstacle, RefusalCode> = {
  notAnInvoice: 'NOT_AN_INVOICE',
  cancelled: 'ALREADY_CANCELLED',
  gobdMode: 'GOBD_MODE_ON',
  followed: 'ALREADY_FOLLOWED',
  filed: 'RETURN_FILED',
};

async function refuseObstacle(
  context: Context,
  transaction: Transaction,
  { invoice, creditNotes, entries }: BookedInvoice,
): Promise<void> {
  const key = { businessId: context.businessId, id: invoice.id };
  const [payments, isLocked] = await Promise.all([
    selectPayments(transaction, key),
    isGobdModeOn(context, transaction),
  ]);
  const followed = { creditNotes: creditNotes.length, payments: payments.length, entries };
  const obstacle = obstacleOf(invoice, followed, { isLocked, isFiled: false });
  if (obstacle !== null) throw new Refusal(REFUSALS[obstacle]);
}

/** Asked of both editions, and held: whoever hands one of these returns over meanwhile is told that something was booked. */
async function refuseFiled(
  context: Context,
  transaction: Transaction,
  entries: readonly Pick<NewEntry, 'taxPoint'>[],
): Promise<void> {
  if (await holdFiledOver(context, transaction, taxPointsOf(entries))) throw new Refusal(REFUSALS.filed);
}

/** By the rules of issuing; nothing is said of the order of days, since the invoice itself is among those issued. */
async function decide(
  context: Context,
  transaction: Transaction,
  { invoice, draft, parties }: { invoice: InvoiceRecord; draft: InvoiceDraft; parties: LoadedParties },
): Promise<InvoiceDocument> {
  const today = context.platform.clock.today();
  const turnover = await turnoverOfYear(context, transaction, {
    year: yearOf(invoiceDateOf(draft, today)),
    business: parties.business,
  });
  const number = invoice.number ?? '';
  const act = { draft, ...parties, today, issuedFrom: null, turnover };
  const profile = profileOfFormat(parties.client?.invoiceFormat);
  const problems = [
    ...amendmentProblems(draft, invoice.draft),
    ...findProblems({ ...act, number }),
    ...(profile === null ? [] : eInvoiceProblems(act, profile).problems),
  ];
  if (problems.some((problem) => problem.severity === 'blocking'))
    throw new Refusal('INCOMPLETE', { problems });
  const decision = decideAmendment({ ...act, before: documentOf(invoice), edition: invoice.edition + 1 });
  if (!decision.ok) throw new Refusal('INCOMPLETE', { problems: decision.problems });
  return decision.document;
}
