/** The months ahead, what comes again and again, and what is missing for a quiet year end. */
import type { ReportPart, ReportSection } from '@belegbar/documents';
import { type Cents, cents, sumCents } from '@belegbar/domain/money';
import type { FinanceYearView } from '../read-year.ts';
import type { Say } from './say.ts';

type Ahead = NonNullable<FinanceYearView['ahead']>;

/** None of a year that does not run. */
export function aheadSections(year: FinanceYearView, say: Say): ReportSection[] {
  const { ahead } = year;
  if (ahead === null) return [];
  const heads = ['certainIn', 'assumedIn', 'certainOut', 'assumedOut', 'change', 'sum'] as const;
  const rows = ahead.months.map((one) => ({
    cells: [say.monthText(one.month), ...heads.map((key) => say.plain(one[key]))],
  }));
  return [
    {
      title: say.word('ahead.title'),
      aside: '',
      parts: [
        aheadChart(ahead, say),
        {
          kind: 'table',
          columns: [
            { head: say.word('inEuros'), kind: 'text' },
            ...heads.map((key) => ({
              head: say.word(`ahead.${key}`),
              kind: 'amount' as const,
              widthMm: key === 'assumedIn' || key === 'assumedOut' ? 25 : 22,
            })),
          ],
          rows,
        },
        { kind: 'note', text: assumedText(year, { ahead, say }) },
      ],
    },
  ];
}

function aheadChart({ months }: Ahead, say: Say): ReportPart {
  const said = months.map((one) => {
    const parts = (['certainIn', 'assumedIn', 'certainOut', 'assumedOut'] as const).map(
      (key) => `${say.word(`ahead.${key}`)} ${say.money(one[key])}`,
    );
    return `${say.monthText(one.month)}: ${parts.join(', ')}`;
  });
  return {
    kind: 'chart',
    said: said.join('; '),
    legend: [
      { mark: 'in', name: say.word('ahead.certainIn') },
      { mark: 'inAssumed', name: say.word('ahead.assumedIn') },
      { mark: 'out', name: say.word('ahead.certainOut') },
      { mark: 'outAssumed', name: say.word('ahead.assumedOut') },
    ],
    months: months.map((one) => ({
      name: shortMonth(one.month, say),
      in: [one.certainIn, one.assumedIn],
      out: [one.certainOut, one.assumedOut],
      before: null,
      point: null,
      isRunning: false,
    })),
  };
}

/** A year is named where it begins. */
function shortMonth(month: string, say: Say): string {
  const name = say.monthName(Number(month.slice(5))).slice(0, 3);
  return month.endsWith('-01') ? `${name} ${month.slice(2, 4)}` : name;
}

const KNOWN_MONTHS = 3;

function assumedText({ assumptions }: FinanceYearView, { ahead, say }: { ahead: Ahead; say: Say }): string {
  const certain = say.word('ahead.certain');
  if (ahead.averageMonths < KNOWN_MONTHS) return `${certain} ${say.word('ahead.tooYoung')}`;
  const { privateMonthly } = assumptions;
  const average = say.word('ahead.average', {
    count: ahead.averageMonths,
    received: say.money(ahead.averageReceived),
    spent: say.money(ahead.averageSpent),
  });
  const own =
    privateMonthly === 0
      ? say.word('ahead.noPrivate')
      : say.word('ahead.private', { amount: say.money(privateMonthly) });
  return `${certain} ${average} ${own}`;
}

const TIMES_A_YEAR = { monthly: 12, quarterly: 4, halfYearly: 2, yearly: 1 } as const;

export function regularSection({ regular }: FinanceYearView, say: Say): ReportSection {
  const costs = regular.filter(({ hasEnded }) => !hasEnded);
  const section = { title: say.word('regular.title'), aside: '' };
  if (costs.length === 0) return { ...section, parts: [{ kind: 'note', text: say.word('regular.none') }] };
  const ofYear = costs.map(({ amount, rhythm }): Cents => cents(amount * TIMES_A_YEAR[rhythm]));
  return {
    ...section,
    parts: [
      {
        kind: 'table',
        columns: [
          { head: say.word('files.column.vendor'), kind: 'text' },
          { head: say.word('files.column.rhythm'), kind: 'text', widthMm: 26 },
          { head: say.word('files.column.next'), kind: 'text', widthMm: 32 },
          { head: say.word('files.column.amount'), kind: 'amount', widthMm: 28 },
          { head: say.word('regular.year'), kind: 'amount', widthMm: 28 },
        ],
        rows: [
          ...costs.map(({ vendor, rhythm, nextMonth, amount }, place) => ({
            cells: [
              vendor,
              say.word(`regular.rhythm.${rhythm}`),
              say.monthText(nextMonth),
              say.plain(amount),
              say.plain(ofYear[place] ?? amount),
            ],
          })),
          { cells: [say.word('sheet.sum'), '', '', '', say.plain(sumCents(ofYear))], look: 'total' },
        ],
      },
    ],
  };
}

export function missingSection(of: FinanceYearView, say: Say): ReportSection {
  const { year, missing } = of;
  const parts = [
    ...unpaidParts(missing.unpaid, say),
    ...waitingParts(missing.receiptsWaiting + missing.receivedWaiting, say),
    ...paymentParts(missing.payments, say),
    ...unprovedParts(of, say),
  ];
  return {
    title: say.word('quiet.title', { year }),
    aside: '',
    parts: parts.length === 0 ? [{ kind: 'note', text: say.word('quiet.nothing') }] : parts,
  };
}

type Missing = FinanceYearView['missing'];

function unpaidParts(bills: Missing['unpaid'], say: Say): ReportPart[] {
  if (bills.length === 0) return [];
  const amount = say.money(sumCents(bills.map(({ open }) => open)));
  return [
    noteOf(say.word('quiet.unpaid', { count: bills.length, amount }), say.word('quiet.unpaidWhy')),
    {
      kind: 'table',
      columns: [
        { head: say.word('files.column.number'), kind: 'text', widthMm: 30 },
        { head: say.word('files.column.vendor'), kind: 'text' },
        { head: say.word('files.column.due'), kind: 'text', widthMm: 28 },
        { head: say.word('files.column.open'), kind: 'amount', widthMm: 30 },
      ],
      rows: bills.map(({ number, vendor, dueDate, open }) => ({
        cells: [number, vendor, dueDate === null ? '' : say.day(dueDate), say.plain(open)],
      })),
    },
  ];
}

function waitingParts(count: number, say: Say): ReportPart[] {
  return count === 0 ? [] : [{ kind: 'note', text: `${say.word('quiet.waiting', { count })}.` }];
}

function paymentParts(payments: Missing['payments'], say: Say): ReportPart[] {
  if (payments.length === 0) return [];
  return [
    noteOf(say.word('files.lack.payment'), say.word('quiet.paymentWhy')),
    {
      kind: 'table',
      columns: [
        { head: say.word('files.column.vendor'), kind: 'text', widthMm: 60 },
        { head: say.word('sheet.months'), kind: 'text' },
      ],
      rows: payments.map(({ vendor, months }) => ({
        cells: [vendor, months.map((month) => say.monthText(month)).join(', ')],
      })),
    },
  ];
}

function unprovedParts({ missing, isSmallBusiness }: FinanceYearView, say: Say): ReportPart[] {
  const { count, bills } = missing.unproved;
  const why = isSmallBusiness ? 'quiet.unprovedWhySmall' : 'quiet.unprovedWhy';
  if (count === 0) return [];
  const rest = count - bills.length;
  return [
    noteOf(say.word('quiet.unproved', { count }), say.word(why)),
    {
      kind: 'table',
      columns: [
        { head: say.word('files.column.number'), kind: 'text', widthMm: 30 },
        { head: say.word('files.column.vendor'), kind: 'text' },
      ],
      rows: bills.map(({ number, vendor }) => ({ cells: [number, vendor] })),
    },
    ...(rest > 0 ? [{ kind: 'note' as const, text: say.word('quiet.more', { count: rest }) }] : []),
  ];
}

function noteOf(what: string, why: string): ReportPart {
  return { kind: 'note', text: `${what}. ${why}` };
}
