/** What clients and vendors still owe one another and this business, as a part of a report. */
import type { ReportSection } from '@belegbar/documents';
import type { FinanceYearView } from '../read-year.ts';
import type { Say } from './say.ts';

/** None of a year that does not run: what is open is open today. */
export function owedSections(year: FinanceYearView, say: Say): ReportSection[] {
  if (year.ahead === null) return [];
  const rows = (['receivables', 'payables'] as const).map((side) => {
    const { count, open, overdue } = year[side];
    return { cells: [say.word(`open.${side}.label`), String(count), say.plain(open), say.plain(overdue)] };
  });
  return [
    {
      title: say.word('open.title'),
      aside: say.day(say.today),
      parts: [
        {
          kind: 'table',
          columns: [
            { head: '', kind: 'text' },
            { head: say.word('files.column.count'), kind: 'amount', widthMm: 30 },
            { head: say.word('files.column.open'), kind: 'amount', widthMm: 36 },
            { head: say.word('files.column.overdue'), kind: 'amount', widthMm: 42 },
          ],
          rows,
        },
      ],
    },
  ];
}
