/** From a received invoice to the expense that is proposed for it. */
import { checkVatId, isCountry } from '@belegbar/domain/business';
import type { EInvoice } from '@belegbar/domain/e-invoice';
import { isPrepayment, isSignTurned } from './document-type.ts';
import { type ReceivedHeader, receivedHeader } from './header.ts';
import { centsOf } from './line-amounts.ts';
import { proposedNotes } from './notes.ts';
import type { Proposal, Receiver } from './proposal.ts';
import { proposedLines } from './propose-lines.ts';
import { saidPeriod } from './service-period.ts';

/**
 * One line for each part of the VAT breakdown (BG-23), or one made of the totals where there is none; VAT that is shown where the buyer owes
 * it, or may owe it, is a line of its own. Amounts are the bill's own, in cents of euros; in another currency they are left to the user.
 * Nothing is refused: what the file does not say the user is asked for in `notes`.
 */
export function proposeExpense(invoice: EInvoice, receiver: Receiver): Proposal {
  const header = receivedHeader(invoice);
  const period = saidPeriod(invoice, header);
  const { servicePeriod } = period;
  const on = servicePeriod?.to ?? header.issueDate;
  const proposed = proposedLines(invoice, header, on);
  const notes = proposedNotes({ invoice, header, receiver, proposed, period, on });
  return {
    vendor: vendorOf(header),
    documentDate: header.issueDate,
    servicePeriod,
    dueDate: header.dueDate,
    isPrepayment: isPrepayment(header),
    isSignTurned: isSignTurned(header),
    currency: header.currency,
    vatInEuros: vatInEurosOf(invoice),
    lines: proposed.lines,
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

function vatInEurosOf({ currency, accountingCurrency, totals }: EInvoice) {
  const isInEuros = currency !== 'EUR' && accountingCurrency === 'EUR';
  return isInEuros ? centsOf(totals.vatInAccountingCurrency) : null;
}
