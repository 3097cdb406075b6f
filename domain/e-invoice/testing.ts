/** For tests: an invoice in which everything of the model is there once, its places, and what happens if they are spoilt. */
import type { EInvoice, ELine } from './model.ts';

type Whole<T> = T extends readonly (infer Item)[]
  ? [Whole<Item>]
  : T extends object
    ? { [Key in keyof T]-?: Whole<Exclude<T[Key], undefined>> }
    : T;

/** Lines within lines have the same places once more. */
type Flat = Omit<EInvoice, 'lines'> & { lines: Omit<ELine, 'subLines'>[] };

const IDENTIFIER = texts('value', 'scheme');
const ADDRESS = texts('line1', 'line2', 'line3', 'city', 'postCode', 'subdivision', 'country');
const SHARE = texts('amount', 'base', 'percent', 'vatCategory', 'vatRate', 'reason', 'reasonCode');
const PERIOD = texts('start', 'end');
const PARTY = {
  ...texts('name', 'tradingName', 'vatId', 'taxNumber', 'legalInformation'),
  identifiers: [IDENTIFIER] as [typeof IDENTIFIER],
  legalRegistration: IDENTIFIER,
  electronicAddress: IDENTIFIER,
  address: ADDRESS,
  contact: texts('name', 'phone', 'email'),
};

/** The type makes sure that nothing is missing. */
export const WHOLE_INVOICE: Whole<Flat> = {
  ...texts('customization', 'process', 'number', 'issueDate', 'typeCode', 'currency', 'accountingCurrency'),
  ...texts('taxPointDate', 'taxPointCode', 'dueDate', 'buyerReference', 'project', 'contract'),
  ...texts('purchaseOrder', 'salesOrder', 'receivingAdvice', 'despatchAdvice', 'tender', 'buyerAccounting'),
  ...texts('paymentTerms', 'remittance'),
  invoicedObject: IDENTIFIER,
  notes: [texts('subject', 'text')],
  preceding: [texts('number', 'issueDate')],
  seller: PARTY,
  buyer: PARTY,
  payee: { ...texts('name'), identifier: IDENTIFIER, legalRegistration: IDENTIFIER },
  taxRepresentative: { ...texts('name', 'vatId'), address: ADDRESS },
  delivery: { ...texts('name', 'date'), location: IDENTIFIER, address: ADDRESS },
  period: PERIOD,
  payments: [
    {
      ...texts('code', 'text'),
      account: texts('iban', 'holder', 'bic'),
      card: texts('number', 'holder'),
    },
  ],
  directDebit: texts('mandate', 'creditor', 'debitedAccount'),
  allowances: [SHARE],
  charges: [SHARE],
  totals: {
    ...texts('lineNet', 'allowances', 'charges', 'net', 'vat', 'vatInAccountingCurrency', 'gross'),
    ...texts('paid', 'rounding', 'payable'),
  },
  vatBreakdown: [texts('base', 'tax', 'category', 'rate', 'exemptionReason', 'exemptionCode')],
  documents: [
    { ...texts('reference', 'description', 'location'), file: texts('content', 'mediaType', 'name') },
  ],
  lines: [
    {
      ...texts('id', 'note', 'quantity', 'unit', 'net', 'orderLine', 'buyerAccounting'),
      ...texts('vatCategory', 'vatRate'),
      object: IDENTIFIER,
      period: PERIOD,
      allowances: [SHARE],
      charges: [SHARE],
      price: { ...texts('net', 'baseQuantity', 'baseUnit'), allowance: texts('amount', 'gross') },
      item: {
        ...texts('name', 'description', 'sellerId', 'buyerId', 'originCountry'),
        standardId: IDENTIFIER,
        classifications: [texts('code', 'list', 'version')],
        attributes: [texts('name', 'value')],
      },
    },
  ],
  thirdPartyPayments: [texts('kind', 'amount', 'description')],
};

function texts<Key extends string>(...keys: Key[]): Record<Key, string> {
  return Object.fromEntries(keys.map((key) => [key, 'x'])) as Record<Key, string>;
}

/** Every place below, groups as well as texts, with `#` for positions. */
export function placesOf(group: object, base = ''): string[] {
  return Object.entries(group).flatMap(([key, value]) => {
    const place = `${base}${Array.isArray(group) ? '#' : key}`;
    return typeof value === 'object' && value !== null ? [place, ...placesOf(value, `${place}.`)] : [place];
  });
}

/** `lines.0.net` is at `lines.#.net`. */
export function placeOf(path: string): string {
  return path.replaceAll(/\.\d+(?=\.|$)/g, '.#');
}

/** Copies of the invoice, in each of which one place is gone or says something else. */
export function spoilt(invoice: object, texts: readonly string[]): object[] {
  return Object.entries(invoice).flatMap(([key, value]) => {
    const without = Array.isArray(invoice)
      ? []
      : { ...invoice, [key]: Array.isArray(value) ? [] : undefined };
    const inside =
      typeof value === 'object' && value !== null
        ? spoilt(value, texts)
        : texts.filter((text) => text !== value);
    return [without, ...inside.map((other) => replaced(invoice, key, other))];
  });
}

function replaced(owner: object, key: string, value: unknown): object {
  if (!Array.isArray(owner)) return { ...owner, [key]: value };
  return owner.map((item, index) => (String(index) === key ? value : item));
}
