/** Takes the rows of an import in, batch by batch: each is one transaction with its audit and its place in the file, so that a killed process goes on where it was. */
import { v7 as uuid } from 'uuid';
import type { Context, Platform } from '../platform/context.ts';
import { inSnapshot, insertMany, inTransaction, type Transaction } from '../platform/database/index.ts';
import type { JobPayload } from '../platform/jobs/index.ts';
import { BATCH_ROWS, batchesOf } from './batches.ts';
import { type Decision, decideRows, nothingSeen, type RowRead, type Seen } from './decide.ts';
import { actingFor, keyOf, systemContext } from './job-context.ts';
import { type AnyFields, type Records, readAs, recordsOf } from './records.ts';
import { selectMet } from './rows-store.ts';
import {
  deleteContent,
  findImport,
  type ImportKey,
  lockImport,
  selectContent,
  updateImport,
} from './store.ts';
import type { ImportRecord, ImportRowRecord, RowOutcome } from './tables.ts';

interface Run {
  context: Context;
  key: ImportKey;
  records: Records<AnyFields>;
  settings: ImportRecord['settings'];
  seen: Seen;
}

/** The rows at which the table has become several times as large. */
const GROWN = [BATCH_ROWS, 1000, 4000, 16_000];

/**
 * Does nothing for an import that is not running.
 * @system A job of an import that was authorised and audited when it began; each record is audited.
 */
export async function runImport(platform: Platform, payload: JobPayload): Promise<void> {
  const key = keyOf(payload);
  const system = systemContext(platform, key.businessId);
  const { found, content, as, met } = await inSnapshot(system, async (transaction) => {
    const found = await findImport(transaction, key);
    return {
      found,
      content: await selectContent(transaction, key),
      as: await readAs(system, transaction, found.settings),
      met: await selectMet(transaction, key),
    };
  });
  if (found.state !== 'running' || content === undefined) return;
  const { settings } = found;
  const context = actingFor(system, found.user_id);
  const run = { context, key, records: recordsOf(settings.kind), settings, seen: nothingSeen() };
  for (const { record_id, outcome } of met)
    if (record_id !== null) (outcome === 'created' ? run.seen.made : run.seen.met).add(record_id);
  let from = 0;
  for await (const batch of batchesOf(content, settings, run.records, as)) {
    const isDone = from + batch.length <= found.rows_done;
    if (isDone) noteKeys(run, batch);
    else if (!(await takeBatch(run, batch, from))) return;
    const upTo = from + batch.length;
    if (!isDone && GROWN.some((rows) => from < rows && rows <= upTo))
      await run.records.refreshStatistics(context);
    from = upTo;
  }
  await inTransaction(context, (transaction) => finish(run, transaction));
}

/** What stood in the rows that were taken before the process was killed. */
function noteKeys({ records, seen }: Run, batch: readonly RowRead[]): void {
  for (const { fields, problems } of batch)
    if (!problems.some(({ severity }) => severity === 'blocking'))
      for (const key of records.keysInFile(fields)) seen.keys.add(key);
}

/** False when another worker has gone on meanwhile. */
function takeBatch(run: Run, batch: readonly RowRead[], from: number): Promise<boolean> {
  const { context, key, records, settings, seen } = run;
  return inTransaction(context, async (transaction) => {
    const found = await lockImport(transaction, key);
    if (found.state !== 'running' || found.rows_done !== from) return false;
    await records.prepare(context, transaction);
    const wanted = batch.map(({ fields }) => fields);
    const alike = await records.findAlike(context, transaction, wanted);
    const decisions = decideRows(records, batch, alike, settings, seen);
    const rows = await store(run, transaction, decisions);
    await insertMany(transaction, 'import_rows', rows);
    const count = (outcome: RowOutcome) => rows.filter((row) => row.outcome === outcome).length;
    const isWarned = ({ outcome, problems }: Decision) => outcome !== 'skipped' && problems.length > 0;
    await updateImport(transaction, key, {
      rows_done: from + batch.length,
      created: found.created + count('created'),
      updated: found.updated + count('updated'),
      unchanged: found.unchanged + count('unchanged'),
      skipped: found.skipped + count('skipped'),
      warned: found.warned + decisions.filter(isWarned).length,
    });
    return true;
  });
}

/** Adds and changes the records; returns what is told of each row. */
async function store(
  { context, key, records, seen }: Run,
  transaction: Transaction,
  decisions: readonly Decision[],
): Promise<Omit<ImportRowRecord, 'undo'>[]> {
  const cause = { importId: key.id };
  const withIds = decisions.map((decision) => ({ ...decision, id: decision.met?.id ?? uuid() }));
  const made = withIds.filter(({ outcome }) => outcome === 'created');
  await records.add(context, transaction, made, cause);
  for (const { id } of made) seen.made.add(id);
  const changed = withIds.flatMap(({ outcome, met, fields }) =>
    outcome === 'updated' && met !== null ? [{ before: met, after: fields }] : [],
  );
  await records.change(context, transaction, changed, cause);
  return withIds.map(({ row, outcome, fields, problems, met, id }) => ({
    business_id: key.businessId,
    import_id: key.id,
    line: row.line,
    outcome,
    name: fields.name,
    record_id: met !== null || outcome === 'created' ? id : null,
    version: outcome === 'created' ? 1 : met === null ? null : met.version + (outcome === 'updated' ? 1 : 0),
    before: outcome === 'updated' && met !== null ? met.fields : null,
    problems,
    cells: outcome === 'skipped' ? row.cells : null,
  }));
}

async function finish({ context, key }: Run, transaction: Transaction): Promise<void> {
  const found = await lockImport(transaction, key);
  if (found.state !== 'running') return;
  await updateImport(transaction, key, { state: 'done', finished_at: context.platform.clock.now() });
  await deleteContent(transaction, key);
}

/**
 * After the last try: what was taken in stays and can be undone.
 * @system The queue gives up, not a person.
 */
export async function giveUpRun(platform: Platform, payload: JobPayload): Promise<void> {
  const key = keyOf(payload);
  await inTransaction(systemContext(platform, key.businessId), async (transaction) => {
    const found = await lockImport(transaction, key);
    if (found.state !== 'running') return;
    await updateImport(transaction, key, { state: 'failed', finished_at: platform.clock.now() });
    await deleteContent(transaction, key);
  });
}
