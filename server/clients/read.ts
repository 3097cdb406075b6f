import type { Client } from '@belegbar/domain/clients';
import { validate as isUuid } from 'uuid';
import type { Context } from '../platform/context.ts';
import { inSnapshot, type Transaction } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { invalid } from '../platform/refusal.ts';
import { type ClientMessage, fieldsOf, messageOf } from './fields.ts';
import { findClient, selectClientPage } from './store.ts';

const PAGE_LENGTH = 50;

/** Clients by name, archived ones too, page by key: `next` is the `after` of the following page. */
export function listClients(
  context: Context,
  input: {
    search?: string | undefined;
    after?: string | undefined;
    limit?: number | undefined;
    missing?: 'email' | undefined;
  },
): Promise<{ clients: ClientMessage[]; next: string | null }> {
  const limit = input.limit ?? PAGE_LENGTH;
  const after = input.after ?? null;
  if (after !== null && !isUuid(after)) throw invalid([fieldProblem('after', 'page.form')]);
  return inSnapshot(context, async (transaction) => {
    const search = (input.search ?? '').trim();
    const found = await selectClientPage(transaction, {
      businessId: context.businessId,
      search,
      after,
      limit,
      isWithoutEmail: input.missing === 'email',
    });
    const page = found.slice(0, limit);
    return { clients: page.map(messageOf), next: found.length > limit ? (page.at(-1)?.id ?? null) : null };
  });
}

/** A client as the contract gives it; NOT_FOUND also for a stranger's. */
export function getClient(context: Context, id: string): Promise<ClientMessage> {
  return inSnapshot(context, async (transaction) =>
    messageOf(await findClient(transaction, { businessId: context.businessId, id })),
  );
}

/** A client as the domain knows it; NOT_FOUND also for a stranger's. */
export async function loadClient(context: Context, transaction: Transaction, id: string): Promise<Client> {
  return fieldsOf(await findClient(transaction, { businessId: context.businessId, id }));
}
