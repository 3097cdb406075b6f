/** What is to be known, said or decided before a received invoice is booked. */
import { isCountry, normaliseVatId } from '@belegbar/domain/business';
import type { Day } from '@belegbar/domain/calendar';
import type { EInvoice } from '@belegbar/domain/e-invoice';
import { SELF_ASSESSED } from '@belegbar/domain/expenses';
import { vatPercent } from '@belegbar/domain/law';
import { euroText, sumCents } from '@belegbar/domain/money';
import type { ReceivedHeader } from './header.ts';
import { centsOf } from './line-amounts.ts';
import {
  hasDoubleSign,
  isCredit,
  isSelfBilled,
  type ProposalNote,
  type ProposedLine,
  type Receiver,
} from './proposal.ts';
import type { CutVat } from './propose-lines.ts';
import type { NoteCode } from './words.ts';

interface Judged {
  invoice: EInvoice;
  header: ReceivedHeader;
  receiver: Receiver;
  lines: readonly ProposedLine[];
  cut: readonly CutVat[];
  /** The day whose law holds. */
  on: Day;
}

/** Blocking ones first, then what the user has to answer, then what is only told. */
export function proposedNotes(of: Judged): ProposalNote[] {
  return [
    ...(isOwnSupply(of) ? [{ kind: 'blocking' as const, code: 'ownSupply' as const, values: {} }] : []),
    ...questions(of),
    ...remarks(of),
  ];
}

/** Whoever supplies is paid, and writes no expense: an invoice of one's own, or one that the client wrote for it (§ 14 (2) UStG). */
function isOwnSupply({ header, receiver }: Judged): boolean {
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

function questions({ invoice, header, lines, on }: Judged): ProposalNote[] {
  const asked: [NoteCode, boolean][] = [
    ['foreignCurrency', header.currency !== 'EUR'],
    ['noBreakdown', invoice.vatBreakdown.length === 0],
    ['noAmounts', header.currency === 'EUR' && lines.some(({ net }) => net === null)],
    ['rateUnknown', lines.some(({ reason }) => reason === 'unknownRate') || isOwedAtUnknownRate(lines, on)],
    ['noDate', header.issueDate === null],
    ['noCountry', !isCountry(header.sellerCountry)],
    ['creditSign', hasDoubleSign(header)],
  ];
  return asked.filter(([, isAsked]) => isAsked).map(([code]) => ({ kind: 'asks', code, values: {} }));
}

/** Where the business owes the VAT, the law of the day must be known. */
function isOwedAtUnknownRate(lines: readonly ProposedLine[], on: Day): boolean {
  const owes = lines.some(({ taxCode }) => SELF_ASSESSED.includes(taxCode));
  return owes && !vatPercent('standard19', on).known;
}

function remarks(of: Judged): ProposalNote[] {
  const { invoice, header, receiver, lines, cut, on } = of;
  const tell = (code: NoteCode, values: Record<string, string> = {}): ProposalNote => ({
    kind: 'tells',
    code,
    values,
  });
  const corrected = invoice.preceding.flatMap(({ number }) => (number === undefined ? [] : [number]));
  const isPaidBefore = header.paid !== null && header.paid !== '0';
  const isDeducting = lines.some(({ reason }) => reason === 'germanVat');
  return [
    ...(isCredit(header) ? [tell('credit')] : []),
    ...corrected.slice(0, 5).map((number) => tell('corrects', { number })),
    ...(isPaidBefore && header.paid !== null ? [tell('prepaid', { paid: header.paid })] : []),
    ...(isCollected(invoice) ? [tell('directDebit')] : []),
    ...(isDeducting && receiver.isSmallBusinessOn(on) ? [tell('smallBusiness')] : []),
    ...cut.map(({ shown, lawful }) =>
      tell('vatAboveLaw', { shown: euroText(shown), lawful: euroText(lawful) }),
    ),
    ...differenceOf(of).map((values) => tell('totalsDiffer', values)),
  ];
}

/** UNTDID 4461: the sender takes the money from the account, so nothing is to be transferred. */
const DIRECT_DEBITS = ['49', '59'];

function isCollected({ payments }: EInvoice): boolean {
  return payments.length > 0 && payments.every(({ code }) => DIRECT_DEBITS.includes(code ?? ''));
}

/** BT-112 beside the parts of the breakdown, in the currency of the invoice. */
function differenceOf({ invoice: { vatBreakdown, totals } }: Judged): { gross: string; sum: string }[] {
  const gross = centsOf(totals.gross);
  const parts = vatBreakdown.flatMap(({ base, tax }) => [centsOf(base), centsOf(tax ?? '0')]);
  const known = parts.filter((part) => part !== null);
  if (gross === null || parts.length === 0 || known.length < parts.length) return [];
  const sum = sumCents(known);
  return sum === gross ? [] : [{ gross: euroText(gross), sum: euroText(sum) }];
}
