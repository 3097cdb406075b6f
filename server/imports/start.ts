import type { ImportKind } from '@belegbar/domain/imports';
import { audit } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, isAlreadyThere, type Transaction } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { invalid } from '../platform/refusal.ts';
import { type ImportMessage, messageOf } from './message.ts';
import { fitted } from './propose.ts';
import { findImport, type ImportKey, isOtherUnderWay, lockImport, updateImport } from './store.ts';
import type { Settings } from './tables.ts';

export const RUN = 'imports.run';

/** Begins to take the rows in; one that was begun goes on as it is. INVALID without a column for the name, and while another import of the business runs. */
export async function startImport(
  context: Context,
  { id, settings }: { id: string; settings: Settings },
): Promise<ImportMessage> {
  authorise(context);
  const key = { businessId: context.businessId, id };
  try {
    return await inTransaction(context, async (transaction) => {
      const found = await lockImport(transaction, key);
      if (found.state === 'draft') await begin(context, transaction, key, settings);
      return messageOf(context, await findImport(transaction, key));
    });
  } catch (cause) {
    throw isAlreadyThere(cause) ? busy() : cause;
  }
}

async function begin(
  context: Context,
  transaction: Transaction,
  key: ImportKey,
  asked: Settings,
): Promise<void> {
  const settings = fitted(asked);
  const naming = NAMING[settings.kind];
  if (!settings.mapping.some((target) => target !== null && naming.includes(target)))
    throw invalid([fieldProblem('mapping', 'import.no-name')]);
  if (await isOtherUnderWay(transaction, key)) throw busy();
  await updateImport(transaction, key, {
    state: 'running',
    kind: settings.kind,
    settings: JSON.stringify(settings),
    user_id: context.actor.kind === 'user' ? context.actor.userId : null,
    started_at: context.platform.clock.now(),
  });
  await audit(context, transaction, {
    action: 'imports.start',
    subjectKind: 'import',
    subjectId: key.id,
    detail: { settings },
  });
  const payload = { businessId: key.businessId, importId: key.id };
  await context.platform.jobs.enqueue(transaction, { name: RUN, payload });
}

/** One of these columns is enough to name a record. */
const NAMING: Readonly<Record<ImportKind, readonly string[]>> = {
  clients: ['name', 'contactPerson', 'firstName', 'lastName'],
  services: ['name'],
  expenses: ['name'],
};

export function busy() {
  return invalid([fieldProblem('file', 'import.busy')]);
}
