/** What is read from a file though it is not marked as the rules want it, and is none to them. */
import type { EInvoice } from './model.ts';
import { below, type Node } from './syntax-rules/tree.ts';
import type { XmlElement } from './xml/element.ts';

/** Places of the model. */
export const UNMARKED = [
  'seller.vatId',
  'buyer.vatId',
  'taxRepresentative.vatId',
  'issueDate',
  'totals.vat',
] as const;
export type Unmarked = (typeof UNMARKED)[number];

const TRANSACTION = 'rsm:SupplyChainTradeTransaction';
const SETTLEMENT = `${TRANSACTION}/ram:ApplicableHeaderTradeSettlement`;
const PARTIES = {
  'ram:SellerTradeParty': 'seller.vatId',
  'ram:BuyerTradeParty': 'buyer.vatId',
  'ram:SellerTaxRepresentativeTradeParty': 'taxRepresentative.vatId',
} as const;

/** Where a file of that syntax is read with leniency. */
export function unmarkedIn(document: XmlElement, syntax: 'ubl' | 'cii'): Unmarked[] {
  const root = { found: document, parent: null };
  return syntax === 'ubl' ? unmarkedInUbl(root) : unmarkedInCii(root);
}

function unmarkedInUbl(root: Node): Unmarked[] {
  const currency = below(root, 'cbc:DocumentCurrencyCode')[0]?.found.text;
  return totalsOf(root, 'cac:TaxTotal/cbc:TaxAmount', currency);
}

function unmarkedInCii(root: Node): Unmarked[] {
  const currency = below(root, `${SETTLEMENT}/ram:InvoiceCurrencyCode`)[0]?.found.text;
  const issued = below(root, 'rsm:ExchangedDocument/ram:IssueDateTime/udt:DateTimeString');
  const isMarked = issued.some(({ found }) => found.attributes.format === '102');
  return [
    ...Object.entries(PARTIES).flatMap(([name, place]) => vatIdsOf(root, name, place)),
    ...(isMarked ? [] : (['issueDate'] as const)),
    ...totalsOf(
      root,
      `${SETTLEMENT}/ram:SpecifiedTradeSettlementHeaderMonetarySummation/ram:TaxTotalAmount`,
      currency,
    ),
  ];
}

/** A total of VAT that names no currency, or two of one (BR-CO-15). */
function totalsOf(root: Node, path: string, currency: string | undefined): Unmarked[] {
  const own = below(root, path).filter(({ found }) => found.attributes.currencyID === currency);
  return own.length === 1 || currency === undefined ? [] : ['totals.vat'];
}

/** VAT ids that say `VAT` instead of `VA`. */
function vatIdsOf(root: Node, party: string, place: Unmarked): Unmarked[] {
  const path = `${TRANSACTION}/ram:ApplicableHeaderTradeAgreement/${party}/ram:SpecifiedTaxRegistration/ram:ID`;
  const schemes = below(root, path).map(({ found }) => found.attributes.schemeID);
  return schemes.length > 0 && !schemes.includes('VA') ? [place] : [];
}

/** The invoice as the rules see it. */
export function asMarked(invoice: EInvoice, unmarked: readonly Unmarked[]): EInvoice {
  return unmarked.reduce(withoutPlace, invoice);
}

function withoutPlace(invoice: EInvoice, place: Unmarked): EInvoice {
  if (place === 'issueDate') return without(invoice, place);
  const [owner, key = ''] = place.split('.') as ['seller' | 'buyer' | 'taxRepresentative' | 'totals', string];
  const part = invoice[owner];
  return part === undefined ? invoice : Object.assign({ ...invoice }, { [owner]: without(part, key) });
}

function without<Whole extends object>(whole: Whole, key: string): Whole {
  const { [key]: _, ...rest } = whole as Record<string, unknown>;
  return rest as Whole;
}
