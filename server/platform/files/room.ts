/** How much one business may keep here: what people hand in has limits, what the law has us store has none. */
import type { Context } from '../context.ts';
import { inSnapshot } from '../database/index.ts';
import { fieldProblem } from '../field-problem.ts';
import { invalid } from '../refusal.ts';
import type { FileUse } from './use.ts';
import { sumOfFiles, sumOfUnnamedFiles } from './use-store.ts';

const MEGABYTE = 1024 * 1024;
/** Of files that nothing names yet, such as attachments of a draft that was never saved; they are swept after a day. */
const UNNAMED_MEGABYTES_MAXIMUM = 200;

/** Refuses INVALID with `file.quota` at `file` where the business would have more stored than the install grants it. */
export async function requireRoom(context: Context, bytes: number): Promise<void> {
  const { businessId, platform } = context;
  const { quotaBytes } = platform.space;
  const stored = await inSnapshot(context, (transaction) => sumOfFiles(transaction, businessId));
  if (stored + bytes > quotaBytes)
    throw invalid([fieldProblem('file', 'file.quota', { gigabytes: String(quotaBytes / 1024 / MEGABYTE) })]);
}

/** The same, and `file.unnamed` where too much waits to be named. `uses` are those of all capabilities. */
export async function requireRoomUnnamed(
  context: Context,
  uses: readonly FileUse[],
  bytes: number,
): Promise<void> {
  await requireRoom(context, bytes);
  const { businessId } = context;
  const unnamed = await inSnapshot(context, (transaction) =>
    sumOfUnnamedFiles(transaction, uses, businessId),
  );
  if (unnamed + bytes > UNNAMED_MEGABYTES_MAXIMUM * MEGABYTE)
    throw invalid([fieldProblem('file', 'file.unnamed', { megabytes: String(UNNAMED_MEGABYTES_MAXIMUM) })]);
}
