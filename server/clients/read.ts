import type { Client } from '@belegbar/domain/clients';
import { nextClientNumber } from '@belegbar/domain/clients';
import type { Context } from '../platform/context.ts';
import { inSnapshot, type Transaction } from '../platform/database/index.ts';
import { type ClientMessage, fieldsOf, messageOf } from './fields.ts';
import { findClient, selectClientNumbers } from './store.ts';

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

/** A number that no client has, counted on from the one given last. */
export function proposeClientNumber(context: Context): Promise<{ number: string }> {
  return inSnapshot(context, async (transaction) => ({
    number: nextClientNumber(await selectClientNumbers(transaction, context.businessId)),
  }));
}
