/** When a received invoice says that the supply was made. */
import type { Day } from '@belegbar/domain/calendar';
import type { EInvoice } from '@belegbar/domain/e-invoice';
import { isCredit } from './document-type.ts';
import type { ReceivedHeader } from './header.ts';
import { saidDay } from './said-day.ts';

export interface SaidPeriod {
  /** Null where the file says no day at all. */
  servicePeriod: { from: Day; to: Day } | null;
  /** A period that ends before it begins was taken as not said. */
  isReversed: boolean;
}

type Said = { from: Day; to: Day } | 'reversed' | null;

/**
 * BG-14, else BT-72, else the periods of the lines (BG-26), else the day of the invoice (§ 14 (4) No. 6 UStG). A credit counts on its own
 * day: what was deducted is corrected when the claim changes, not when the supply was made (§ 17 (1) s. 2 and 8 UStG).
 */
export function saidPeriod(invoice: EInvoice, header: ReceivedHeader): SaidPeriod {
  const onIssue = header.issueDate === null ? null : { from: header.issueDate, to: header.issueDate };
  if (isCredit(header)) return { servicePeriod: onIssue, isReversed: false };
  const { period, delivery, lines } = invoice;
  const ofDocument = readPeriod(period?.start, period?.end);
  const ofDelivery = readPeriod(delivery?.date, delivery?.date);
  const ofLines = lines.map((line) => readPeriod(line.period?.start, line.period?.end));
  const found = known(ofDocument) ?? known(ofDelivery) ?? spanOf(ofLines.flatMap((one) => known(one) ?? []));
  return {
    servicePeriod: found ?? onIssue,
    isReversed: [ofDocument, ...ofLines].includes('reversed'),
  };
}

/** One of the two days is enough. */
function readPeriod(start: string | undefined, end: string | undefined): Said {
  const from = saidDay(start) ?? saidDay(end);
  const to = saidDay(end) ?? from;
  if (from === null || to === null) return null;
  return from > to ? 'reversed' : { from, to };
}

function known(said: Said): { from: Day; to: Day } | null {
  return said === 'reversed' ? null : said;
}

function spanOf(periods: readonly { from: Day; to: Day }[]): { from: Day; to: Day } | null {
  const from = periods.map((period) => period.from).sort()[0];
  const to = periods
    .map((period) => period.to)
    .sort()
    .at(-1);
  return from === undefined || to === undefined ? null : { from, to };
}
