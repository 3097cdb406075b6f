/** The year by month, by client and by category, as parts of a report. */
import type { ReportChart, ReportRow, ReportSection } from '@belegbar/documents';
import { yearOf } from '@belegbar/domain/calendar';
import { reallyMine } from '@belegbar/domain/finance';
import { type Cents, sumCents, ZERO } from '@belegbar/domain/money';
import { CATEGORY_WORDS } from '../../expenses/index.ts';
import type { FinanceYearView } from '../read-year.ts';
import type { Say } from './say.ts';

type MineFacts = Parameters<typeof reallyMine>[0];

export function monthsSection(year: FinanceYearView, say: Say): ReportSection {
  const amounts = (...of: Cents[]) => of.map(say.plain);
  return {
    title: say.word('months'),
    aside: asideOf(year, say),
    parts: [
      figuresOf(year, say),
      chartOf(year, say),
      {
        kind: 'table',
        columns: [
          { head: say.word('inEuros'), kind: 'text' },
          ...[say.word('incomeName'), say.word('expenseName'), say.word('profit'), beforeName(year, say)].map(
            (head) => ({ head, kind: 'amount' as const, widthMm: 32 }),
          ),
        ],
        rows: [
          ...year.months.map(({ month, income, expense, profit }, place) => ({
            cells: [
              say.monthName(month),
              ...amounts(income, expense, profit, year.before.months[place]?.income ?? ZERO),
            ],
          })),
          {
            cells: [
              String(year.year),
              ...amounts(year.total.income, year.total.expense, year.total.profit, year.before.total.income),
            ],
            look: 'total',
          },
        ],
      },
    ],
  };
}

function beforeName({ year }: FinanceYearView, say: Say): string {
  return say.word('incomeBefore', { year: year - 1 });
}

/** A small business has no input VAT, so its money is as it moved. */
function asideOf({ isSmallBusiness, year }: FinanceYearView, say: Say): string {
  return say.word(isSmallBusiness ? 'grossKept' : 'netOfVat', { year });
}

function figuresOf(year: FinanceYearView, say: Say) {
  const before = year.before.untilSameMonth;
  const month = say.monthName(Number(say.today.slice(5, 7)));
  const when =
    year.year === yearOf(say.today)
      ? say.word('untilMonth', { year: year.year - 1, month })
      : String(year.year - 1);
  const isKnown = before.income !== 0 || before.expense !== 0;
  const note = (amount: Cents) => (isKnown ? say.word('before', { when, amount: say.money(amount) }) : '');
  const kind = year.isSmallBusiness ? 'gross' : 'net';
  const { total } = year;
  return {
    kind: 'figures' as const,
    figures: [
      { label: say.word(`income.${kind}`), value: say.money(total.income), note: note(before.income) },
      { label: say.word(`expense.${kind}`), value: say.money(total.expense), note: note(before.expense) },
      { label: say.word('profit'), value: say.money(total.profit), note: note(before.profit) },
      {
        label: say.word('mine.title'),
        value: say.money(reallyMine(year.facts as MineFacts, year.assumptions).total),
        note: say.word('mine.figureNote'),
      },
    ],
  };
}

function chartOf(year: FinanceYearView, say: Say): ReportChart {
  const hasBefore = year.before.total.income !== 0;
  const running = year.year === yearOf(say.today) ? Number(say.today.slice(5, 7)) : null;
  const said = year.months.map(({ month, income, expense, profit }) => {
    const parts = [
      `${say.word('incomeName')} ${say.money(income)}`,
      `${say.word('expenseName')} ${say.money(expense)}`,
      `${say.word('profit')} ${say.money(profit)}`,
    ];
    return `${say.monthName(month)}: ${parts.join(', ')}`;
  });
  return {
    kind: 'chart',
    said: said.join('; '),
    legend: [
      { mark: 'in', name: say.word('incomeName') },
      { mark: 'out', name: say.word('expenseName') },
      { mark: 'line', name: say.word('profit') },
      ...(hasBefore ? [{ mark: 'before' as const, name: beforeName(year, say) }] : []),
    ],
    months: year.months.map(({ month, income, expense, profit }, place) => ({
      name: say.monthName(month).slice(0, 3),
      in: [income, ZERO],
      out: [expense, ZERO],
      before: hasBefore ? (year.before.months[place]?.income ?? null) : null,
      point: running !== null && month > running ? null : profit,
      isRunning: month === running,
    })),
  };
}

interface Share {
  name: string;
  amount: Cents;
  before: Cents;
}

export function clientsSection(year: FinanceYearView, say: Say): ReportSection {
  const shares = year.byClient.map((one) => ({ ...one, name: one.name || say.word('byWhom.nobody') }));
  return sharesSection(shares, { year, say, title: 'byWhom.clients', head: 'sheet.client' });
}

export function categoriesSection(year: FinanceYearView, say: Say): ReportSection {
  const shares = year.byCategory.map((one) => ({ ...one, name: categoryName(one.category, say) }));
  return sharesSection(shares, { year, say, title: 'byWhom.categories', head: 'sheet.category' });
}

/** That of a bill, or that of an entry that no bill makes; one that nobody knows stays as it is written. */
export function categoryName(category: string, say: Say): string {
  const ofBills: Readonly<Record<string, string>> = CATEGORY_WORDS[say.language];
  const key = `category.${category}`;
  return ofBills[category] ?? (say.knows(key) ? say.word(key) : category);
}

function sharesSection(
  shares: readonly Share[],
  { year, say, title, head }: { year: FinanceYearView; say: Say; title: string; head: string },
): ReportSection {
  const section = { title: say.word(title), aside: asideOf(year, say) };
  if (shares.length === 0) return { ...section, parts: [{ kind: 'note', text: say.word('byWhom.none') }] };
  const hasBefore = shares.some(({ before }) => before !== 0);
  const rows: ReportRow[] = shares.map(({ name, amount, before }) => ({
    cells: [name, { bar: amount, mark: before === 0 ? null : before }, say.plain(amount), say.plain(before)],
  }));
  const sum = (of: (share: Share) => Cents) => say.plain(sumCents(shares.map(of)));
  return {
    ...section,
    parts: [
      {
        kind: 'table',
        columns: [
          { head: say.word(head), kind: 'text' },
          { head: '', kind: 'bar', widthMm: 52 },
          { head: `${year.year}, ${say.word('inEuros')}`, kind: 'amount', widthMm: 30 },
          { head: `${year.year - 1}, ${say.word('inEuros')}`, kind: 'amount', widthMm: 30 },
        ],
        rows: [
          ...rows,
          {
            cells: [say.word('sheet.sum'), '', sum(({ amount }) => amount), sum(({ before }) => before)],
            look: 'total',
          },
        ],
      },
      ...(hasBefore
        ? [
            {
              kind: 'note' as const,
              text: say.word(year.isSmallBusiness ? 'byWhom.lineGross' : 'byWhom.line', {
                year: year.year - 1,
              }),
            },
          ]
        : []),
    ],
  };
}
