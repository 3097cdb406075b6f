/** Expenses of a file: checked as if each were entered, booked many at once. */
import { ImportedExpenseTexts } from '@belegbar/contract/imports';
import {
  type CellProblem,
  emptyExpense,
  expenseKeys,
  expenseKeysInFile,
  expenseValues,
  type FileExpense,
  type Mapping,
  type ReadAs,
  readExpense,
  type Target,
} from '@belegbar/domain/imports';
import { addCents } from '@belegbar/domain/money';
import type { Problem } from '@belegbar/domain/problem';
import {
  addExpenses,
  findAlikeExpenses,
  holdExpenses,
  type KnownBill,
  problemsOfBill,
  refreshExpenseStatistics,
  removeExpenses,
} from '../expenses/index.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { closeExpectedBy, holdRecurring } from '../recurring-expenses/index.ts';
import type { Kept, Records } from './records.ts';

export const expenses: Records<FileExpense> = {
  kind: 'expenses',
  schema: ImportedExpenseTexts,
  read,
  begin: ({ today }) => emptyExpense(today),
  values: expenseValues,
  keys: expenseKeys,
  keysInFile: expenseKeysInFile,
  prepare: holdRecurring,
  refreshStatistics: refreshExpenseStatistics,
  findAlike,
  add,
  // What is booked is not updated by a file: `fitted` leaves no other way.
  change: async () => {},
  hold,
  remove: (context, transaction, kept, cause) =>
    removeExpenses(
      context,
      transaction,
      kept.map(({ id }) => id),
      cause,
    ),
};

function read(
  cells: readonly string[],
  mapping: Mapping,
  as: ReadAs,
): { given: Partial<FileExpense>; problems: CellProblem[] } {
  const { given, problems } = readExpense(cells, mapping, as);
  if (problems.some(({ severity }) => severity === 'blocking')) return { given, problems };
  const wrong = problemsOfBill(as.today, billOf({ ...emptyExpense(as.today), ...given }));
  return { given, problems: [...problems, ...wrong.map((problem) => inCell(problem, cells, mapping))] };
}

/** At the column that says it, or at the row. */
function inCell({ field, code }: Problem, cells: readonly string[], mapping: Mapping): CellProblem {
  const targets = TARGETS_OF[field.split('.')[0] ?? ''] ?? [];
  const target = targets.find((one) => mapping.includes(one)) ?? targets[0] ?? null;
  const column = target === null ? -1 : mapping.indexOf(target);
  const typed = (cells[column] ?? '').slice(0, TYPED_MAXIMUM);
  const known = code === 'law.year.unknown' ? 'import.expense.year' : code;
  return { target, column: column < 0 ? null : column, code: known, severity: 'blocking', typed };
}

const TYPED_MAXIMUM = 200;

const TARGETS_OF: Readonly<Record<string, readonly Target[]>> = {
  lines: ['vat', 'vatRate', 'gross', 'net'],
  amount: ['gross', 'net'],
  category: ['category'],
  documentDate: ['documentDate'],
  servicePeriod: ['serviceTo', 'serviceFrom'],
  dueDate: ['dueDate'],
  paidOn: ['paidOn'],
  paidEuros: ['paidEuros'],
  unitsPerEuro: ['unitsPerEuro', 'currency'],
};

function billOf(expense: FileExpense): Parameters<typeof problemsOfBill>[1] {
  const { name, country, vatId, taxCode, net, vat, currency, serviceFrom, serviceTo } = expense;
  const { dueDate, paidOn, paidEuros, privateShare, unitsPerEuro, paymentMeans, description } = expense;
  return {
    vendor: { name, country, vatId },
    category: expense.category,
    documentDate: expense.documentDate,
    lines: [{ taxCode, net, billedVat: vat, ...(description !== '' && { description }) }],
    documentNumber: expense.documentNumber,
    project: expense.project,
    note: expense.notes,
    currency,
    ...(serviceFrom !== null && { servicePeriod: { from: serviceFrom, to: serviceTo ?? serviceFrom } }),
    ...(dueDate !== null && { dueDate }),
    ...(paidOn !== null && { paidOn }),
    ...(paidOn !== null && paidEuros !== null && { paidEuros }),
    ...(privateShare !== null && { privateSharePercent: privateShare }),
    ...(unitsPerEuro !== null && { unitsPerEuro }),
    ...(paymentMeans !== null && { paymentMeans }),
  };
}

async function findAlike(
  context: Context,
  transaction: Transaction,
  wanted: readonly FileExpense[],
): Promise<Kept<FileExpense>[]> {
  return (await findAlikeExpenses(context, transaction, wanted)).map(keptOf);
}

/** As far as it is known by. */
function keptOf({ id, version, vendor, documentNumber, documentDate, gross }: KnownBill): Kept<FileExpense> {
  const fields = { ...emptyExpense(documentDate), name: vendor, documentNumber, net: gross };
  return { id, version, fields };
}

async function add(
  context: Context,
  transaction: Transaction,
  records: readonly { id: string; fields: FileExpense }[],
  cause: Record<string, string>,
): Promise<void> {
  const bills = records.map(({ id, fields }) => ({ id, bill: billOf(fields) }));
  await addExpenses(context, transaction, bills, cause);
  const entered = records.map(({ id, fields }) => ({
    id,
    vendor: fields.name,
    vendorVatId: fields.vatId,
    documentDate: fields.documentDate,
    gross: addCents(fields.net, fields.vat),
    currency: fields.currency,
  }));
  await closeExpectedBy(context, transaction, entered);
}

async function hold(
  context: Context,
  transaction: Transaction,
  ids: readonly string[],
): Promise<Kept<FileExpense>[]> {
  const held = await holdExpenses(context, transaction, ids);
  const today = context.platform.clock.today();
  return held.map(({ id, version, vendor }) => ({
    id,
    version,
    fields: { ...emptyExpense(today), name: vendor },
  }));
}
