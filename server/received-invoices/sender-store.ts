/** What else is here of a sender, whom any of its keys may be. */
import type { Day } from '@belegbar/domain/calendar';
import {
  type AlikeInvoice,
  IBAN_VERDICTS,
  type IbanVerdict,
  isWarned,
  type SaidAccounts,
  type SenderKey,
} from '@belegbar/domain/received-invoices';
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../platform/database/index.ts';

export interface OfSender {
  businessId: string;
  keys: readonly SenderKey[];
}

/** One that may vouch for accounts, see `compareAccounts` of the domain. */
export interface Vouching extends SaidAccounts {
  id: string;
  number: string;
  vatId: string;
  receivedAt: Date;
}

const WARNED = IBAN_VERDICTS.filter(isWarned);
const BOOKED = sql<boolean>`state = 'booked'`;
const BOOKED_OR_UNWARNED = sql<boolean>`(state = 'booked' or (state = 'toReview' and iban_verdict <> all(${WARNED}::text[])))`;

/** What vouches beside one that is decided: what came before it. */
export function selectEarlier(
  transaction: Transaction,
  { id, ...sender }: OfSender & { id: string },
): Promise<Vouching[]> {
  return selectVouching(transaction, sender, sql<boolean>`${BOOKED_OR_UNWARNED} and id < ${id}`);
}

/** What vouches beside one that waits: what came before it, and whatever was booked. */
export function selectOthers(
  transaction: Transaction,
  { id, ...sender }: OfSender & { id: string },
): Promise<Vouching[]> {
  return selectVouching(
    transaction,
    sender,
    sql<boolean>`${BOOKED_OR_UNWARNED} and (id < ${id} or ${BOOKED}) and id <> ${id}`,
  );
}

export function selectBooked(transaction: Transaction, sender: OfSender): Promise<Vouching[]> {
  return selectVouching(transaction, sender, BOOKED);
}

/** Of those that agree in keys and accounts the latest; the latest first. */
async function selectVouching(
  transaction: Transaction,
  sender: OfSender,
  which: RawBuilder<boolean>,
): Promise<Vouching[]> {
  const { rows } = await sql<Vouching>`
    select * from (
      select distinct on (sender_keys, ibans) id, sender_keys as keys, ibans, number, seller_vat_id as "vatId", received_at as "receivedAt"
      from received_invoices
      where business_id = ${sender.businessId} and id in (${idsOf(sender)}) and ${which}
      order by sender_keys, ibans, id desc
    ) as vouching order by id desc`.execute(transaction);
  return rows;
}

function idsOf({ businessId, keys }: OfSender) {
  return sql`select received_invoice_id from received_invoice_senders
    where business_id = ${businessId} and key = any(${keys}::text[])`;
}

/** These keys, and those of whatever waits and has one of them in common, one after the other. */
export async function selectReached(
  transaction: Transaction,
  { businessId, keys }: OfSender,
): Promise<SenderKey[]> {
  const { rows } = await sql<{ key: SenderKey }>`
    with recursive reached (key) as (
      select unnest(${keys}::text[])
      union
      select other.key from reached
        join received_invoice_senders as near on near.business_id = ${businessId} and near.key = reached.key
        join received_invoices as waiting on waiting.business_id = near.business_id
          and waiting.id = near.received_invoice_id and waiting.state = 'toReview'
        join received_invoice_senders as other on other.business_id = near.business_id
          and other.received_invoice_id = near.received_invoice_id
    ) select key from reached`.execute(transaction);
  return rows.map(({ key }) => key);
}

export interface Waiting extends SaidAccounts {
  id: string;
  verdict: IbanVerdict;
}

/** What waits of the sender, the earliest first. */
export async function selectWaiting(transaction: Transaction, sender: OfSender): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select id, sender_keys as keys, ibans, iban_verdict as verdict from received_invoices
    where business_id = ${sender.businessId} and state = 'toReview' and id in (${idsOf(sender)})
    order by id`.execute(transaction);
  return rows;
}

export interface SameNumber extends AlikeInvoice {
  keys: SenderKey[];
  fileName: string;
  receivedAt: Date;
}

/** All with the number and the date, of whichever sender, the earliest first. */
export async function selectSameNumber(
  transaction: Transaction,
  of: { businessId: string; numberKey: string; issueDate: Day | null },
): Promise<SameNumber[]> {
  const { rows } = await sql<SameNumber>`
    select id, sender_keys as keys, file_name as "fileName", received_at as "receivedAt", state,
      set_aside_reason as "setAsideReason", likely_duplicate_of as "likelyDuplicateOf"
    from received_invoices
    where business_id = ${of.businessId} and number_key = ${of.numberKey}
      and issue_date is not distinct from ${of.issueDate}::date
    order by id`.execute(transaction);
  return rows;
}

/** The expense that was booked last of the sender, rather by one of its numbers than by its name. */
export async function selectLastExpense(
  transaction: Transaction,
  { businessId, keys }: OfSender,
): Promise<string | null> {
  const { rows } = await sql<{ expense: string }>`
    select expense_id as expense
    from received_invoice_senders as senders
    join received_invoices as received on received.business_id = senders.business_id and received.id = received_invoice_id
    where senders.business_id = ${businessId} and key = any(${keys}::text[]) and state = 'booked'
    order by key like 'id:%' desc, decided_at desc limit 1`.execute(transaction);
  return rows[0]?.expense ?? null;
}

/** Writes down what is said of the accounts of many. */
export async function updateVerdicts(
  transaction: Transaction,
  businessId: string,
  verdicts: readonly (readonly [id: string, verdict: IbanVerdict])[],
): Promise<void> {
  if (verdicts.length === 0) return;
  await sql`update received_invoices set iban_verdict = assessed.verdict
    from unnest(${verdicts.map(([id]) => id)}::uuid[], ${verdicts.map(([, verdict]) => verdict)}::text[]) as assessed (id, verdict)
    where business_id = ${businessId} and received_invoices.id = assessed.id`.execute(transaction);
}

/** Writes down of which ones many are likely duplicates. */
export async function updateDuplicates(
  transaction: Transaction,
  businessId: string,
  originals: readonly (readonly [id: string, original: string | null])[],
): Promise<void> {
  if (originals.length === 0) return;
  await sql`update received_invoices set likely_duplicate_of = assessed.original
    from unnest(${originals.map(([id]) => id)}::uuid[], ${originals.map(([, original]) => original)}::uuid[]) as assessed (id, original)
    where business_id = ${businessId} and received_invoices.id = assessed.id`.execute(transaction);
}
