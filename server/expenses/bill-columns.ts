/** What a bill says, from what was entered to what is stored. */
import { normaliseIban } from '@belegbar/domain/business';
import { type Expense, type ExpenseLine, expenseGross } from '@belegbar/domain/expenses';
import { type BillInput, categoryOf, type Payee, type RecordExpenseInput } from './read-input.ts';

/** Without its number, which it gets when it is entered. */
export function billOf(input: BillInput & Pick<RecordExpenseInput, 'kind'>, lines: ExpenseLine[]): Expense {
  const { documentDate, receivedOn = null } = input;
  return {
    number: '',
    vendor: input.vendor.name,
    vendorVatId: input.vendor.vatId ?? '',
    category: categoryOf(input.category),
    documentDate,
    receivedOn,
    servicePeriod: input.servicePeriod ?? { from: documentDate, to: documentDate },
    isPrepayment: input.kind === 'prepayment',
    lines,
    privateSharePercent: input.privateSharePercent ?? null,
    ...foreignOf(input),
    ...(input.isRecurring === true ? { recurringDueOn: input.dueDate ?? documentDate } : {}),
  };
}

export function billColumns(expense: Expense, { vendor, dueDate, ...input }: BillInput) {
  return {
    ...toldColumns(input),
    vendor: expense.vendor,
    vendor_country: vendor.country,
    vendor_vat_id: expense.vendorVatId,
    category: expense.category,
    document_date: expense.documentDate,
    received_on: expense.receivedOn,
    due_date: dueDate ?? null,
    is_recurring: expense.recurringDueOn !== undefined,
    service_from: expense.servicePeriod.from,
    service_to: expense.servicePeriod.to,
    private_share: expense.privateSharePercent,
    gross: expenseGross(expense),
    currency: expense.inCurrency?.currency ?? 'EUR',
    units_per_euro: expense.inCurrency?.unitsPerEuro ?? null,
    lines: JSON.stringify(expense.lines),
  };
}

/** What is not booked. */
function toldColumns(input: Omit<BillInput, 'vendor' | 'dueDate'>) {
  const {
    documentNumber = '',
    paymentMeans = null,
    project = '',
    note = '',
    entertainment,
    remittance = '',
    skonto = [],
  } = input;
  return {
    document_number: documentNumber.trim(),
    payment_means: paymentMeans,
    ...payeeColumns(input.payee),
    remittance: remittance.trim(),
    skonto: JSON.stringify(skonto),
    project: project.trim(),
    note: note.trim(),
    entertainment: entertainment === undefined ? null : JSON.stringify(entertainment),
  };
}

/** Without blanks, as `refuseWrongPayee` has let them in. */
function payeeColumns({ name, iban, bic }: Payee = { name: '', iban: '', bic: '' }) {
  return {
    payee_name: name.trim(),
    payee_iban: normaliseIban(iban),
    payee_bic: bic.replaceAll(/\s/g, '').toUpperCase(),
  };
}

function foreignOf({ currency = 'EUR', unitsPerEuro }: BillInput): Pick<Expense, 'inCurrency'> {
  if (currency === 'EUR' || unitsPerEuro === undefined) return {};
  return { inCurrency: { currency, unitsPerEuro } };
}
