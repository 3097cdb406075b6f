/** What was read on a receipt, as the form of a bill takes it. */
import { proposeTaxCode } from '@belegbar/domain/expenses';
import { type Cents, CURRENCIES, type Currency, subtractCents, sumCents, ZERO } from '@belegbar/domain/money';
import type { client } from '../../../connection/api.ts';
import type { ExpenseForm } from '../expense-form.ts';
import { emptyLine, type FormLine, isEmptyLine, type TaxCode } from '../form-line.ts';

export type Reading = Awaited<ReturnType<typeof client.receiptReadings.get>>;
export type ReadFields = NonNullable<Reading['fields']>;

/** What a form that nobody has typed into takes over; words of the form in the user's language. */
export function filledBy(
  fields: ReadFields,
  form: ExpenseForm,
  words: { tip: string },
): Partial<ExpenseForm> {
  const { date, number, iban } = fields;
  const documentDate = date?.value ?? form.documentDate;
  const vendor = vendorOf(fields, form);
  const { category = form.category } = form.category === '' ? categoryOf(fields) : {};
  return {
    vendor,
    documentDate,
    ...(number === null ? {} : { documentNumber: number.value }),
    ...(isCurrency(fields.currency) ? { currency: fields.currency } : {}),
    category,
    ...paymentOf(fields, documentDate),
    ...(iban === null ? {} : { payee: { ...form.payee, iban: iban.value } }),
    ...(fields.total === null
      ? {}
      : { typed: 'gross', lines: linesOf(fields, fields.total.value, { ...words, vendor, category }) }),
  };
}

/** The same with another total: what of the VAT no longer adds up to it goes. */
export function withTotal(fields: ReadFields, total: Cents, of: Bill): Pick<ExpenseForm, 'typed' | 'lines'> {
  return { typed: 'gross', lines: linesOf(fields, total, of) };
}

/** Whether nobody has typed into it what the receipt would say. */
export function isUntyped({ vendor, documentNumber, lines }: ExpenseForm): boolean {
  return vendor.name === '' && documentNumber === '' && lines.every(isEmptyLine);
}

/** A VAT id begins with its country; Greece has a sign of its own there. */
function vendorOf({ vendor, vatId }: ReadFields, form: ExpenseForm): ExpenseForm['vendor'] {
  const id = vatId?.value ?? '';
  const country = id.startsWith('EL') ? 'GR' : id.slice(0, 2);
  return {
    name: vendor?.value ?? form.vendor.name,
    vatId: id === '' ? form.vendor.vatId : id,
    country: country === '' ? form.vendor.country : country,
  };
}

function isCurrency(currency: string): currency is Currency {
  return (CURRENCIES as readonly string[]).includes(currency);
}

/** Only where the kind of the document leaves one. */
function categoryOf({ kind, tip }: ReadFields): Pick<Partial<ExpenseForm>, 'category'> {
  if (tip !== null) return { category: 'business_meals' };
  return kind === 'fuel' || kind === 'parking' || kind === 'ticket' ? { category: 'transportation' } : {};
}

/** What was paid at the till was paid that day; a bill that is to be transferred, or says nothing, is open. */
function paymentOf(
  { paymentWay, kind }: ReadFields,
  documentDate: ExpenseForm['documentDate'],
): Partial<ExpenseForm> {
  if (paymentWay === 'card' || paymentWay === 'cash')
    return { isPaid: true, paymentMeans: paymentWay, paidOn: documentDate };
  if (kind === 'invoice' || kind === 'reminder') return { isPaid: false, paymentMeans: null, paidOn: null };
  return { paidOn: documentDate };
}

const CODES: Readonly<Record<string, TaxCode>> = { '19': 'inputStandard19', '7': 'inputReduced7' };

/** What its lines follow from beside the receipt; `tip`: the word for it. */
type Bill = Pick<ExpenseForm, 'vendor' | 'category'> & { tip: string };

/**
 * A line for each rate with the very VAT that is printed, one for the tip, and one for what has no VAT: of a vendor at home nothing is deducted
 * of it, of one abroad it stands as its country proposes (§ 13b UStG), and follows the category.
 */
function linesOf({ vat, tip, currency }: ReadFields, total: Cents, of: Bill): FormLine[] {
  const goods = subtractCents(total, tip?.value ?? ZERO);
  const rated = vat.flatMap(({ rate, net, vat: tax }) => {
    const taxCode = CODES[rate];
    return taxCode === undefined || net === null || currency !== 'EUR'
      ? []
      : [{ taxCode, amount: sumCents([net, tax]), vat: tax }];
  });
  const covered = sumCents(rated.map(({ amount }) => amount));
  const isWithin = total > 0 && covered <= goods;
  const rest = subtractCents(goods, isWithin ? covered : ZERO);
  const said: Partial<FormLine>[] = [
    ...(isWithin ? rated : []),
    ...(rest === ZERO ? [] : [{ ...withoutVat(of), amount: rest }]),
    ...(tip === null
      ? []
      : [{ taxCode: 'inputNone' as const, amount: tip.value, description: of.tip, proposed: of.tip }]),
  ];
  return said.map((line, key) => emptyLine(key, { isCodeChosen: true, ...line }));
}

function withoutVat({ vendor, category }: Bill): Pick<FormLine, 'taxCode' | 'isCodeChosen'> {
  if (vendor.country === 'DE') return { taxCode: 'inputNone', isCodeChosen: true };
  const { taxCode } = proposeTaxCode(vendor.country, category === '' ? null : category);
  return { taxCode, isCodeChosen: false };
}
