import { writePlainXml } from '@belegbar/documents';
import { checkBic, checkIban } from '@belegbar/domain/business';
import { addDays, type Day } from '@belegbar/domain/calendar';
import { addCents, type Cents, sumCents, ZERO } from '@belegbar/domain/money';
import { creditTransferFile, transferHindrance, transferReference } from '@belegbar/domain/transfers';
import { v7 as uuid } from 'uuid';
import { type LoadedBusiness, loadBusiness } from '../business/index.ts';
import { type BillToPay, billsToPay } from '../expenses/index.ts';
import { audit } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { once } from '../platform/idempotency/index.ts';
import { invalid, notFound, Refusal } from '../platform/refusal.ts';
import { insertTransferFile, lockTransferFiles, selectFilesOfExpenses } from './store.ts';

export interface MakeTransferFileInput {
  idempotencyKey: string;
  executionDay: Day;
  expenses: readonly { id: string; amount: Cents; discount?: Cents | undefined }[];
  /** Also of bills that are in another file already. */
  confirmSecond?: boolean | undefined;
}

/**
 * Makes a file of transfers of what is to be paid of bills, once per key; nothing is paid by it. Refuses NOT_FOUND, IN_TRANSFER_FILE until it is
 * confirmed, and INVALID at `account` (none of one's own), `executionDay`, or the expense that cannot be paid so.
 */
export function makeTransferFile(context: Context, input: MakeTransferFileInput): Promise<{ id: string }> {
  authorise(context);
  const { idempotencyKey: key, ...request } = input;
  return inTransaction(context, async (transaction) => {
    const made = await once(context, transaction, { key, procedure: 'transfers.make', request }, () =>
      make(context, transaction, input),
    );
    return { id: made.subjectId };
  });
}

async function make(
  context: Context,
  transaction: Transaction,
  input: MakeTransferFileInput,
): Promise<string> {
  const { businessId, platform } = context;
  await lockTransferFiles(transaction, businessId);
  const business = await loadBusiness(context, transaction);
  if (!checkIban(business.iban).ok) throw invalid([fieldProblem('account', 'transfer.account.none')]);
  refuseWrongDay(context, input.executionDay);
  const ids = input.expenses.map(({ id }) => id);
  const bills = await billsToPay(context, transaction, ids);
  if (bills.length !== ids.length) throw notFound();
  refuseUnpayable(input.expenses, bills);
  await refuseSecond(context, transaction, input);
  const id = uuid();
  const total = sumCents(input.expenses.map(({ amount }) => amount));
  await insertTransferFile(
    transaction,
    {
      business_id: businessId,
      id,
      executes_on: input.executionDay,
      payer_iban: business.iban,
      total,
      xml: xmlOf({ id, createdAt: platform.clock.now(), business, bills }, input),
      created_at: platform.clock.now(),
    },
    input.expenses.map(({ id: expense_id, amount, discount = ZERO }) => ({
      business_id: businessId,
      file_id: id,
      expense_id,
      amount,
      discount,
    })),
  );
  const detail = {
    executionDay: input.executionDay,
    totalCents: total,
    numbers: bills.map(({ number }) => number),
  };
  await audit(context, transaction, {
    action: 'transfers.make',
    subjectKind: 'transferFile',
    subjectId: id,
    detail,
  });
  return id;
}

function refuseWrongDay({ platform }: Context, on: Day): void {
  const today = platform.clock.today();
  if (on < today) throw invalid([fieldProblem('executionDay', 'transfer.day.past')]);
  if (on > addDays(today, DAYS_AHEAD_MAXIMUM))
    throw invalid([fieldProblem('executionDay', 'transfer.day.far-ahead')]);
}

/** Banks keep orders for a year at most. */
const DAYS_AHEAD_MAXIMUM = 365;

function refuseUnpayable(expenses: MakeTransferFileInput['expenses'], bills: readonly BillToPay[]): void {
  for (const [place, { amount, discount = ZERO }] of expenses.entries()) {
    const bill = bills[place];
    const hindrance = bill === undefined ? null : transferHindrance(bill);
    if (hindrance !== null)
      throw invalid([fieldProblem(`expenses.${place}`, `transfer.hindrance.${hindrance}`)]);
    if (amount <= 0) throw invalid([fieldProblem(`expenses.${place}`, 'payment.amount.not-positive')]);
    if (discount < 0) throw invalid([fieldProblem(`expenses.${place}`, 'expense.discount.none')]);
    if (bill !== undefined && addCents(amount, discount) > bill.open)
      throw invalid([fieldProblem(`expenses.${place}`, 'expense.amount.above-open')]);
  }
}

/** Whoever pays twice waits for the money. */
async function refuseSecond(
  { businessId }: Context,
  transaction: Transaction,
  { expenses, confirmSecond = false }: MakeTransferFileInput,
): Promise<void> {
  if (confirmSecond) return;
  const ids = expenses.map(({ id }) => id);
  const files = await selectFilesOfExpenses(transaction, businessId, ids);
  if (files.length > 0) throw new Refusal('IN_TRANSFER_FILE', { files });
}

interface Made {
  id: string;
  createdAt: Date;
  business: LoadedBusiness;
  bills: readonly BillToPay[];
}

function xmlOf(
  { id, createdAt, business, bills }: Made,
  { executionDay, expenses }: MakeTransferFileInput,
): string {
  const { iban, street, postCode, city, country } = business;
  const bic = checkBic(business.bic);
  const document = creditTransferFile({
    messageId: id.replaceAll('-', ''),
    createdAt,
    executionDay,
    payer: {
      name: business.accountHolder || business.businessName || business.fullName,
      iban,
      bic: bic.ok ? bic.value : '',
      address: { street, postCode, city, country },
    },
    transfers: bills.map((bill, place) => ({
      endToEndId: bill.number,
      amount: expenses[place]?.amount ?? ZERO,
      payee: bill.payee,
      iban: bill.iban,
      bic: bill.bic,
      ...transferReference(bill),
    })),
  });
  return new TextDecoder().decode(writePlainXml(document));
}
