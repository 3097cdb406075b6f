import { listBusinessIds } from '../business/index.ts';
import type { Platform } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { systemContext } from './job-context.ts';
import { lastUndoable } from './message.ts';
import { forgetOld } from './store.ts';

const DAY_MS = 86_400_000;

/**
 * Forgets uploads that were left alone for a day, and the rows of imports that can no longer be undone.
 * @system A job that tidies up.
 */
export async function tidyImports(platform: Platform): Promise<void> {
  const drafts = new Date(platform.clock.now().getTime() - DAY_MS);
  const finished = lastUndoable({ platform });
  for (const businessId of await listBusinessIds(platform))
    await inTransaction(systemContext(platform, businessId), (transaction) =>
      forgetOld(transaction, businessId, { drafts, finished }),
    );
}
