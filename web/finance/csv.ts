/** A part of the finance screen as rows of a CSV file, in the language and the numbers that it shows. */
import { type Cents, cents } from '@belegbar/domain/money';
import type { Format } from '../ui/format.ts';
import { mineOf } from './mine-of.ts';
import { monthText } from './month-ahead.ts';
import { TIMES_A_YEAR } from './times-a-year.ts';
import type { FinanceYear } from './use-finance.ts';

export const CSV_PARTS = [
  'months',
  'owed',
  'mine',
  'ahead',
  'clients',
  'categories',
  'regular',
  'missing',
] as const;
export type CsvPart = (typeof CSV_PARTS)[number];

export interface CsvWords {
  t: (key: string, values?: Record<string, unknown>) => string;
  format: Format;
  categoryName: (category: string) => string;
}

/** With a head, in euros; amounts as they are shown, without their sign and without thousands. */
export function rowsOf(year: FinanceYear, part: CsvPart, words: CsvWords): string[][] {
  return ROWS[part](year, words);
}

const ROWS: Record<CsvPart, (year: FinanceYear, words: CsvWords) => string[][]> = {
  months: (year, { t, format }) => [
    [t('month'), t('incomeName'), t('expenseName'), t('profit'), t('incomeBefore', { year: year.year - 1 })],
    ...year.months.map(({ month, income, expense, profit }, place) => [
      format.monthName(month),
      ...plain([income, expense, profit, year.before.months[place]?.income ?? income], format),
    ]),
    [
      String(year.year),
      ...plain([year.total.income, year.total.expense, year.total.profit, year.before.total.income], format),
    ],
  ],
  owed: (year, { t, format }) => [
    [t('open.title'), t('files.column.count'), t('files.column.open'), t('files.column.overdue')],
    ...(['receivables', 'payables'] as const).map((side) => [
      t(`open.${side}.label`),
      String(year[side].count),
      ...plain([year[side].open, year[side].overdue], format),
    ]),
  ],
  mine: (year, { t, format }) => {
    const { lines, total } = mineOf(year);
    return [
      [t('mine.title'), t('inEuros')],
      ...lines.map(({ kind, amount }) => [t(`mine.line.${kind}`), ...plain([amount], format)]),
      [t('mine.total'), ...plain([total], format)],
    ];
  },
  ahead: ({ ahead }, { t, format }) => [
    [
      t('month'),
      t('ahead.certainIn'),
      t('ahead.assumedIn'),
      t('ahead.certainOut'),
      t('ahead.assumedOut'),
      t('ahead.change'),
      t('ahead.sum'),
    ],
    ...(ahead?.months ?? []).map((one) => [
      one.month,
      ...plain([one.certainIn, one.assumedIn, one.certainOut, one.assumedOut, one.change, one.sum], format),
    ]),
  ],
  clients: (year, { t, format }) => [
    [t('byWhom.clients'), String(year.year), String(year.year - 1)],
    ...year.byClient.map(({ name, amount, before }) => [
      name || t('byWhom.nobody'),
      ...plain([amount, before], format),
    ]),
  ],
  categories: (year, { t, format, categoryName }) => [
    [t('byWhom.categories'), String(year.year), String(year.year - 1)],
    ...year.byCategory.map(({ category, amount, before }) => [
      categoryName(category),
      ...plain([amount, before], format),
    ]),
  ],
  regular: ({ regular }, { t, format }) => [
    [
      t('files.column.vendor'),
      t('files.column.rhythm'),
      t('files.column.next'),
      t('files.column.amount'),
      t('regular.year'),
    ],
    ...regular
      .filter(({ hasEnded }) => !hasEnded)
      .map(({ vendor, rhythm, nextMonth, amount }) => [
        vendor,
        t(`regular.rhythm.${rhythm}`),
        monthText(nextMonth, format),
        ...plain([amount, cents(amount * TIMES_A_YEAR[rhythm])], format),
      ]),
  ],
  missing: ({ missing }, { t, format }) => [
    [
      t('files.column.what'),
      t('files.column.number'),
      t('files.column.vendor'),
      t('files.column.due'),
      t('files.column.amount'),
    ],
    ...missing.unpaid.map(({ number, vendor, dueDate, open }) => [
      t('files.lack.unpaid'),
      number,
      vendor,
      dueDate === null ? '' : format.day(dueDate),
      ...plain([open], format),
    ]),
    ...missing.payments.flatMap(({ vendor, months }) =>
      months.map((month) => [t('files.lack.payment'), '', vendor, monthText(month, format), '']),
    ),
    ...missing.unproved.bills.map(({ number, vendor }) => [t('files.lack.unproved'), number, vendor, '', '']),
  ],
};

function plain(amounts: readonly Cents[], format: Format): string[] {
  return amounts.map((amount) =>
    format.money(amount, 'plain').replace('−', '-').replaceAll(THOUSANDS[format.language], ''),
  );
}

/** What groups thousands, which spreadsheets take for text. */
const THOUSANDS = { de: '.', en: ',' } as const;
