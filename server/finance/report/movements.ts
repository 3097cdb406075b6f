/** What moved in a year, in one of its months, by one client or one category, as a table and as a PDF. */
import type { MovementsQuery } from '@belegbar/contract/finance';
import type { Report, ReportPart } from '@belegbar/documents';
import { formatDay } from '@belegbar/domain/calendar';
import { lineOfCost } from '@belegbar/domain/finance';
import { guardCell } from '@belegbar/domain/imports';
import { type Cents, euroText, sumCents } from '@belegbar/domain/money';
import { movedKind } from '@belegbar/domain/tax-reports';
import type { z } from 'zod';
import { businessName } from '../../business/index.ts';
import { type Context, within } from '../../platform/context.ts';
import { streamText, writeRows } from '../../platform/csv/index.ts';
import { inSnapshot } from '../../platform/database/index.ts';
import type { GivenFile } from '../../platform/http/index.ts';
import { type CashEntriesInput, type CashEntriesPage, cashEntries } from '../../tax-reports/index.ts';
import { categoryName } from './of-year.ts';
import { type Say, sayIn } from './say.ts';

export type AskedMovements = z.output<typeof MovementsQuery>;

type Moved = CashEntriesPage['entries'][number];

const PAGE_LENGTH = 500;
/** What a rendering process sets within its memory (decision 085). */
const REPORT_ROWS_MAXIMUM = 3_000;
/** Spreadsheets read UTF-8 by this mark only. */
const MARK = '\ufeff';
/** German spreadsheets part cells by semicolons, English ones by commas. */
const SEPARATORS = { de: ';', en: ',' } as const;

/** All of it, newest first. Amounts as `1234,56` or `1234.56`, days as `08.10.2026` or `2026-10-08`. */
export function streamMovements(context: Context, asked: AskedMovements): GivenFile {
  const say = sayIn(asked.language, context.platform.clock.today());
  return {
    kind: 'streamed',
    fileName: `${fileNameOf(asked, say)}.csv`,
    contentType: 'text/csv; charset=utf-8',
    stream: streamText(tableOf(context, asked, say)),
  };
}

/** The PDF/A-3b of it; of more than 3,000 the newest, and the file says so. */
export async function movementsPdf(context: Context, asked: AskedMovements): Promise<GivenFile> {
  const { platform, businessId } = context;
  const say = sayIn(asked.language, platform.clock.today());
  const { owner, rows } = await inSnapshot(context, async (transaction) => ({
    owner: await businessName(context, transaction),
    rows: await firstRows(within(context, transaction), asked),
  }));
  const report: Report = {
    language: asked.language,
    title: titleOf(asked, say),
    subtitle: '',
    owner,
    madeOn: say.today,
    facts: [],
    sections: [{ title: '', aside: '', parts: partsOf(rows, asked, say) }],
  };
  const bytes = await platform.renderer.report(report, { owner: businessId });
  return { kind: 'saved', fileName: `${fileNameOf(asked, say)}.pdf`, contentType: 'application/pdf', bytes };
}

async function* tableOf(context: Context, asked: AskedMovements, say: Say): AsyncGenerator<string> {
  const separator = SEPARATORS[asked.language];
  yield MARK + writeRows([headsOf(asked, say)], separator);
  for await (const entries of pagesOf(context, asked)) {
    const rows = entries.map((entry) => cellsOf(entry, asked, say));
    if (rows.length > 0) yield writeRows(rows, separator);
  }
}

async function* pagesOf(context: Context, asked: AskedMovements): AsyncGenerator<readonly Moved[]> {
  let after: string | undefined;
  do {
    const page: CashEntriesPage = await cashEntries(context, {
      ...inputOf(asked),
      after,
      limit: PAGE_LENGTH,
    });
    yield page.entries;
    after = page.next ?? undefined;
  } while (after !== undefined);
}

/** One more than the file holds, where there are so many. */
async function firstRows(context: Context, asked: AskedMovements): Promise<Moved[]> {
  const rows: Moved[] = [];
  for await (const entries of pagesOf(context, asked)) {
    rows.push(...entries);
    if (rows.length > REPORT_ROWS_MAXIMUM) break;
  }
  return rows;
}

/** What a category cost counts in its year; all else as it moved. */
function inputOf({ year, month, side, of, name }: AskedMovements): CashEntriesInput {
  if (of === 'category') return { year, month, line: lineOfCost(name), category: name };
  if (of === 'client') return { year, month, by: 'money', side: 'income', counterparty: name };
  return { year, month, by: 'money', side };
}

/** Of a client and of a category without VAT, as the year says them. */
function amountOf({ net, counted }: Moved, { of }: AskedMovements): Cents {
  return of === 'client' ? net : counted;
}

function headsOf({ of }: AskedMovements, say: Say): string[] {
  const keys = ['date', 'kind', 'who', 'document', of === undefined ? 'amount' : 'netAmount'];
  return keys.map((key) => say.word(key));
}

/** No text that a spreadsheet would compute. */
function cellsOf(entry: Moved, asked: AskedMovements, say: Say): string[] {
  const { language } = asked;
  const amount = euroText(amountOf(entry, asked));
  return [
    language === 'de' ? formatDay(entry.bookedOn, 'de') : entry.bookedOn,
    kindOf(entry, say),
    guardCell(entry.counterparty),
    guardCell(entry.documentNumber),
    language === 'de' ? amount.replace('.', ',') : amount,
  ];
}

function kindOf(entry: Moved, say: Say): string {
  return say.word(`entryKind.${movedKind(entry)}`);
}

function partsOf(all: readonly Moved[], asked: AskedMovements, say: Say): ReportPart[] {
  if (all.length === 0) return [{ kind: 'note', text: say.word('noMovement') }];
  const rows = all.slice(0, REPORT_ROWS_MAXIMUM);
  const [date = '', kind = '', who = '', document = '', amount = ''] = headsOf(asked, say);
  const sum = sumCents(rows.map((entry) => amountOf(entry, asked)));
  return [
    {
      kind: 'table',
      columns: [
        { head: date, kind: 'text', widthMm: 24 },
        { head: kind, kind: 'text', widthMm: 40 },
        { head: who, kind: 'text' },
        { head: document, kind: 'text', widthMm: 34 },
        { head: amount, kind: 'amount', widthMm: 28 },
      ],
      rows: [
        ...rows.map((entry) => ({
          cells: [
            say.day(entry.bookedOn),
            kindOf(entry, say),
            entry.counterparty,
            entry.documentNumber,
            say.plain(amountOf(entry, asked)),
          ],
        })),
        { cells: [say.word('sheet.sum'), '', '', '', say.plain(sum)], look: 'total' },
      ],
    },
    ...(rows.length < all.length
      ? [{ kind: 'note' as const, text: say.word('sheet.cut', { count: rows.length }) }]
      : []),
  ];
}

function titleOf({ year, month, of, name }: AskedMovements, say: Say): string {
  const inView = month === undefined ? String(year) : `${say.monthName(month)} ${year}`;
  if (of === undefined) return say.word('movements', { inView });
  if (of === 'category') return say.word('movementsOfCategory', { inView, name: categoryName(name, say) });
  return say.word('movementsOfClient', { inView, name: name || say.word('byWhom.nobody') });
}

function fileNameOf({ year, month }: AskedMovements, say: Say): string {
  const inView = month === undefined ? `${year}` : `${year}-${String(month).padStart(2, '0')}`;
  return `${say.word('sheet.file')}-${inView}`;
}
