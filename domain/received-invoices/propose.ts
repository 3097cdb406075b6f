/** From a received invoice to the expense that is proposed for it. */
import { checkVatId, isCountry } from '@belegbar/domain/business';
import { type Day, isDay } from '@belegbar/domain/calendar';
import type { EInvoice } from '@belegbar/domain/e-invoice';
import { type ReceivedHeader, receivedHeader } from './header.ts';
import { centsOf } from './line-amounts.ts';
import { proposedNotes } from './notes.ts';
import { isCredit, type Proposal, type Receiver } from './proposal.ts';
import { proposedLines } from './propose-lines.ts';

/**
 * One line for each part of the VAT breakdown (BG-23), or one made of the totals where there is none. Amounts are the bill's own, in cents
 * of euros; in another currency they are left to the user. Nothing is refused: what the file does not say the user is asked for in `notes`.
 */
export function proposeExpense(invoice: EInvoice, receiver: Receiver): Proposal {
  const header = receivedHeader(invoice);
  const servicePeriod = servicePeriodOf(invoice, header);
  const on = servicePeriod?.to ?? header.issueDate ?? receiver.today;
  const { lines, cut } = proposedLines(invoice, header, on);
  const notes = proposedNotes({ invoice, header, receiver, lines, cut, on });
  return {
    vendor: vendorOf(header),
    documentDate: header.issueDate,
    servicePeriod,
    dueDate: header.dueDate,
    currency: header.currency,
    vatInEuros: vatInEurosOf(invoice),
    lines,
    notes,
    canBook: notes.every(({ kind }) => kind !== 'blocking'),
  };
}

/** What is no country or VAT id that the books know is left to the user. */
function vendorOf({ sellerName: name, sellerCountry, sellerVatId }: ReceivedHeader): Proposal['vendor'] {
  const vatId = checkVatId(sellerVatId);
  return {
    name,
    country: isCountry(sellerCountry) ? sellerCountry : '',
    vatId: vatId.ok ? vatId.value.vatId : '',
  };
}

/**
 * BG-14, else BT-72, else the periods of the lines (BG-26), else the day of the invoice (§ 14 (4) No. 6 UStG). A credit counts on its own
 * day: what was deducted is corrected when the claim changes, not when the supply was made (§ 17 (1) s. 2 and 8 UStG).
 */
function servicePeriodOf(invoice: EInvoice, header: ReceivedHeader): Proposal['servicePeriod'] {
  const onIssue = header.issueDate === null ? null : { from: header.issueDate, to: header.issueDate };
  if (isCredit(header)) return onIssue;
  const { period, delivery, lines } = invoice;
  const ofDocument = spanOf([period?.start, period?.end]);
  const ofDelivery = spanOf([delivery?.date]);
  const ofLines = spanOf(lines.flatMap((line) => [line.period?.start, line.period?.end]));
  return ofDocument ?? ofDelivery ?? ofLines ?? onIssue;
}

function spanOf(said: readonly (string | undefined)[]): { from: Day; to: Day } | null {
  const days = said.filter((text): text is Day => text !== undefined && isDay(text)).sort();
  const [from] = days;
  const to = days.at(-1);
  return from === undefined || to === undefined ? null : { from, to };
}

function vatInEurosOf({ currency, accountingCurrency, totals }: EInvoice) {
  const isInEuros = currency !== 'EUR' && accountingCurrency === 'EUR';
  return isInEuros ? centsOf(totals.vatInAccountingCurrency) : null;
}
