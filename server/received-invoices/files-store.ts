import type { Transaction } from '../platform/database/index.ts';
import { insertMany } from '../platform/database/index.ts';
import type { ReceivedKey } from './store.ts';

/** A file that was enclosed, with what is known of its bytes. */
export interface EnclosedRecord {
  position: number;
  name: string;
  hash: string;
  contentType: string;
  /** In bytes. */
  size: number;
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

export function selectFiles(
  transaction: Transaction,
  { businessId, id }: ReceivedKey,
): Promise<EnclosedRecord[]> {
  return transaction
    .selectFrom('received_invoice_files as enclosed')
    .innerJoin('files', (join) =>
      join.onRef('files.business_id', '=', 'enclosed.business_id').onRef('files.hash', '=', 'enclosed.hash'),
    )
    .select([
      'enclosed.position as position',
      'enclosed.name as name',
      'enclosed.hash as hash',
      'files.content_type as contentType',
      'files.size as size',
    ])
    .where('enclosed.business_id', '=', businessId)
    .where('enclosed.received_invoice_id', '=', id)
    .orderBy('position')
    .execute();
}
