/** What issuing an invoice books: one accrual entry per VAT group. */
import type { TaxRegime } from '@belegbar/domain/business';
import {
  type InvoiceDocument,
  type InvoiceDraft,
  type Recipient,
  supplyTaxPoint,
  type VatGroup,
} from '@belegbar/domain/invoices';
import { assert } from '@belegbar/domain/money';
import type { JournalCategory } from './category.ts';
import type { NewEntry } from './entry.ts';

/** What booking reads of a document. */
type BookedDocument = Pick<
  InvoiceDocument,
  'kind' | 'number' | 'currency' | 'exchange' | 'invoiceDate' | 'servicePeriod' | 'totals'
> & { recipient: Pick<Recipient, 'name' | 'vatId'> };

/**
 * `document` is an issued invoice, `invoiceId` its id, `regime` the one that holds at the end of the service period, `category` the
 * income category (empty if none).
 */
export function bookInvoice(act: {
  document: BookedDocument;
  invoiceId: string;
  regime: TaxRegime;
  category: string;
}): NewEntry[] {
  assert(act.document.kind === 'invoice' && act.document.number !== null, 'only an issued invoice is booked');
  return act.document.totals.groups.map((group, index) => ({
    ...entryOf(group, act, act.document.number ?? ''),
    ...amountsIn(act.document, group, index),
  }));
}

/** The category under which its income counts: sold fixed assets have a line of their own (Kz 102 of Anlage EÜR); empty otherwise. */
export function incomeCategoryOf({ sellsFixedAssets }: Pick<InvoiceDraft, 'sellsFixedAssets'>): string {
  const sold: JournalCategory = 'asset_disposal';
  return sellsFixedAssets ? sold : '';
}

/** § 16 (6) UStG: in euros at the rate of the document, which keeps what it says in its own currency. */
function amountsIn({ currency, exchange }: BookedDocument, { base, vat }: VatGroup, index: number) {
  if (currency === 'EUR') return { net: base, vat };
  const euros = exchange?.groups[index];
  assert(euros !== undefined, 'an issued invoice in another currency has its euros');
  return { net: euros.net, vat: euros.vat, inCurrency: { currency, net: base, vat } };
}

function entryOf(
  group: VatGroup,
  act: Parameters<typeof bookInvoice>[0],
  number: string,
): Omit<NewEntry, 'net' | 'vat'> {
  const { document, regime } = act;
  const { invoiceDate, servicePeriod, recipient } = document;
  return {
    basis: 'accrual',
    kind: 'invoice',
    bookedOn: invoiceDate,
    serviceFrom: servicePeriod.from,
    serviceTo: servicePeriod.to,
    taxPoint: supplyTaxPoint({ vatCase: group.vatCase, regime, invoiceDate, serviceTo: servicePeriod.to }),
    taxCode: group.vatCase,
    scheme: regime.smallBusiness ? 'smallBusiness' : 'regular',
    category: act.category,
    counterpartyVatId: recipient.vatId,
    counterparty: recipient.name,
    document: { kind: 'invoice', id: act.invoiceId, number },
    reverses: null,
    exemptionParagraph: group.exemptionParagraph,
  };
}
