/** Whether a number is another client's already. */
import type { Problem } from '@belegbar/domain/problem';
import type { Transaction } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { findOtherWithNumber, holdClientNumbers } from './store.ts';

/** For a client of this id, or a new one; names who has the number. Nobody else gives one until the transaction ends. */
export async function numberProblems(
  transaction: Transaction,
  client: { businessId: string; id: string | null; number: string },
): Promise<Problem[]> {
  if (client.number === '') return [];
  await holdClientNumbers(transaction, client.businessId);
  const other = await findOtherWithNumber(transaction, client);
  return other === undefined ? [] : [fieldProblem('number', 'client-number.taken', { name: other.name })];
}
