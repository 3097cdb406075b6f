/** The list in view as a table for spreadsheets, made while it is fetched. */
import { type Day, formatDay } from '@belegbar/domain/calendar';
import { guardCell } from '@belegbar/domain/imports';
import { type Cents, euroText } from '@belegbar/domain/money';
import type { Context } from '../../platform/context.ts';
import { streamText, writeRows } from '../../platform/csv/index.ts';
import type { GivenFile } from '../../platform/http/index.ts';
import { CATEGORY_WORDS, HEADINGS, RECEIPT_WORDS, STATE_WORDS, type TableLanguage } from './csv-words.ts';
import { type AskedExpenses, type ListedExpenseRow, listExpenses } from './read.ts';

const PAGE_LENGTH = 200;
/** Spreadsheets read UTF-8 by this mark only. */
const MARK = '\ufeff';
/** German spreadsheets part cells by semicolons, English ones by commas. */
const SEPARATORS: Readonly<Record<TableLanguage, string>> = { de: ';', en: ',' };

/** Everything that matches, in its order. Amounts as `1234,56` or `1234.56`, days as `08.10.2026` or `2026-10-08`. */
export function streamExpenses(context: Context, asked: AskedExpenses, language: TableLanguage): GivenFile {
  const name = language === 'de' ? 'ausgaben' : 'expenses';
  return {
    kind: 'streamed',
    fileName: `${name}-${context.platform.clock.today()}.csv`,
    contentType: 'text/csv; charset=utf-8',
    stream: streamText(tableOf(context, asked, language)),
  };
}

async function* tableOf(
  context: Context,
  asked: AskedExpenses,
  language: TableLanguage,
): AsyncGenerator<string> {
  yield MARK + writeRows([[...HEADINGS[language]]], SEPARATORS[language]);
  let after: string | null = null;
  do {
    const page = await listExpenses(context, { ...asked, after, limit: PAGE_LENGTH });
    const rows = page.expenses.map((expense) => cellsOf(expense, language));
    if (rows.length > 0) yield writeRows(rows, SEPARATORS[language]);
    after = page.next;
  } while (after !== null);
}

/** No text that a spreadsheet would compute. */
function cellsOf(expense: ListedExpenseRow, language: TableLanguage): string[] {
  const { vendor, documentNumber, dueDate, state, hasReceipt } = expense;
  const amount = (cents: Cents) => (language === 'de' ? euroText(cents).replace('.', ',') : euroText(cents));
  const dayText = (day: Day | null) => (day === null ? '' : language === 'de' ? formatDay(day, 'de') : day);
  return [
    expense.number,
    dayText(expense.documentDate),
    guardCell(vendor.name),
    guardCell(vendor.vatId),
    guardCell(documentNumber),
    CATEGORY_WORDS[language][expense.category],
    dayText(dueDate),
    STATE_WORDS[language][state],
    RECEIPT_WORDS[language][hasReceipt ? 'has' : 'lacks'],
    amount(expense.grossInEuros),
    expense.currency,
    amount(expense.gross),
    amount(expense.open),
  ];
}
