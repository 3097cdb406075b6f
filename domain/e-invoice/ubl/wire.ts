/** What UBL says at other places than the model, and the way between them. */
import type { DirectDebit, EInvoice, Note, Party, PaymentMeans, VatBreakdown } from '../model.ts';

export type UblRoot = 'Invoice' | 'CreditNote';

/** Credit notes of UNTDID 1001 that UBL writes as `CreditNote` (BR-CL-01). */
const CREDIT_NOTES = new Set([
  '81',
  '83',
  '261',
  '262',
  '296',
  '308',
  '381',
  '396',
  '420',
  '458',
  '502',
  '503',
  '532',
]);

export function ublRootOf(typeCode: string | undefined): UblRoot {
  return CREDIT_NOTES.has(typeCode ?? '') ? 'CreditNote' : 'Invoice';
}

/** UBL wants the order's number with the seller's; as Peppol writes it where there is none. */
const NO_ORDER = 'NA';

/** An amount of VAT with its currency, and the breakdown beside it. */
export interface TaxTotal {
  amount?: string;
  currency?: string;
  breakdown: VatBreakdown[];
}

/** UBL says with every way to pay what it names, and by when a credit note is paid. */
export interface UblPayment extends PaymentMeans {
  dueDate?: string;
  remittance?: string;
  directDebit?: DirectDebit;
}

export interface NoteText {
  text?: string;
}

/** The invoice as UBL has it. */
export interface UblInvoice extends Omit<EInvoice, 'notes' | 'payments'> {
  noteTexts: NoteText[];
  payments: UblPayment[];
  taxTotals: TaxTotal[];
}

/** What is written: the creditor's identifier among the seller's, notes with their subjects, totals of VAT by currency. */
export function toWire(invoice: EInvoice, root: UblRoot): UblInvoice {
  const { notes, payments, vatBreakdown, totals, directDebit, remittance, dueDate, ...same } = invoice;
  const isCreditNote = root === 'CreditNote';
  return {
    ...same,
    ...(same.salesOrder !== undefined && same.purchaseOrder === undefined ? { purchaseOrder: NO_ORDER } : {}),
    ...(dueDate === undefined || isCreditNote ? {} : { dueDate }),
    ...withCreditor(invoice),
    totals,
    vatBreakdown: [],
    noteTexts: notes.map(noteText),
    // Once in the document: the mandate (UBL-SR-55) and the due date of a credit note (UBL-SR-45).
    payments: payments.map((payment, index) => ({
      ...payment,
      ...(remittance === undefined ? {} : { remittance }),
      ...(isCreditNote && dueDate !== undefined && index === 0 ? { dueDate } : {}),
      ...(directDebit === undefined || index > 0 ? {} : { directDebit: withoutCreditor(directDebit) }),
    })),
    taxTotals: taxTotalsOf(invoice),
  };
}

/** The model of what was read. */
export function fromWire(wire: UblInvoice): EInvoice {
  const { noteTexts, payments, taxTotals, ...same } = wire;
  const first = <Key extends keyof UblPayment>(key: Key) =>
    payments.find((payment) => payment[key] !== undefined)?.[key];
  const remittance = first('remittance');
  const dueDate = wire.dueDate ?? first('dueDate');
  const creditor =
    creditorOf(wire.payee?.identifier) ?? wire.seller?.identifiers.map(creditorOf).find(Boolean);
  // Without a mandate there is no direct debit (BR-DE-23-b, BR-DE-30), and the identifier stays the seller's.
  const mandate = first('directDebit');
  const directDebit = mandate && { ...mandate, ...(creditor === undefined ? {} : { creditor }) };
  if (same.purchaseOrder === NO_ORDER && same.salesOrder !== undefined) delete same.purchaseOrder;
  return {
    ...same,
    ...(wire.seller && directDebit ? { seller: withoutSepa(wire.seller) } : {}),
    ...(dueDate === undefined ? {} : { dueDate }),
    ...(remittance === undefined ? {} : { remittance }),
    ...(directDebit === undefined ? {} : { directDebit }),
    notes: noteTexts.map(noteOf),
    payments: payments.map(({ dueDate: _d, remittance: _r, directDebit: _dd, ...payment }) => payment),
    ...fromTaxTotals(wire, taxTotals),
  };
}

function taxTotalsOf({ totals, currency, accountingCurrency, vatBreakdown }: EInvoice): TaxTotal[] {
  const inCurrency = { ...named('amount', totals.vat), ...named('currency', currency) };
  const { vatInAccountingCurrency: other } = totals;
  return [
    { ...inCurrency, breakdown: vatBreakdown },
    ...(other === undefined
      ? []
      : [{ amount: other, ...named('currency', accountingCurrency), breakdown: [] }]),
  ];
}

/** The total in the invoice's currency counts, or one that names none; two that differ contradict each other (BR-CO-15). */
function fromTaxTotals(
  { currency, accountingCurrency, totals }: UblInvoice,
  all: readonly TaxTotal[],
): Pick<EInvoice, 'totals' | 'vatBreakdown'> {
  const ours = all.filter((total) => total.currency === currency || currency === undefined);
  const own = ours[0] ?? all.find((total) => total.currency === undefined);
  const isAmbiguous = currency !== undefined && ours.some(({ amount }) => amount !== own?.amount);
  const other = all.find((total) => total !== own && total.currency === accountingCurrency);
  return {
    totals: {
      ...totals,
      ...named('vat', isAmbiguous ? undefined : own?.amount),
      ...named('vatInAccountingCurrency', other?.amount),
    },
    vatBreakdown: all.flatMap(({ breakdown }) => breakdown),
  };
}

/** EN 16931-3-2: the subject stands before the text, as `#AAI#text`. */
function noteText({ subject, text }: Note): NoteText {
  if (subject === undefined) return named('text', text);
  return { text: `#${subject}#${text ?? ''}` };
}

function noteOf({ text }: NoteText): Note {
  const found = /^#([A-Z]{3})#([\s\S]*)$/.exec(text ?? '');
  if (found === null) return named('text', text);
  return { ...named('subject', found[1]), ...named('text', found[2] === '' ? undefined : found[2]) };
}

/** BT-90: an identifier of seller or payee whose scheme is SEPA. */
function withCreditor({ seller, payee, directDebit }: EInvoice): Pick<EInvoice, 'seller' | 'payee'> {
  const creditor = directDebit?.creditor;
  if (creditor === undefined || seller === undefined)
    return { ...named('seller', seller), ...named('payee', payee) };
  const identifiers = [...seller.identifiers, { value: creditor, scheme: 'SEPA' }];
  return { seller: { ...seller, identifiers }, ...named('payee', payee) };
}

function withoutCreditor({ creditor: _, ...directDebit }: DirectDebit): DirectDebit {
  return directDebit;
}

function withoutSepa(seller: Party): Party {
  return { ...seller, identifiers: seller.identifiers.filter(({ scheme }) => scheme !== 'SEPA') };
}

function creditorOf(identifier: { value?: string; scheme?: string } | undefined): string | undefined {
  return identifier?.scheme === 'SEPA' ? identifier.value : undefined;
}

function named<Key extends string, Value>(key: Key, value: Value | undefined): { [K in Key]?: Value } {
  return value === undefined ? {} : ({ [key]: value } as { [K in Key]?: Value });
}
