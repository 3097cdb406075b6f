import type { CellProblem } from '@belegbar/domain/imports';
import type { Context } from '../platform/context.ts';
import { inSnapshot } from '../platform/database/index.ts';
import { type ImportMessage, messageOf } from './message.ts';
import { type RowList, selectRows } from './rows-store.ts';
import { findImport, selectImports } from './store.ts';
import type { RowUndo } from './tables.ts';

const PAGE_LENGTH = 500;

/** The latest imports, uploads that were not begun among them. */
export function listImports(context: Context): Promise<{ imports: ImportMessage[] }> {
  return inSnapshot(context, async (transaction) => {
    const found = await selectImports(transaction, context.businessId);
    return { imports: found.map((row) => messageOf(context, row)) };
  });
}

/** NOT_FOUND also for a stranger's. */
export function getImport(context: Context, id: string): Promise<ImportMessage> {
  return inSnapshot(context, async (transaction) =>
    messageOf(context, await findImport(transaction, { businessId: context.businessId, id })),
  );
}

export interface ListedRow {
  line: number;
  name: string;
  problems: CellProblem[];
  cells: string[];
  undo: RowUndo | null;
  recordId: string | null;
}

/** A page of rows that need a look, by their lines. */
export function listImportRows(
  context: Context,
  input: { id: string; which: RowList; after?: number | undefined },
): Promise<{ headings: string[]; rows: ListedRow[]; next: number | null }> {
  const key = { businessId: context.businessId, id: input.id };
  return inSnapshot(context, async (transaction) => {
    const { headings } = await findImport(transaction, key);
    const page = { which: input.which, after: input.after ?? 0, limit: PAGE_LENGTH + 1 };
    const found = await selectRows(transaction, key, page);
    const shown = found.slice(0, PAGE_LENGTH);
    return {
      headings,
      rows: shown.map(({ line, name, problems, cells, undo, record_id }) => ({
        line,
        name,
        problems,
        undo,
        cells: cells ?? [],
        recordId: record_id,
      })),
      next: found.length > shown.length ? (shown.at(-1)?.line ?? null) : null,
    };
  });
}
