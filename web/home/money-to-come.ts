/** When the money of open invoices is to come. */
import { addDays, type Day } from '@belegbar/domain/calendar';
import { type Cents, sumCents } from '@belegbar/domain/money';

export interface OpenInvoice {
  dueDate: Day | null;
  clientName: string;
  openInEuros: Cents;
}

export const TERMS = ['overdue', 'today', 'week', 'month', 'later', 'noDay'] as const;
export type Term = (typeof TERMS)[number];

export interface ToCome {
  term: Term;
  /** The last day of the term; null where it has none. */
  until: Day | null;
  count: number;
  /** Of the only invoice of the term; else empty. */
  clientName: string;
  /** Cents of euros. */
  open: Cents;
}

/** Terms in which something is open, the earliest first. */
export function moneyToCome(invoices: readonly OpenInvoice[], today: Day): ToCome[] {
  const open = invoices.filter(({ openInEuros }) => openInEuros > 0);
  const byTerm = Map.groupBy(open, ({ dueDate }) => termOf(dueDate, today));
  return TERMS.flatMap((term) => {
    const own = byTerm.get(term) ?? [];
    if (own.length === 0) return [];
    const clientName = own.length === 1 ? (own[0]?.clientName ?? '') : '';
    const until = term in DAYS ? addDays(today, DAYS[term as keyof typeof DAYS]) : null;
    return [
      { term, until, count: own.length, clientName, open: sumCents(own.map((one) => one.openInEuros)) },
    ];
  });
}

function termOf(dueDate: Day | null, today: Day): Term {
  if (dueDate === null) return 'noDay';
  if (dueDate < today) return 'overdue';
  if (dueDate === today) return 'today';
  if (dueDate <= addDays(today, DAYS.week)) return 'week';
  return dueDate <= addDays(today, DAYS.month) ? 'month' : 'later';
}

const DAYS = { week: 7, month: 30 };
