/** What is said of an invoice beside the others of its sender: known accounts, likely duplicates. */
import { compareAccounts } from '@belegbar/domain/received-invoices';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { hasEarlier, selectAlike, selectVouched, selectWaitingOf } from './sender-store.ts';
import { type ReceivedFace, updateReceived } from './store.ts';

type OfSender = Pick<
  ReceivedFace,
  'business_id' | 'id' | 'sender_key' | 'number_key' | 'issue_date' | 'ibans'
>;

/** The accounts of the invoice beside those of earlier ones; the sender without a name has none. */
export async function compareWithEarlier(transaction: Transaction, face: OfSender) {
  const sender = { businessId: face.business_id, senderKey: face.sender_key, id: face.id };
  const earlier = face.sender_key === '' ? [] : await selectVouched(transaction, sender);
  const isNewSender = face.sender_key === '' || !(await hasEarlier(transaction, sender));
  const vouched = earlier.map(({ iban }) => iban);
  return { ...compareAccounts(face.ibans, { vouched, isNewSender }), earlier };
}

/** Others that are likely the same invoice; none for one without sender or number. */
export function alikeOf(transaction: Transaction, face: OfSender) {
  if (face.sender_key === '' || face.number_key === '') return Promise.resolve([]);
  return selectAlike(transaction, face.business_id, {
    id: face.id,
    senderKey: face.sender_key,
    numberKey: face.number_key,
    issueDate: face.issue_date,
  });
}

/** Writes down what is said of one that waits. */
export async function judge(transaction: Transaction, face: ReceivedFace): Promise<void> {
  const { verdict } = await compareWithEarlier(transaction, face);
  const alike = await alikeOf(transaction, face);
  // Of two that wait, the later one is the duplicate; one that is booked makes the other one, whichever came first.
  const original = alike.find(({ state }) => state === 'booked') ?? alike.find(({ id }) => id < face.id);
  const duplicateOf = original?.id ?? null;
  if (verdict === face.iban_verdict && duplicateOf === face.likely_duplicate_of) return;
  await updateReceived(
    transaction,
    { businessId: face.business_id, id: face.id },
    { iban_verdict: verdict, likely_duplicate_of: duplicateOf },
  );
}

/** The same for all of the sender that wait, in the order in which they came: what was decided about one may change what is said of others. */
export async function judgeSender(
  context: Context,
  transaction: Transaction,
  senderKey: string,
): Promise<void> {
  if (senderKey === '') return;
  const { businessId } = context;
  for (const face of await selectWaitingOf(transaction, { businessId, senderKey }))
    await judge(transaction, face);
}
