import { finished } from 'node:stream/promises';
import { audit } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { paced } from '../platform/http/index.ts';
import { describeCause } from '../platform/log/index.ts';
import { notFound } from '../platform/refusal.ts';
import { type Archive, openArchive } from '../platform/zip/index.ts';
import { createTurns, type Turn } from './in-turn.ts';
import type { ExportSource } from './ports.ts';
import { moveExport, takeExport } from './store.ts';
import type { DataExportRecord } from './tables.ts';
import { READY_MILLISECONDS } from './view.ts';
import { writeExport } from './write-export.ts';

/** Written down at most so often. */
const PROGRESS_MILLISECONDS = 700;

/** Of all exports of this process. */
const turns = createTurns();
/** Those of this process, by business: a new one takes the place of the one before. */
const running = new Map<string, Archive['stream']>();

/**
 * The ZIP of an export that this session was allowed, once and within its five minutes; it is made while it is read. Refuses NOT_FOUND
 * for every other id and session. When the reader goes, takes next to nothing, or fetches another one, the making ends as well, and nothing stays.
 */
export async function streamExport(
  context: Context,
  source: ExportSource,
  { id, sessionId }: { id: string; sessionId: string },
): Promise<{ fileName: string; stream: Archive['stream'] }> {
  authorise(context);
  if (context.actor.kind !== 'user') throw notFound();
  const { userId } = context.actor;
  const now = context.platform.clock.now();
  const begunAfter = new Date(now.getTime() - READY_MILLISECONDS);
  const key = { businessId: context.businessId, id, sessionId };
  await inTransaction(context, async (transaction) => {
    if (!(await takeExport(transaction, key, { begunAfter, now }))) throw notFound();
    await audit(context, transaction, {
      action: 'dataExport.take',
      subjectKind: 'business',
      subjectId: context.businessId,
      detail: { exportId: id },
    });
  });
  const archive = openArchive(now);
  const { stream, turn } = atPaceOfReader(context.businessId, archive);
  const tick = progressWriter(context, id);
  void writeExport({ context, userId, source, archive, tick, turn })
    .then(() => finished(stream))
    .then(() => move(context, id, { state: 'done' }))
    .catch((cause: unknown) => breakOff(context, id, stream, cause));
  const day = context.platform.clock.today();
  return { fileName: `${source.app.name.toLowerCase()}-export-${day}.zip`, stream };
}

/** The archive as its reader is given it, and how it comes to its turn. */
function atPaceOfReader(
  businessId: string,
  archive: Archive,
): { stream: Archive['stream']; turn: () => Promise<Turn> } {
  let own: Turn | null = null;
  const { stream, bytesPerSecond } = paced(archive.stream, () => own?.slow());
  const breakOff = (why: string) => void stream.destroy(new Error(why));
  running.get(businessId)?.destroy(new Error('another export has taken its place'));
  running.set(businessId, stream);
  stream.once('close', () => {
    if (running.get(businessId) === stream) running.delete(businessId);
  });
  const turn = async () => {
    own = await turns.take({ bytesPerSecond, breakOff });
    return own;
  };
  return { stream, turn };
}

/** A browser that goes away, or somebody who cancels, is no failure of ours; the log names the cause all the same. */
async function breakOff(
  context: Context,
  id: string,
  stream: Archive['stream'],
  cause: unknown,
): Promise<void> {
  stream.destroy(new Error('the export was broken off', { cause }));
  context.platform.log.warn('data-export.broken', describeCause(cause));
  try {
    await move(context, id, { state: 'failed' });
  } catch (later) {
    context.platform.log.error('data-export.broken', {}, later);
  }
}

type To = Partial<Pick<DataExportRecord, 'state' | 'parts_done' | 'parts'>>;

/**
 * Of one that is running.
 * @system How far a running stream has come; that it was taken is audited.
 */
function move(context: Context, id: string, to: To): Promise<boolean> {
  const key = { businessId: context.businessId, id };
  const changed = { ...to, changed_at: context.platform.clock.now() };
  return inTransaction(context, (transaction) => moveExport(transaction, key, ['running'], changed));
}

/** Writes down how far it is, and hears in the same breath that somebody has cancelled. */
function progressWriter(context: Context, id: string) {
  let last = Number.NEGATIVE_INFINITY;
  return async (done: number, parts: number) => {
    const now = performance.now();
    if (now - last < PROGRESS_MILLISECONDS && done < parts) return;
    last = now;
    const isWanted = await move(context, id, { parts_done: done, parts });
    if (!isWanted) throw new Error('the export was cancelled');
  };
}
