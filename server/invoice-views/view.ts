import type {
  ExpenseView as ExpenseMessage,
  InvoiceView as InvoiceMessage,
} from '@belegbar/contract/invoice-views';
import type { z } from 'zod';
import type { Context } from '../platform/context.ts';
import { notFound } from '../platform/refusal.ts';
import type { ViewOwner } from './store.ts';
import type { InvoiceViewRecord, ViewedList } from './tables.ts';

export interface ViewOf {
  invoices: z.output<typeof InvoiceMessage>;
  expenses: z.output<typeof ExpenseMessage>;
}

/** The query is that of the list to which the view belongs. */
export function viewOf<List extends ViewedList>(view: InvoiceViewRecord): ViewOf[List] {
  const { id, name, is_default: isDefault, query } = view;
  return { id, name, isDefault, query } as ViewOf[List];
}

/** Views belong to a person; nobody else has any. */
export function ownerOfViews({ actor, businessId }: Context, list: ViewedList): ViewOwner {
  if (actor.kind !== 'user') throw notFound();
  return { businessId, userId: actor.userId, list };
}

/** Under which words the audit log knows the views of a list. */
export const AUDITED: Readonly<Record<ViewedList, { acts: string; subject: string }>> = {
  invoices: { acts: 'invoiceViews', subject: 'invoiceView' },
  expenses: { acts: 'expenseViews', subject: 'expenseView' },
};
