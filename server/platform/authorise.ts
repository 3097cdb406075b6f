/** Who may act for a business: a signed-in owner, or the program itself. */
import type { Context } from './context.ts';
import { Refusal } from './refusal.ts';

/** Refuses a stranger. Every write verb begins with it; whose rows it may touch is decided by the database. */
export function authorise(context: Context): void {
  if (context.actor.kind === 'public' || context.businessId === '') throw new Refusal('UNAUTHORIZED');
}
