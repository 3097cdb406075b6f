/** What a bank or PayPal keeps of a payment: a cost of the business (§ 4 (4) EStG). The client has paid all the same (§ 10 (1) UStG). */
import { assert, negateCents, ZERO } from '@belegbar/domain/money';
import type { ActOf } from './act.ts';
import type { BookedEntry, NewEntry } from './entry.ts';

/** Nothing for no fee. Moving money is exempt (§ 4 No. 8 d UStG), so there is no input VAT in it. Owed and paid on one day. */
export function bookFee(entries: readonly BookedEntry[], act: ActOf<'payment'>): NewEntry[] {
  if (act.fee === 0) return [];
  assert(act.fee > 0, 'a fee is not less than nothing');
  const invoice = entries.find((entry) => entry.kind === 'invoice');
  assert(invoice !== undefined, 'a fee belongs to the payment of an invoice');
  const fee: Omit<NewEntry, 'basis'> = {
    kind: 'fee',
    bookedOn: act.on,
    serviceFrom: act.on,
    serviceTo: act.on,
    taxPoint: null,
    taxCode: 'inputNone',
    scheme: invoice.scheme,
    net: negateCents(act.fee),
    vat: ZERO,
    category: 'other_expenses',
    counterpartyVatId: '',
    counterparty: invoice.counterparty,
    document: invoice.document,
    reverses: null,
    exemptionParagraph: null,
  };
  return [
    { basis: 'accrual', ...fee },
    { basis: 'cash', ...fee },
  ];
}
