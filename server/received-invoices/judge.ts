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
import type { ReceivedFace } from './store.ts';

export type Judged = Pick<
  ReceivedFace,
  'business_id' | 'id' | 'state' | 'sender_keys' | 'number_key' | 'issue_date' | 'ibans'
>;

/** The accounts of the invoice beside those of others, which are listed with the latest first. */
export async function compareWithOthers(transaction: Transaction, face: Judged) {
  const { business_id: businessId, id, sender_keys: keys, ibans } = face;
  const select = face.state === 'toReview' ? selectOthers : selectEarlier;
  const others = await select(transaction, { businessId, id, keys });
  return { ...compareAccounts({ keys, ibans }, others), others };
}

/** Others that are likely the same invoice, the earliest first; none for one without sender or number. */
export async function alikeOf(transaction: Transaction, face: Judged): Promise<SameNumber[]> {
  return alikeIn(await sameNumberAs(transaction, face), { id: face.id, keys: face.sender_keys });
}

/** Writes down what is said of one that has just come. */
export async function judgeNew(transaction: Transaction, face: Judged): Promise<void> {
  const { business_id: businessId, id } = face;
  const { verdict } = await compareWithOthers(transaction, face);
  await updateVerdicts(transaction, businessId, [[id, verdict]]);
  await updateDuplicates(transaction, businessId, [[id, originalOf(id, await alikeOf(transaction, face))]]);
}

/** The same for all that wait and that a decision about this one may change. */
export async function judgeAgain(transaction: Transaction, face: Judged): Promise<void> {
  await judgeAccounts(transaction, face);
  await judgeDuplicates(transaction, face);
}

async function judgeAccounts(
  transaction: Transaction,
  { business_id: businessId, sender_keys }: Judged,
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

async function judgeDuplicates(transaction: Transaction, face: Judged): Promise<void> {
  const same = await sameNumberAs(transaction, face);
  const changed = same
    .filter(({ state }) => state === 'toReview')
    .flatMap((one) => {
      const now = originalOf(one.id, alikeIn(same, one));
      return now === one.likelyDuplicateOf ? [] : [[one.id, now] as const];
    });
  await updateDuplicates(transaction, face.business_id, changed);
}

async function sameNumberAs(
  transaction: Transaction,
  { business_id: businessId, number_key: numberKey, issue_date: issueDate }: Judged,
): Promise<SameNumber[]> {
  return numberKey === '' ? [] : selectSameNumber(transaction, { businessId, numberKey, issueDate });
}

function alikeIn(same: readonly SameNumber[], { id, keys }: Pick<SameNumber, 'id' | 'keys'>): SameNumber[] {
  return same.filter((other) => other.id !== id && haveCommonSender(other.keys, keys));
}
