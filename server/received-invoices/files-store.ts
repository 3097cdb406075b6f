import type { Transaction } from '../platform/database/index.ts';
import { insertMany } from '../platform/database/index.ts';
import { describeFiles, type KnownFile } from '../platform/files/index.ts';
import type { ReceivedKey } from './store.ts';

/** A file that was enclosed, with what is known of its bytes. */
export interface EnclosedRecord extends KnownFile {
  position: number;
  name: string;
}

export function insertFiles(
  transaction: Transaction,
  { businessId, id }: ReceivedKey,
  files: readonly { name: string; hash: string }[],
): Promise<void> {
  const rows = files.map(({ name, hash }, index) => ({
    business_id: businessId,
    received_invoice_id: id,
    position: index + 1,
    name,
    hash,
  }));
  return insertMany(transaction, 'received_invoice_files', rows);
}

export async function selectFiles(
  transaction: Transaction,
  { businessId, id }: ReceivedKey,
): Promise<EnclosedRecord[]> {
  const enclosed = await transaction
    .selectFrom('received_invoice_files')
    .select(['position', 'name', 'hash'])
    .where('business_id', '=', businessId)
    .where('received_invoice_id', '=', id)
    .orderBy('position')
    .execute();
  const hashes = enclosed.map(({ hash }) => hash);
  const fileOf = await describeFiles(transaction, businessId, hashes);
  return enclosed.map((file) => ({ ...file, ...fileOf(file.hash) }));
}
