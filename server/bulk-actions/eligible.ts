/** Which of many invoices an act is to do, and which not, by what they are now. */
import { type ChosenInvoice, readChosen } from '../invoices/index.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { remindedSince } from '../sending/index.ts';
import type { BulkKind } from './tables.ts';
import { whyNot } from './why-not.ts';

export type Eligibility =
  | { invoice: ChosenInvoice; reason: string | null }
  | { invoice: null; reason: 'gone' };

/** For so long a client has time to pay after a reminder; the plan of reminders waits as long. */
const QUIET_MS = 3 * 86_400_000;

/** Every one of the ids, in their order, with the reason that speaks against it. */
export async function assessEligibility(
  context: Context,
  transaction: Transaction,
  { kind, ids }: { kind: BulkKind; ids: readonly string[] },
): Promise<Eligibility[]> {
  const { businessId, platform } = context;
  const found = await readChosen(context, transaction, ids);
  const invoices = new Map(found.map((invoice) => [invoice.id, invoice]));
  const moment = new Date(platform.clock.now().getTime() - QUIET_MS);
  const reminded =
    kind === 'remind' ? await remindedSince(transaction, { businessId, ids, moment }) : new Set<string>();
  const today = platform.clock.today();
  return ids.map((id) => {
    const invoice = invoices.get(id);
    if (invoice === undefined) return { invoice: null, reason: 'gone' };
    const reason = whyNot(kind, invoice, today) ?? (reminded.has(id) ? 'remindedLately' : null);
    return { invoice, reason };
  });
}
