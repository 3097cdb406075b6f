import type { AccountDeletion } from '@belegbar/contract/account-deletion';
import { type Day, day } from '@belegbar/domain/calendar';
import { keptUntil } from '@belegbar/domain/law';
import type { z } from 'zod';
import { hasPassword, hasSecondFactor, listAdministrators } from '../platform/auth/index.ts';
import { dayOf } from '../platform/clock/index.ts';
import { type Database, inSnapshot, withoutBusiness } from '../platform/database/index.ts';
import { businessContext, type RequestContext, type SignedIn, signedInUser } from '../platform/http/index.ts';
import { type Records, readRecords } from './records-store.ts';
import { type Deletion, selectDeletion } from './store.ts';

type DeletionView = z.output<typeof AccountDeletion>;

/** How far the deletion of the signed-in user's account is, what would go with it, and what the law wants kept. */
export async function readDeletion(
  { adminEmails }: { adminEmails: readonly string[] },
  request: RequestContext,
): Promise<DeletionView> {
  const context = businessContext(request);
  const user = signedInUser(request);
  const { database, clock } = request.platform;
  const [records, deletion, password, secondFactor, isLastAdministrator] = await Promise.all([
    inSnapshot(context, (transaction) => readRecords(transaction, context.businessId)),
    withoutBusiness(database, (transaction) => selectDeletion(transaction, user.userId)),
    hasPassword(database, user.userId),
    hasSecondFactor(database, user.userId),
    isAlone(database, user, adminEmails),
  ]);
  const { drafts, clients, services, files } = records;
  return {
    ...progressOf(deletion, clock.now()),
    hasPassword: password,
    secondFactor,
    isLastAdministrator,
    kept: keptOf(records),
    gone: { drafts, clients, services, files },
  };
}

/** The day on which an account that its owner has confirmed goes; null for all others. */
export async function deletionDay(database: Database, userId: string): Promise<Day | null> {
  const deletion = await withoutBusiness(database, (transaction) => selectDeletion(transaction, userId));
  return deletion?.due_at ? dayOf(deletion.due_at) : null;
}

/** The last days of keeping by what there is. */
export function termsOf({ lastInvoice, lastExpense, lastPayment, lastEntry }: Records) {
  const known = (on: Day | null) => (on === null ? null : day(on));
  return keptUntil({
    invoice: known(lastInvoice),
    expense: known(lastExpense),
    payment: known(lastPayment),
    entry: known(lastEntry),
  });
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
function keptOf(records: Records): DeletionView['kept'] {
  const { vouchers, books } = termsOf(records);
  const kept = (count: number, until: Day | null) => ({ count, until: count === 0 ? null : until });
  return {
    invoices: kept(records.invoices, vouchers),
    expenses: kept(records.expenses, vouchers),
    entries: kept(records.entries, books),
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
