import type { ImportPreview } from '@belegbar/contract/imports';
import { type Target, targetsOf } from '@belegbar/domain/imports';
import type { z } from 'zod';
import type { Context } from '../platform/context.ts';
import { inSnapshot } from '../platform/database/index.ts';
import { notFound } from '../platform/refusal.ts';
import { batchesOf } from './batches.ts';
import { type Decision, decideRows, nothingSeen } from './decide.ts';
import { firstRows, fitted, proposeColumns } from './propose.ts';
import { type AnyFields, type Records, readAs, recordsOf } from './records.ts';
import { findImport, selectContent } from './store.ts';
import type { Settings } from './tables.ts';

export type Preview = z.output<typeof ImportPreview>;

const SHOWN_ROWS = 20;
const SHOWN_SKIPPED = 200;
const SAMPLES = 3;
const SAMPLE_SIGNS = 60;

/** What an import would do with these settings, or with those proposed; nothing is stored. An empty mapping is proposed anew. */
export async function previewImport(
  context: Context,
  input: { id: string; language: 'de' | 'en'; settings?: Settings | undefined },
): Promise<Preview> {
  const key = { businessId: context.businessId, id: input.id };
  const { found, content } = await inSnapshot(context, async (transaction) => ({
    found: await findImport(transaction, key),
    content: await selectContent(transaction, key),
  }));
  if (content === undefined) throw notFound();
  const settings = await completed(content, input.settings ?? found.settings);
  const counted = await countOutcomes(context, content, settings, input.language);
  return { settings, columns: await columnsOf(content, settings), ...counted };
}

async function completed(content: Buffer, settings: Settings): Promise<Settings> {
  if (settings.mapping.length > 0) return fitted(settings);
  const { kind, hasHeadings, existing } = settings;
  return fitted({ ...(await proposeColumns(kind, content, settings, hasHeadings)), existing });
}

async function countOutcomes(
  context: Context,
  content: Buffer,
  settings: Settings,
  language: 'de' | 'en',
): Promise<Pick<Preview, 'rows' | 'skippedRows' | 'counts'>> {
  const records = recordsOf(settings.kind);
  const as = await inSnapshot(context, (transaction) => readAs(context, transaction, settings));
  const counts = { total: 0, created: 0, updated: 0, unchanged: 0, skipped: 0, warned: 0 };
  const rows: Preview['rows'] = [];
  const skippedRows: Preview['skippedRows'] = [];
  const seen = nothingSeen();
  for await (const batch of batchesOf(content, settings, records, as)) {
    const alike = await inSnapshot(context, (transaction) =>
      records.findAlike(
        context,
        transaction,
        batch.map(({ fields }) => fields),
      ),
    );
    for (const decision of decideRows(records, batch, alike, settings, seen)) {
      const { row, outcome, problems } = decision;
      counts.total += 1;
      counts[outcome] += 1;
      if (outcome !== 'skipped' && problems.length > 0) counts.warned += 1;
      if (rows.length < SHOWN_ROWS) rows.push(shown(records, decision, language));
      if (outcome === 'skipped' && skippedRows.length < SHOWN_SKIPPED)
        skippedRows.push({ line: row.line, problems });
    }
  }
  return { rows, skippedRows, counts };
}

function shown(
  records: Records<AnyFields>,
  { row, outcome, fields, problems }: Decision,
  language: 'de' | 'en',
): Preview['rows'][number] {
  const written = Object.entries(records.values(fields, language));
  const known: readonly string[] = targetsOf(records.kind);
  const wrong = problems.flatMap(({ target, severity }) => (severity === 'blocking' ? target : null));
  const isShown = ([name, value]: [string, string]) =>
    known.includes(name) && value !== '' && !wrong.includes(name as Target);
  const values = Object.fromEntries(written.filter(isShown));
  return { line: row.line, outcome, values, problems };
}

async function columnsOf(content: Buffer, settings: Settings): Promise<Preview['columns']> {
  const rows = await firstRows(content, settings, SHOWN_ROWS);
  const headings = settings.hasHeadings ? (rows[0] ?? []) : [];
  const values = settings.hasHeadings ? rows.slice(1) : rows;
  const width = Math.max(settings.mapping.length, ...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, column) => ({
    heading: (headings[column] ?? '').trim().slice(0, SAMPLE_SIGNS),
    samples: values
      .map((row) => (row[column] ?? '').trim().slice(0, SAMPLE_SIGNS))
      .filter((value) => value !== '')
      .slice(0, SAMPLES),
  }));
}
