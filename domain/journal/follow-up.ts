/** Entries that follow an invoice carry its code, scheme and texts; here is how they are derived from it. */
import type { Day } from '@belegbar/domain/calendar';
import type { DocumentReference, EntryKind, NewEntry } from './entry.ts';
import { type Amounts, type GroupPosition, isNothing, negated } from './position.ts';
import { changeTaxPoint, isTaxedOnReceipt } from './timing.ts';

/** The act: its kind, its day, and the document that proves it if that is not the invoice itself. */
export interface Act {
  kind: EntryKind;
  on: Day;
  document?: DocumentReference;
}

/** Money moved: taxed on this day under cash taxation, else only for the income statement. */
export function cashEntry(position: GroupPosition, act: Act, amounts: Amounts): NewEntry[] {
  const taxPoint = isTaxedOnReceipt(position.invoice) ? act.on : null;
  return followUp(position, act, amounts, { basis: 'cash', taxPoint });
}

/** What is owed changed: taxed when it happened, if the invoice is taxed by performance. */
export function changeEntry(position: GroupPosition, act: Act, amounts: Amounts): NewEntry[] {
  return followUp(position, act, amounts, {
    basis: 'accrual',
    taxPoint: changeTaxPoint(position.invoice, act.on),
  });
}

/**
 * Money before performance (§ 13 (1) No. 1 a s. 4 UStG): taxed on its day, and taken off again on the day of performance, where the
 * invoice counts in full. Negative amounts take an advance back.
 */
export function advanceEntries(
  position: GroupPosition,
  act: Omit<Act, 'kind'>,
  amounts: Amounts,
): NewEntry[] {
  const takenOff = negated(amounts);
  const offsetPoint = position.invoice.taxPoint;
  return [
    ...followUp(position, { ...act, kind: 'advance' }, amounts, { basis: 'accrual', taxPoint: act.on }),
    ...followUp(position, { ...act, kind: 'advanceOffset' }, takenOff, {
      basis: 'accrual',
      taxPoint: offsetPoint,
    }),
  ];
}

/** No entry for nothing. */
function followUp(
  position: GroupPosition,
  act: Act,
  amounts: Amounts,
  counting: Pick<NewEntry, 'basis' | 'taxPoint'>,
): NewEntry[] {
  if (isNothing(amounts)) return [];
  const { invoice } = position;
  const entry: NewEntry = {
    ...counting,
    kind: act.kind,
    bookedOn: act.on,
    serviceFrom: invoice.serviceFrom,
    serviceTo: invoice.serviceTo,
    taxCode: invoice.taxCode,
    scheme: invoice.scheme,
    net: amounts.net,
    vat: amounts.vat,
    category: invoice.category,
    counterpartyVatId: invoice.counterpartyVatId,
    counterparty: invoice.counterparty,
    document: act.document ?? invoice.document,
    reverses: act.kind === 'cancellation' ? invoice.number : null,
    exemptionParagraph: invoice.exemptionParagraph,
  };
  return [entry];
}
