import type { AccountDeletion } from '@belegbar/contract/account-deletion';
import type { Day } from '@belegbar/domain/calendar';
import type { z } from 'zod';
import { dayOf } from '../platform/clock/index.ts';
import { type Database, inSnapshot, withoutBusiness } from '../platform/database/index.ts';
import { businessContext, type RequestContext, type SignedIn, signedInUser } from '../platform/http/index.ts';
import { hasPassword, hasSecondFactor, listAdministrators } from '../sign-in/index.ts';
import type { AccountDeletionPorts } from './ports.ts';
import { type Records, readRecords } from './records.ts';
import { type Deletion, selectDeletion } from './store.ts';

type DeletionView = z.output<typeof AccountDeletion>;

/**
 * How far the deletion of the signed-in user's account is, what would go with it, and what the law wants kept.
 * @unaudited It only reads.
 */
export async function readDeletion(
  { adminEmails, capabilities }: Pick<AccountDeletionPorts, 'adminEmails' | 'capabilities'>,
  request: RequestContext,
): Promise<DeletionView> {
  const context = businessContext(request);
  const user = signedInUser(request);
  const { database, clock } = request.platform;
  const [records, deletion, password, secondFactor, isLastAdministrator] = await Promise.all([
    inSnapshot(context, (transaction) => readRecords(capabilities, transaction, context.businessId)),
    withoutBusiness(database, (transaction) => selectDeletion(transaction, user.userId)),
    hasPassword(database, user.userId),
    hasSecondFactor(database, user.userId),
    isAlone(database, user, adminEmails),
  ]);
  return {
    ...progressOf(deletion, clock.now()),
    hasPassword: password,
    secondFactor,
    isLastAdministrator,
    kept: keptOf(records),
    gone: records.gone,
  };
}

/**
 * The day on which an account that its owner has confirmed goes; null for all others.
 * @system Part of telling who is there, which comes before anyone may do anything.
 */
export async function deletionDay(database: Database, userId: string): Promise<Day | null> {
  const deletion = await withoutBusiness(database, (transaction) => selectDeletion(transaction, userId));
  return deletion?.due_at ? dayOf(deletion.due_at) : null;
}

function progressOf(
  deletion: Deletion | undefined,
  now: Date,
): Pick<DeletionView, 'state' | 'linkUntil' | 'dueAt'> {
  if (deletion?.due_at) return { state: 'confirmed', linkUntil: null, dueAt: deletion.due_at.toISOString() };
  if (deletion === undefined || deletion.link_until <= now)
    return { state: 'none', linkUntil: null, dueAt: null };
  return { state: 'requested', linkUntil: deletion.link_until.toISOString(), dueAt: null };
}

/** The days on which they really go: all documents together, when the last of them may. */
function keptOf({ kept, until }: Records): DeletionView['kept'] {
  const of = (count: number, last: Day | null) => ({ count, until: count === 0 ? null : last });
  return {
    invoices: of(kept.invoices, until.vouchers),
    expenses: of(kept.expenses, until.vouchers),
    entries: of(kept.entries, until.books),
  };
}

async function isAlone(
  database: Database,
  { isAdmin, email }: SignedIn,
  adminEmails: readonly string[],
): Promise<boolean> {
  if (!isAdmin) return false;
  const all = await listAdministrators(database, adminEmails);
  return all.every((other) => other.email === email || other.state !== 'active');
}
