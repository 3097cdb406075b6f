import type { InvoiceView as Message } from '@belegbar/contract/invoice-views';
import type { z } from 'zod';
import type { Context } from '../platform/context.ts';
import { notFound } from '../platform/refusal.ts';
import type { ViewOwner } from './store.ts';
import type { InvoiceViewRecord } from './tables.ts';

export type InvoiceView = z.output<typeof Message>;

export function viewOf({ id, name, query }: InvoiceViewRecord): InvoiceView {
  return { id, name, query };
}

/** Views belong to a person; nobody else has any. */
export function ownerOfViews({ actor, businessId }: Context): ViewOwner {
  if (actor.kind !== 'user') throw notFound();
  return { businessId, userId: actor.userId };
}
