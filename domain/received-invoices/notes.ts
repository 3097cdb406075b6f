/** What is to be known, said or decided before a received invoice is booked. */
import { isCountry, normaliseVatId } from '@belegbar/domain/business';
import { SELF_ASSESSED } from '@belegbar/domain/expenses';
import { billedVatPercent } from '@belegbar/domain/law';
import {
  hasDoubleSign,
  isCorrection,
  isCredit,
  isNoInvoice,
  isPaymentRequest,
  isPrepayment,
  isSelfBilled,
} from './document-type.ts';
import { oneLine } from './one-line.ts';
import type { ProposalNote } from './proposal.ts';
import { type Assessed, remarks } from './remarks.ts';
import { grossOf, isVatOutsideParts, paidOf } from './sums.ts';
import type { NoteCode } from './words.ts';

/** What the user has to answer, then what is only told; of what cannot be booked, why. */
export function proposedNotes(of: Assessed): ProposalNote[] {
  const blocking = blocks(of);
  return blocking.length > 0 ? blocking : [...questions(of), ...remarks(of)];
}

function blocks(of: Assessed): ProposalNote[] {
  const parts = String(of.invoice.vatBreakdown.length);
  const blocking: [NoteCode, boolean, Record<string, string>][] = [
    ['ownSupply', isOwnSupply(of), {}],
    ['notAnInvoice', isNoInvoice(of.header), {}],
    ['tooManyParts', of.proposed.areTooMany, { parts }],
  ];
  return blocking.flatMap(([code, isBlocking, values]) =>
    isBlocking ? [{ kind: 'blocking', code, values }] : [],
  );
}

/** Whoever supplies is paid, and writes no expense: an invoice of one's own, or one that the client wrote for it (§ 14 (2) UStG). */
function isOwnSupply({ header, receiver }: Assessed): boolean {
  const own = normaliseVatId(receiver.vatId);
  const isSeller = own !== '' && header.sellerVatId === own;
  const isSellerByNumber = isSameNumber(header.sellerTaxNumber, receiver.taxNumber);
  const isBuyer = own !== '' && header.buyerVatId === own;
  return isSeller || isSellerByNumber || (isSelfBilled(header) && !isBuyer);
}

function isSameNumber(one: string, other: string): boolean {
  const digits = (text: string) => text.replace(/\D/g, '');
  return digits(one).length >= 8 && digits(one) === digits(other);
}

function questions(of: Assessed): ProposalNote[] {
  const { invoice, header, proposed, period } = of;
  const { lines, asks } = proposed;
  const isAsked = (code: NoteCode) => asks.includes(code);
  const said = { issueDate: oneLine(invoice.issueDate), dueDate: oneLine(invoice.dueDate) };
  const isUnreadable = (date: 'issueDate' | 'dueDate') => header[date] === null && said[date] !== '';
  const asked: [code: NoteCode, isNeeded: boolean, values?: Record<string, string>][] = [
    ['foreignCurrency', header.currency !== 'EUR'],
    ['noBreakdown', invoice.vatBreakdown.length === 0],
    ['noAmounts', header.currency === 'EUR' && lines.some(({ net }) => net === null)],
    ['rateUnknown', isAsked('rateUnknown') || isOwedAtUnknownRate(of)],
    ['categoryUnclear', isAsked('categoryUnclear')],
    ['vatNotInParts', isVatOutsideParts(invoice)],
    ['whoOwesVat', isAsked('whoOwesVat')],
    ['owedVatShown', isAsked('owedVatShown')],
    ['acquisitionUnclear', isAsked('acquisitionUnclear')],
    ['prepayment', isPrepayment(header)],
    ['depositsBefore', areDepositsBefore(of)],
    ['paymentRequest', isPaymentRequest(header)],
    ['noDate', header.issueDate === null && said.issueDate === ''],
    ['dateUnreadable', isUnreadable('issueDate'), { said: said.issueDate }],
    ['dueDateUnreadable', isUnreadable('dueDate'), { said: said.dueDate }],
    ['periodReversed', period.isReversed],
    ['noCountry', !isCountry(header.sellerCountry)],
    ['creditSign', hasDoubleSign(header)],
  ];
  return asked
    .filter(([, isNeeded]) => isNeeded)
    .map(([code, , values = {}]) => ({ kind: 'asks', code, values }));
}

/** Where the business owes the VAT, the law of the day must be known. */
function isOwedAtUnknownRate({ proposed: { lines }, on }: Assessed): boolean {
  const owes = lines.some(({ taxCode }) => taxCode !== null && SELF_ASSESSED.includes(taxCode));
  return owes && on !== null && !billedVatPercent('standard19', on).known;
}

/** § 14 (5) s. 2 UStG: a final invoice takes off what deposits were billed with; what was deducted with them would count again. */
function areDepositsBefore({ invoice, header }: Assessed): boolean {
  if (isCredit(header) || isCorrection(header)) return false;
  const paid = paidOf(invoice);
  const gross = grossOf(invoice);
  const isPartlyPaid = paid > 0 && (gross === null || paid < gross);
  return isPartlyPaid || invoice.preceding.length > 0;
}
