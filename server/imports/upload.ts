import { createHash } from 'node:crypto';
import type { ImportKind } from '@belegbar/domain/imports';
import { v7 as uuid } from 'uuid';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { once } from '../platform/idempotency/index.ts';
import { invalid } from '../platform/refusal.ts';
import { faultOf, guessEncoding } from './encoding.ts';
import { rowsOf } from './file-rows.ts';
import { type ImportMessage, messageOf } from './message.ts';
import { proposeSettings } from './propose.ts';
import { findImport, insertImport } from './store.ts';
import type { Settings } from './tables.ts';

const MEGABYTES_MAXIMUM = 10;
const NAME_MAXIMUM = 200;

/**
 * Keeps a file to look at before anything is taken in. INVALID at `file` for one that is too large or not CSV, with the line where there is one.
 * @unaudited A file to look at: the books hear of it when it is taken in.
 */
export async function uploadImport(
  context: Context,
  input: { idempotencyKey: string; kind: ImportKind; file: Blob & { name?: string } },
): Promise<ImportMessage> {
  authorise(context);
  const { kind, file } = input;
  if (file.size === 0) throw invalid([fieldProblem('file', 'file.empty')]);
  if (file.size > MEGABYTES_MAXIMUM * 1024 * 1024)
    throw invalid([fieldProblem('file', 'file.size', { megabytes: String(MEGABYTES_MAXIMUM) })]);
  const bytes = Buffer.from(await file.arrayBuffer());
  const fault = faultOf(bytes, guessEncoding(bytes));
  if (fault !== null) throw invalid([fieldProblem('file', fault)]);
  const settings = await proposeSettings(kind, bytes);
  const counted = await countRows(bytes, settings);
  const request = { kind, hash: createHash('sha256').update(bytes).digest('hex') };
  return inTransaction(context, async (transaction) => {
    const call = { key: input.idempotencyKey, procedure: 'imports.upload', request };
    const draft = { settings, bytes, fileName: nameOf(file), ...counted };
    const { subjectId } = await once(context, transaction, call, () => keep(context, transaction, draft));
    const key = { businessId: context.businessId, id: subjectId };
    return messageOf(context, await findImport(transaction, key));
  });
}

async function countRows(
  bytes: Buffer,
  settings: Settings,
): Promise<{ rowsTotal: number; headings: string[] }> {
  let count = settings.hasHeadings ? -1 : 0;
  let headings: string[] = [];
  for await (const { cells } of rowsOf(bytes, settings)) {
    if (count === -1) headings = cells.map((cell) => cell.trim());
    count += 1;
  }
  if (count < 1) throw invalid([fieldProblem('file', 'import.no-rows')]);
  return { rowsTotal: count, headings };
}

async function keep(
  context: Context,
  transaction: Transaction,
  draft: { settings: Settings; bytes: Buffer; fileName: string; rowsTotal: number; headings: string[] },
): Promise<string> {
  const id = uuid();
  const row = {
    business_id: context.businessId,
    id,
    kind: draft.settings.kind,
    state: 'draft' as const,
    user_id: context.actor.kind === 'user' ? context.actor.userId : null,
    file_name: draft.fileName,
    settings: JSON.stringify(draft.settings),
    headings: JSON.stringify(draft.headings),
    rows_total: draft.rowsTotal,
    created_at: context.platform.clock.now(),
  };
  await insertImport(transaction, row, draft.bytes);
  return id;
}

/** What a name of a file may hold; without one it is `CSV`. */
function nameOf(file: { name?: string }): string {
  const name = (file.name ?? '').replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, '').trim();
  return name.slice(0, NAME_MAXIMUM) || 'CSV';
}
