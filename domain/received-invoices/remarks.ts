/** What is told of a received invoice, without a question. */
import { type Day, monthOf } from '@belegbar/domain/calendar';
import type { EInvoice } from '@belegbar/domain/e-invoice';
import { inputVatPoint, prepaidOn } from '@belegbar/domain/expenses';
import { euroText } from '@belegbar/domain/money';
import { isCredit, isPrepayment } from './document-type.ts';
import type { ReceivedHeader } from './header.ts';
import type { ProposalNote, Receiver } from './proposal.ts';
import type { ProposedLines } from './propose-lines.ts';
import type { SaidPeriod } from './service-period.ts';
import { grossDifference, isPaidTurned, payableDifference } from './sums.ts';
import type { NoteCode } from './words.ts';

export interface Assessed {
  invoice: EInvoice;
  header: ReceivedHeader;
  receiver: Receiver;
  proposed: ProposedLines;
  period: SaidPeriod;
  /** The day whose law holds; null where the file says none that can be read. */
  on: Day | null;
}

type Remark = [NoteCode, Record<string, string> | null];

/** In the order of how much they change. */
export function remarks(of: Assessed): ProposalNote[] {
  const { invoice, header, proposed } = of;
  const corrected = invoice.preceding.flatMap(({ number }) => (number === undefined ? [] : [number]));
  const { paid } = header;
  const possible: Remark[] = [
    ['credit', isCredit(header) ? {} : null],
    ...corrected.slice(0, 5).map((number): Remark => ['corrects', { number }]),
    ['prepaid', paid === null || paid === '0' || isPaidTurned(invoice) ? null : { paid }],
    ['directDebit', isCollected(invoice) ? {} : null],
    ['smallBusiness', isDeducting(of) && isSmall(of) ? {} : null],
    ...proposed.cut.map(
      ({ shown, lawful }): Remark => ['vatAboveLaw', { shown: euroText(shown), lawful: euroText(lawful) }],
    ),
    ['totalsDiffer', grossDifference(invoice)],
    ['payableDiffers', payableDifference(invoice)],
    ['receivedLater', monthBefore(of)],
  ];
  return possible.flatMap(([code, values]) => (values === null ? [] : [{ kind: 'tells', code, values }]));
}

function isDeducting({ proposed }: Assessed): boolean {
  return proposed.lines.some(({ reason }) => reason === 'germanVat');
}

function isSmall({ receiver, on }: Assessed): boolean {
  return receiver.isSmallBusinessOn(on ?? receiver.handedInOn);
}

/** UNTDID 4461: the sender takes the money from the account, so nothing is to be transferred. */
const DIRECT_DEBITS = ['49', '59'];

function isCollected({ payments }: EInvoice): boolean {
  return payments.length > 0 && payments.every(({ code }) => DIRECT_DEBITS.includes(code ?? ''));
}

/**
 * The month in which the input VAT counts, where the file was handed in after it. VAT counts once the bill is there (§ 15 (1) No. 1 s. 2
 * UStG); files are handed in by the heap, so the day of the bill is taken for the day on which it came, and the user may say another. Where the
 * month hangs on the day of a payment that is not known yet, nothing is told.
 */
function monthBefore(of: Assessed): { month: string } | null {
  const { header, receiver, period } = of;
  const { issueDate: documentDate } = header;
  if (!isDeducting(of) || isSmall(of) || documentDate === null || period.servicePeriod === null) return null;
  const { servicePeriod } = period;
  const monthIfPaid = (paidOn: Day | null) => {
    const prepaid = prepaidOn({ paidOn, documentDate, servicePeriod, isPrepayment: isPrepayment(header) });
    return monthOf(inputVatPoint({ documentDate, receivedOn: null, servicePeriod, prepaidOn: prepaid }));
  };
  const isPaidFirst = isPrepayment(header);
  const month = monthIfPaid(isPaidFirst ? documentDate : null);
  if (isPaidFirst && month !== monthIfPaid(receiver.handedInOn)) return null;
  return month < monthOf(receiver.handedInOn) ? { month } : null;
}
