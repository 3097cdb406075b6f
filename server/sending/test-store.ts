import type { Insertable } from 'kysely';
import type { Transaction } from '../platform/database/index.ts';
import type { MailKey } from './store.ts';
import type { TestMailRecord, TestMailsTable } from './tables.ts';

export async function insertTestMail(
  transaction: Transaction,
  mail: Insertable<TestMailsTable>,
): Promise<void> {
  await transaction.insertInto('test_mails').values(mail).execute();
}

/** Null where it is gone, or another business's. */
export async function findTestMail(transaction: Transaction, key: MailKey): Promise<TestMailRecord | null> {
  const mail = await transaction
    .selectFrom('test_mails')
    .selectAll()
    .where('business_id', '=', key.businessId)
    .where('id', '=', key.id)
    .executeTakeFirst();
  return mail ?? null;
}

export async function deleteTestMail(transaction: Transaction, key: MailKey): Promise<void> {
  await transaction
    .deleteFrom('test_mails')
    .where('business_id', '=', key.businessId)
    .where('id', '=', key.id)
    .execute();
}

export async function countTestMails(
  transaction: Transaction,
  { businessId, since }: { businessId: string; since: Date },
): Promise<number> {
  const { count } = await transaction
    .selectFrom('test_mails')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('business_id', '=', businessId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}
