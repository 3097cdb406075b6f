import { headingRow, type ImportKind, writtenRow } from '@belegbar/domain/imports';
import type { Context } from '../platform/context.ts';
import { writeCsv } from '../platform/csv/index.ts';
import { givenOut } from './records.ts';

const PAGE_LENGTH = 1000;
/** Spreadsheets read UTF-8 by this mark only. */
const MARK = '\ufeff';

/** Clients or services as CSV: UTF-8 with a mark, semicolons, no cell that a spreadsheet would compute. */
export async function exportCsv(
  context: Context,
  {
    kind,
    language,
    archived,
  }: { kind: Exclude<ImportKind, 'expenses'>; language: 'de' | 'en'; archived: 'no' | 'all' },
): Promise<{ csv: string }> {
  const records = givenOut(kind);
  const parts = [MARK, writeCsv([headingRow(kind, language)])];
  let after: string | null = null;
  do {
    const page = await records.after(context, { after, limit: PAGE_LENGTH, archived });
    parts.push(writeCsv(page.map(({ fields }) => writtenRow(kind, records.values(fields, language)))));
    after = page.length < PAGE_LENGTH ? null : (page.at(-1)?.id ?? null);
  } while (after !== null);
  return { csv: parts.join('') };
}
