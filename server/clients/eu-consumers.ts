import { taxPosition } from '@belegbar/domain/clients';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { selectConsumersAbroad } from './store.ts';

/** Ids of the clients who are consumers in other states of the EU. */
export async function euConsumers(context: Context, transaction: Transaction): Promise<string[]> {
  const abroad = await selectConsumersAbroad(transaction, context.businessId);
  const inEu = abroad.filter(
    ({ country, post_code: postCode }) =>
      taxPosition({ country, postCode, isBusiness: false }) === 'euPrivate',
  );
  return inEu.map(({ id }) => id);
}
