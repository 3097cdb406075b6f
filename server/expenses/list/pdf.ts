/** The list in view as a PDF. */
import { businessName } from '../../business/index.ts';
import { type Context, within } from '../../platform/context.ts';
import { inSnapshot } from '../../platform/database/index.ts';
import type { GivenFile } from '../../platform/http/index.ts';
import type { TableLanguage } from './csv-words.ts';
import { type AskedExpenses, type ExpenseList, type ListedExpenseRow, listExpenses } from './read.ts';
import { expensesReport } from './report.ts';

/** What a rendering process sets within its memory: some hundred and fifty pages. */
const REPORT_ROWS_MAXIMUM = 3_000;
const PAGE_LENGTH = 500;

/** Everything that matches, in its order, as a PDF/A-3b; of more than 3,000 the first ones, and the file says so. */
export async function expensesPdf(
  context: Context,
  asked: AskedExpenses,
  language: TableLanguage,
): Promise<GivenFile> {
  const { platform, businessId } = context;
  const today = platform.clock.today();
  const read = await inSnapshot(context, async (transaction) => ({
    owner: await businessName(context, transaction),
    ...(await firstRows(within(context, transaction), asked)),
  }));
  const report = expensesReport({ ...read, asked, today, language });
  const bytes = await platform.renderer.report(report, { owner: businessId });
  const name = language === 'de' ? 'ausgaben' : 'expenses';
  return { kind: 'saved', fileName: `${name}-${today}.pdf`, contentType: 'application/pdf', bytes };
}

async function firstRows(
  context: Context,
  asked: AskedExpenses,
): Promise<{ rows: ListedExpenseRow[]; totals: ExpenseList['totals'] }> {
  const rows: ListedExpenseRow[] = [];
  let after: string | null = null;
  for (;;) {
    const page: ExpenseList = await listExpenses(context, { ...asked, after, limit: PAGE_LENGTH });
    rows.push(...page.expenses);
    after = page.next;
    if (after === null || rows.length >= REPORT_ROWS_MAXIMUM) {
      return { rows: rows.slice(0, REPORT_ROWS_MAXIMUM), totals: page.totals };
    }
  }
}
