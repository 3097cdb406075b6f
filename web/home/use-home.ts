/** What the first screen knows: invoices, the next advance return, and what is still to set up. */
import { regimeOn, shownPeriodLength } from '@belegbar/domain/business';
import {
  type Day,
  type Period,
  periodContaining,
  previousPeriod,
  weekday,
  yearOf,
} from '@belegbar/domain/calendar';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { api, type client } from '../connection/api.ts';
import { useReceivedCounted } from '../received-invoices/index.ts';
import { useToday } from '../session/session.ts';

export type Business = Awaited<ReturnType<typeof client.business.get>>;
export type InvoiceList = Awaited<ReturnType<typeof client.invoices.list>>;
export type InvoiceRow = InvoiceList['invoices'][number];
export type VatReturn = Awaited<ReturnType<typeof client.taxReports.vatAdvance>>;

export type Reminded = Awaited<ReturnType<typeof client.sending.reminded>>['reminded'][number];
export type ReceivedRow = Awaited<ReturnType<typeof client.receivedInvoices.list>>['invoices'][number];
export type DueBill = Awaited<ReturnType<typeof client.expenses.due>>['expenses'][number];
export type MoneyOfYear = Awaited<ReturnType<typeof client.taxReports.eur>>;

const LATEST_COUNT = 5;
/** Enough to sort what is open by its due date on one screen. */
const OPEN_COUNT = 100;

/** So many of the entries that were booked last are shown. */
export const BOOKED_COUNT = 5;

function bookedLast(today: Day) {
  return { year: yearOf(today), by: 'money' as const, limit: BOOKED_COUNT };
}

/** Gives the queries of the screen; each fails or waits for itself. */
export function useHome() {
  const today = useToday();
  const list = (state: 'open' | 'overdue', limit: number) =>
    api.invoices.list.queryOptions({ input: { states: [state], limit } });
  const business = useQuery(api.business.get.queryOptions());
  const isFirstDay = business.data?.hasIssued === false;
  const latest = useQuery({
    ...api.invoices.list.queryOptions({ input: { limit: LATEST_COUNT } }),
    enabled: isFirstDay,
  });
  const open = useQuery(list('open', OPEN_COUNT));
  const overdue = useQuery(list('overdue', OPEN_COUNT));
  const money = useMoney(yearOf(today));
  const clients = useQuery({
    ...api.clients.list.queryOptions({ input: { limit: 1 } }),
    enabled: isFirstDay,
  });
  const pending = useQuery(api.taxReports.pendingReturns.queryOptions());
  const { next, returns } = useReturns(business.data, today);
  const booked = useQuery(api.taxReports.eurEntries.queryOptions({ input: bookedLast(today) }));
  const { failed, ...waiting } = useWaiting();
  const week = useWeek(today);
  return {
    today,
    week,
    business,
    latest,
    open,
    overdue,
    money,
    booked,
    clients,
    pending,
    vat: next,
    returns,
    ...waiting,
    /** What the list of steps lacks, because nobody answered: never said to be empty. */
    failed: { invoices: failedOf(open), returns: failedOf(pending, next), ...failed },
  };
}

type Asked = Pick<UseQueryResult, 'isLoadingError' | 'refetch'>;

/** Those without an answer, to be asked again. */
function failedOf(...queries: Asked[]): Asked[] {
  return queries.filter(({ isLoadingError }) => isLoadingError);
}

export type HomeData = ReturnType<typeof useHome>;

/** Friday to Monday; at which hour, the server knows. */
const MAY_TELL = [5, 6, 7, 1];

/** The week in figures, on the days that may tell of one. `isAsked`: the first answer is on its way; where that one fails, nothing waits for the next. */
function useWeek(today: Day) {
  const query = useQuery({
    ...api.weeklyDigest.get.queryOptions(),
    enabled: MAY_TELL.includes(weekday(today)),
  });
  return { told: query.data?.week ?? null, isAsked: query.isLoading && query.failureCount === 0 };
}

/** Enough to find those of others that are late. */
const RECEIVED_COUNT = 20;

/** Reminders that wait for a yes and invoices of others that wait to be looked at: how many, and which, once that is known; which bills are to be paid, which invoices clients say they have paid, and which invoices were reminded of lately. */
function useWaiting() {
  const counted = useQuery(api.sending.countApprovals.queryOptions());
  const approvals = counted.data?.waiting ?? 0;
  const countedReceived = useReceivedCounted();
  const toReview = countedReceived.data?.toReview ?? 0;
  const reminders = useQuery({ ...api.sending.approvals.queryOptions(), enabled: approvals > 0 });
  const reminded = useQuery(api.sending.reminded.queryOptions());
  const saidPaid = useQuery(api.invoices.saidPaid.queryOptions());
  const bills = useQuery(api.expenses.due.queryOptions());
  const received = useQuery({
    ...api.receivedInvoices.list.queryOptions({ input: { state: 'toReview', limit: RECEIVED_COUNT } }),
    enabled: toReview > 0,
  });
  return {
    approvals,
    toReview,
    reminders: reminders.data?.reminders ?? NONE,
    received: toReview === 0 ? NONE : (received.data?.invoices ?? NONE),
    reminded: reminded.data?.reminded ?? NONE,
    saidPaid: saidPaid.data?.invoices ?? NONE,
    bills: bills.data?.expenses ?? NONE,
    failed: {
      approvals: failedOf(counted, reminders, reminded, saidPaid),
      received: failedOf(countedReceived, received),
      bills: failedOf(bills),
    },
    isAsking: [counted, reminders, received, reminded, saidPaid, bills].some(({ isLoading }) => isLoading),
  };
}

const NONE: never[] = [];

/** Money that moved in this year and in the two before: of the last twelve months, and of those a year before them. */
function useMoney(year: number) {
  const of = (asked: number) => api.taxReports.eur.queryOptions({ input: { year: asked, by: 'money' } });
  return {
    thisYear: useQuery(of(year)),
    lastYear: useQuery(of(year - 1)),
    yearBeforeLast: useQuery(of(year - 2)),
  };
}

/**
 * The returns that are not due yet: of the period before, until its day has passed, and of the running one.
 * `next` is the query of the first of them; `returns` is undefined until all are known.
 */
function useReturns(business: Business | undefined, today: Day) {
  const current = business && periodContaining(today, shownPeriodLength(regimeOn(business.regimes, today)));
  const ofBefore = useReturn(current && previousPeriod(current));
  const ofCurrent = useReturn(current);
  const isPast =
    ofBefore.data !== undefined && (ofBefore.data.dueDate < today || business?.hasIssued === false);
  const queries = isPast ? [ofCurrent] : [ofBefore, ofCurrent];
  const known = queries.flatMap((query) => query.data ?? []);
  return {
    next: isPast ? ofCurrent : ofBefore,
    returns: known.length === queries.length ? known : undefined,
  };
}

function useReturn(period: Period | undefined) {
  return useQuery({
    ...api.taxReports.vatAdvance.queryOptions({ input: { period: period ?? '' } }),
    enabled: period !== undefined,
  });
}
