/** What people hand in is looked at and has limits; what the law has us store has none. */
import type { Context } from '../context.ts';
import { inSnapshot } from '../database/index.ts';
import { fieldProblem } from '../field-problem.ts';
import { invalid } from '../refusal.ts';
import type { FileUse } from './use.ts';
import { sumOfFiles, sumOfUnnamedFiles } from './use-store.ts';

const MEGABYTE = 1024 * 1024;
/** Of files that nothing names yet, such as attachments of a draft that was never saved; they are swept after a day. */
const UNNAMED_MEGABYTES_MAXIMUM = 200;

/**
 * Before a file that somebody hands in is kept. Refuses INVALID at `file`: `file.quota` where the business would have more stored than the install
 * grants it, `file.infected` for what the operator's scanner finds, and `file.unscanned` while that does not answer: what nobody knows is not taken.
 */
export async function admitFile(context: Context, bytes: Uint8Array): Promise<void> {
  await requireRoom(context, bytes.byteLength);
  const verdict = await context.platform.scanner.scan(bytes);
  if (verdict === 'clean') return;
  context.platform.log.warn('files.refused', { businessId: context.businessId, verdict });
  throw invalid([fieldProblem('file', verdict === 'infected' ? 'file.infected' : 'file.unscanned')]);
}

async function requireRoom(context: Context, bytes: number): Promise<void> {
  const { businessId, platform } = context;
  const { quotaBytes } = platform.space;
  const stored = await inSnapshot(context, (transaction) => sumOfFiles(transaction, businessId));
  if (stored + bytes > quotaBytes)
    throw invalid([fieldProblem('file', 'file.quota', { gigabytes: String(quotaBytes / 1024 / MEGABYTE) })]);
}

/** The same, and `file.unnamed` where too much waits to be named. `uses` are those of all capabilities. */
export async function admitUnnamedFile(
  context: Context,
  uses: readonly FileUse[],
  bytes: Uint8Array,
): Promise<void> {
  await admitFile(context, bytes);
  const { businessId } = context;
  const unnamed = await inSnapshot(context, (transaction) =>
    sumOfUnnamedFiles(transaction, uses, businessId),
  );
  if (unnamed + bytes.byteLength > UNNAMED_MEGABYTES_MAXIMUM * MEGABYTE)
    throw invalid([fieldProblem('file', 'file.unnamed', { megabytes: String(UNNAMED_MEGABYTES_MAXIMUM) })]);
}
