/** A bill as it is, as the server is asked to correct it, with what is to be otherwise. */
import type { client } from '../../connection/api.ts';
import type { Expense } from '../message.ts';

type Correction = Parameters<typeof client.expenses.correct>[0];
type Line = Correction['lines'][number];

export function correctionOf(
  expense: Expense,
  changes: Pick<Correction, 'idempotencyKey' | 'category'>,
): Correction {
  const { id, version, vendor, documentDate, servicePeriod, isRecurring, currency } = expense;
  return {
    id,
    version,
    vendor,
    documentDate,
    servicePeriod,
    isRecurring,
    currency,
    lines: expense.lines.map(lineOf),
    project: expense.project,
    note: expense.note,
    documentNumber: expense.documentNumber,
    ...said({
      receivedOn: expense.receivedOn,
      dueDate: expense.dueDate,
      privateSharePercent: expense.privateSharePercent,
      unitsPerEuro: expense.unitsPerEuro,
      paymentMeans: expense.paymentMeans,
      entertainment: expense.entertainment,
    }),
    ...changes,
  };
}

/** With the very amounts of the bill. */
function lineOf({ taxCode, net, vat, ...parts }: Expense['lines'][number]): Line {
  return taxCode === 'importVat'
    ? { taxCode, net, importVat: vat, ...parts }
    : { taxCode, net, billedVat: vat, ...parts };
}

type Said<Values> = { [Name in keyof Values]?: Exclude<Values[Name], null> };

/** What is null was not said. */
function said<Values extends object>(values: Values): Said<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as Said<Values>;
}
