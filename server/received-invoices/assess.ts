/** What is said of an invoice beside the others of its sender: known accounts, likely duplicates. */
import {
  compareAccounts,
  compareInTurn,
  haveCommonSender,
  originalOf,
} from '@belegbar/domain/received-invoices';
import type { Transaction } from '../platform/database/index.ts';
import {
  type SameNumber,
  selectBooked,
  selectEarlier,
  selectOthers,
  selectReached,
  selectSameNumber,
  selectWaiting,
  updateDuplicates,
  updateVerdicts,
} from './sender-store.ts';
import type { ReceivedSummary } from './store.ts';

export type Assessed = Pick<
  ReceivedSummary,
  'business_id' | 'id' | 'state' | 'sender_keys' | 'number_key' | 'issue_date' | 'ibans'
>;

/** The accounts of the invoice beside those of others, which are listed with the latest first. */
export async function compareWithOthers(transaction: Transaction, summary: Assessed) {
  const { business_id: businessId, id, sender_keys: keys, ibans } = summary;
  const select = summary.state === 'toReview' ? selectOthers : selectEarlier;
  const others = await select(transaction, { businessId, id, keys });
  return { ...compareAccounts({ keys, ibans }, others), others };
}

/** Others that are likely the same invoice, the earliest first; none for one without sender or number. */
export async function alikeOf(transaction: Transaction, summary: Assessed): Promise<SameNumber[]> {
  return alikeIn(await sameNumberAs(transaction, summary), { id: summary.id, keys: summary.sender_keys });
}

/** Writes down what is said of one that has just come. */
export async function assessNew(transaction: Transaction, summary: Assessed): Promise<void> {
  const { business_id: businessId, id } = summary;
  const { verdict } = await compareWithOthers(transaction, summary);
  await updateVerdicts(transaction, businessId, [[id, verdict]]);
  await updateDuplicates(transaction, businessId, [
    [id, originalOf(id, await alikeOf(transaction, summary))],
  ]);
}

/** The same for all that wait and that a decision about this one may change. */
export async function assessAgain(transaction: Transaction, summary: Assessed): Promise<void> {
  await assessAccounts(transaction, summary);
  await assessDuplicates(transaction, summary);
}

async function assessAccounts(
  transaction: Transaction,
  { business_id: businessId, sender_keys }: Assessed,
): Promise<void> {
  const keys = await selectReached(transaction, { businessId, keys: sender_keys });
  const waiting = await selectWaiting(transaction, { businessId, keys });
  const verdicts = compareInTurn(waiting, await selectBooked(transaction, { businessId, keys }));
  const changed = waiting.flatMap(({ id, verdict }) => {
    const now = verdicts.get(id) ?? verdict;
    return now === verdict ? [] : [[id, now] as const];
  });
  await updateVerdicts(transaction, businessId, changed);
}

async function assessDuplicates(transaction: Transaction, summary: Assessed): Promise<void> {
  const same = await sameNumberAs(transaction, summary);
  const changed = same
    .filter(({ state }) => state === 'toReview')
    .flatMap((one) => {
      const now = originalOf(one.id, alikeIn(same, one));
      return now === one.likelyDuplicateOf ? [] : [[one.id, now] as const];
    });
  await updateDuplicates(transaction, summary.business_id, changed);
}

async function sameNumberAs(
  transaction: Transaction,
  { business_id: businessId, number_key: numberKey, issue_date: issueDate }: Assessed,
): Promise<SameNumber[]> {
  return numberKey === '' ? [] : selectSameNumber(transaction, { businessId, numberKey, issueDate });
}

function alikeIn(same: readonly SameNumber[], { id, keys }: Pick<SameNumber, 'id' | 'keys'>): SameNumber[] {
  return same.filter((other) => other.id !== id && haveCommonSender(other.keys, keys));
}
