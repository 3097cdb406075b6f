/** An expense as the contract shows it. */
import type { ExpenseMessage } from '@belegbar/contract/expenses-messages';
import type { Day } from '@belegbar/domain/calendar';
import { type Entertainment, idOfLine, offeredSkonto } from '@belegbar/domain/expenses';
import type { BookedEntry } from '@belegbar/domain/journal';
import { type Cents, decimal, subtractCents, ZERO } from '@belegbar/domain/money';
import type { z } from 'zod';
import type { ExpenseFile } from './files-store.ts';
import { categoryOf } from './read-input.ts';
import type { CreditRow, ListedExpense, PaymentRow } from './read-store.ts';
import type { ExpenseRecord } from './tables.ts';
import { transferOf } from './transfer.ts';
import type { AccountBefore } from './vendors-store.ts';

export type ExpenseDetail = z.output<typeof ExpenseMessage>;
export type ExpenseRow = Pick<
  ExpenseDetail,
  | 'id'
  | 'version'
  | 'number'
  | 'vendor'
  | 'category'
  | 'documentDate'
  | 'dueDate'
  | 'currency'
  | 'gross'
  | 'open'
  | 'state'
  | 'skonto'
>;

/** `paid`: in cents, without what was taken back. */
export function rowOf(expense: ListedExpense): ExpenseRow {
  const { id, version, number, gross, paid, lowered, undone } = expense;
  const asked = subtractCents(gross, lowered);
  const open = undone ? ZERO : subtractCents(asked, paid);
  return {
    id,
    version,
    number,
    vendor: { name: expense.vendor, country: expense.vendor_country, vatId: expense.vendor_vat_id },
    category: categoryOf(expense.category),
    documentDate: expense.document_date,
    dueDate: expense.due_date,
    currency: expense.currency,
    gross,
    open,
    state: undone ? 'takenBack' : stateOf(asked, paid),
    skonto: offeredSkonto(expense.skonto, { documentDate: expense.document_date, open }),
  };
}

function stateOf(asked: Cents, paid: Cents): ExpenseRow['state'] {
  if (paid === asked) return 'paid';
  if (paid === 0) return 'open';
  return paid < 0 === asked < 0 && Math.abs(paid) < Math.abs(asked) ? 'partlyPaid' : 'overpaid';
}

/** What was read beside the bill. */
interface Beside {
  payments: readonly PaymentRow[];
  credits: readonly CreditRow[];
  entries: readonly BookedEntry[];
  files: readonly ExpenseFile[];
  /** Of the vendor's bill before. */
  before: AccountBefore | null;
  today: Day;
}

export function detailOf(
  expense: ListedExpense & ExpenseRecord,
  { payments, credits, entries, files, before, today }: Beside,
): ExpenseDetail {
  const row = rowOf(expense);
  return {
    ...row,
    receivedOn: expense.received_on,
    servicePeriod: { from: expense.service_from, to: expense.service_to },
    isPrepayment: expense.is_prepayment,
    isRecurring: expense.is_recurring,
    lines: expense.lines.map((line, place) => ({ ...line, id: idOfLine(line, place) })),
    privateSharePercent: expense.private_share === null ? null : decimal(expense.private_share),
    unitsPerEuro: expense.units_per_euro === null ? null : decimal(expense.units_per_euro),
    documentNumber: expense.document_number,
    paymentMeans: expense.payment_means,
    ...payeeOf(expense, before),
    transfer: transferOf(expense, row, today),
    project: expense.project,
    note: expense.note,
    entertainment: expense.entertainment === null ? null : entertainmentOf(expense.entertainment),
    payments: payments.map(({ paid_on: paidOn, payment_means: paymentMeans, undone, ...payment }) => ({
      ...payment,
      paidOn,
      paymentMeans,
      isTakenBack: undone || expense.undone,
    })),
    credits: credits.map(({ credited_on: creditedOn, received_on: receivedOn, undone, ...credit }) => ({
      ...credit,
      creditedOn,
      receivedOn,
      isTakenBack: undone || expense.undone,
    })),
    entries: entries.map(entryOf),
    files: files.map(({ id, file_name: fileName, contentType, size, attached_at: attachedAt }) => ({
      id,
      fileName,
      contentType,
      size,
      attachedAt: attachedAt.toISOString(),
    })),
  };
}

/** With the account on which the vendor was to be paid before, where that was another one. */
function payeeOf(
  { payee_name: name, payee_iban: iban, payee_bic: bic, remittance }: ExpenseRecord,
  before: AccountBefore | null,
): Pick<ExpenseDetail, 'payee' | 'remittance' | 'accountBefore'> {
  const isSaid = name !== '' || iban !== '' || bic !== '';
  const isOther = iban !== '' && before !== null && before.payee_iban !== iban;
  return {
    payee: isSaid ? { name, iban, bic } : null,
    remittance,
    accountBefore: isOther ? { id: before.id, number: before.number, iban: before.payee_iban } : null,
  };
}

function entertainmentOf({ place, participants, occasion }: Entertainment): ExpenseDetail['entertainment'] {
  return { place, participants: [...participants], occasion };
}

function entryOf(entry: BookedEntry): ExpenseDetail['entries'][number] {
  const { number, bookedOn, kind, document, counterparty, taxCode, net, vat } = entry;
  return {
    number,
    bookedOn,
    kind,
    documentKind: document.kind,
    documentId: document.id,
    documentNumber: document.number,
    counterparty,
    taxCode,
    net,
    vat,
  };
}
