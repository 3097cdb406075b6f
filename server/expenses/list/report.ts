/** The list of expenses as a report: what was asked for, the rows in their order, and their sums by currency. */
import type { Report, ReportRow, ReportSection } from '@belegbar/documents';
import { type Day, formatDay } from '@belegbar/domain/calendar';
import { type Cents, formatCents, formatMoney, sumCents, ZERO } from '@belegbar/domain/money';
import { CATEGORY_WORDS, STATE_WORDS, type TableLanguage } from './csv-words.ts';
import type { AskedExpenses, ExpenseList, ListedExpenseRow } from './read.ts';
import { REPORT_WORDS } from './report-words.ts';

export interface ExpensesToReport {
  owner: string;
  today: Day;
  language: TableLanguage;
  asked: AskedExpenses;
  /** Those that are shown, in their order. */
  rows: readonly ListedExpenseRow[];
  /** Of all that matches. */
  totals: ExpenseList['totals'];
}

/** With fewer rows than match it says so, and what all of them come to. */
export function expensesReport(given: ExpensesToReport): Report {
  const { owner, today, language, rows } = given;
  const words = REPORT_WORDS[language];
  return {
    language,
    title: words.title,
    subtitle: '',
    owner,
    madeOn: today,
    facts: factsOf(given),
    sections: rows.length === 0 ? [emptySection(words.none)] : [rowsSection(given), sumsSection(given)],
  };
}

function factsOf({ asked, language, rows, totals }: ExpensesToReport): Report['facts'] {
  const words = REPORT_WORDS[language];
  const { state = 'all', categories = [], vendor = '', search = '', ids, sort = 'date' } = asked;
  const names = words.facts;
  const count = (value: number) => formatCount(value, language);
  const { one, many, cut } = words.extent;
  const whole = totals.count === 1 ? one : many(count(totals.count));
  return [
    { label: names.state, value: words.states[state] },
    { label: names.categories, value: categories.map((one) => nameOf(one, language)).join(', ') },
    { label: names.period, value: periodOf(asked, language) },
    { label: names.vendor, value: vendor },
    { label: names.search, value: search },
    { label: names.chosen, value: ids === undefined ? '' : words.chosen },
    { label: names.order, value: `${words.sorts[sort]}, ${words.orders[asked.order ?? 'descending']}` },
    {
      label: names.extent,
      value: rows.length < totals.count ? cut(count(rows.length), count(totals.count)) : whole,
    },
  ].filter(({ value }) => value !== '');
}

function periodOf({ from, to }: AskedExpenses, language: TableLanguage): string {
  const words = REPORT_WORDS[language].period;
  const written = (value: Day) => formatDay(value, language);
  if (from !== undefined && to !== undefined) return words.between(written(from), written(to));
  if (from !== undefined) return `${words.from} ${written(from)}`;
  return to === undefined ? '' : `${words.to} ${written(to)}`;
}

function nameOf(category: string, language: TableLanguage): string {
  return (CATEGORY_WORDS[language] as Readonly<Record<string, string>>)[category] ?? category;
}

function emptySection(none: string): ReportSection {
  return { title: '', aside: '', parts: [{ kind: 'note', text: none }] };
}

function rowsSection({ language, rows }: ExpensesToReport): ReportSection {
  const { columns } = REPORT_WORDS[language];
  return {
    title: '',
    aside: '',
    parts: [
      {
        kind: 'table',
        columns: [
          { head: columns.number, kind: 'text', widthMm: 25 },
          { head: columns.date, kind: 'text', widthMm: 20 },
          { head: columns.vendor, kind: 'text' },
          { head: columns.category, kind: 'text', widthMm: 39 },
          { head: columns.state, kind: 'text', widthMm: 24 },
          { head: columns.gross, kind: 'amount', widthMm: 22 },
        ],
        rows: rows.map((expense) => rowOf(expense, language)),
      },
    ],
  };
}

function rowOf(expense: ListedExpenseRow, language: TableLanguage): ReportRow {
  const words = REPORT_WORDS[language];
  const { dueDate, open, currency, gross } = expense;
  const isDue = dueDate !== null && open > 0 && expense.state !== 'takenBack';
  const stateNotes = [
    ...(isDue ? [`${words.due} ${formatDay(dueDate, language)}`] : []),
    ...(expense.hasReceipt ? [] : [words.lacksReceipt]),
  ];
  return {
    cells: [
      expense.number,
      formatDay(expense.documentDate, language),
      { text: expense.vendor.name, note: expense.documentNumber },
      nameOf(expense.category, language),
      { text: STATE_WORDS[language][expense.state], note: stateNotes.join(', ') },
      {
        text: formatCents(expense.grossInEuros, language),
        note: currency === 'EUR' ? '' : formatMoney(gross, language, currency),
      },
    ],
  };
}

function sumsSection({ language, rows, totals }: ExpensesToReport): ReportSection {
  const { sums } = REPORT_WORDS[language];
  const isCut = rows.length < totals.count;
  const groups = [...Map.groupBy(rows, ({ currency }) => currency)].toSorted(euroFirst);
  const all = rowOfSums(sums.all, rows, language);
  const lines = groups.map(([currency, own]) => ({
    cells: [currency, ...amountsOf(own, language)],
    ...(groups.length === 1 && { look: 'total' as const }),
  }));
  const matching: ReportRow = {
    cells: [
      sums.allMatching,
      formatCount(totals.count, language),
      '',
      '',
      formatCents(totals.gross, language),
    ],
  };
  return {
    title: isCut ? sums.titleCut : sums.title,
    aside: '',
    parts: [
      {
        kind: 'table',
        columns: [
          { head: sums.currency, kind: 'text' },
          { head: sums.count, kind: 'amount', widthMm: 20 },
          { head: sums.gross, kind: 'amount', widthMm: 32 },
          { head: sums.open, kind: 'amount', widthMm: 32 },
          { head: sums.inEuros, kind: 'amount', widthMm: 32 },
        ],
        rows: [...lines, ...(groups.length === 1 ? [] : [all]), ...(isCut ? [matching] : [])],
      },
    ],
  };
}

/** Amounts of several currencies have one sum in euros alone. */
function rowOfSums(name: string, rows: readonly ListedExpenseRow[], language: TableLanguage): ReportRow {
  const [count = '', , , inEuros = ''] = amountsOf(rows, language);
  return { cells: [name, count, '', '', inEuros], look: 'total' };
}

/** How many, gross and open in their currency, and gross in euros. */
function amountsOf(rows: readonly ListedExpenseRow[], language: TableLanguage): string[] {
  const sum = (of: (row: ListedExpenseRow) => Cents) => formatCents(sumCents(rows.map(of)), language);
  return [
    formatCount(rows.length, language),
    sum(({ gross }) => gross),
    sum(({ open }) => (open > 0 ? open : ZERO)),
    sum(({ grossInEuros }) => grossInEuros),
  ];
}

function euroFirst([one]: [string, unknown], [other]: [string, unknown]): number {
  if (one === other) return 0;
  if (one === 'EUR' || other === 'EUR') return one === 'EUR' ? -1 : 1;
  return one < other ? -1 : 1;
}

function formatCount(value: number, language: TableLanguage): string {
  return new Intl.NumberFormat(language === 'de' ? 'de-DE' : 'en-GB').format(value);
}
