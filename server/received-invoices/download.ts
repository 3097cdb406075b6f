/** What was handed in, given back as it came. */
import { assert } from '@belegbar/domain/money';
import type { Context } from '../platform/context.ts';
import { inSnapshot } from '../platform/database/index.ts';
import { describeFiles, withEnding } from '../platform/files/index.ts';
import { notFound } from '../platform/refusal.ts';
import { selectFiles } from './files-store.ts';
import { findDetail } from './store.ts';

export interface ReceivedFile {
  fileName: string;
  contentType: string;
  bytes: Uint8Array;
}

/** `original`: the file as it came; `xml`: the invoice in it; a number: what was enclosed, by its place from 1. Refuses NOT_FOUND, also for a stranger's. */
export async function downloadReceived(
  context: Context,
  { id, part }: { id: string; part: 'original' | 'xml' | number },
): Promise<ReceivedFile> {
  const { hash, ...file } = await inSnapshot(context, async (transaction) => {
    const key = { businessId: context.businessId, id };
    const record = await findDetail(transaction, key);
    const name = record.file_name;
    if (part === 'original') {
      const fileOf = await describeFiles(transaction, key.businessId, [record.hash]);
      return { hash: record.hash, fileName: name, contentType: fileOf(record.hash).contentType };
    }
    if (part === 'xml')
      return {
        hash: record.xml_hash,
        fileName: record.container === 'pdf' ? withEnding(name, 'xml') : name,
        contentType: 'application/xml',
      };
    const enclosed = (await selectFiles(transaction, key)).find(({ position }) => position === part);
    if (enclosed === undefined) throw notFound();
    return { hash: enclosed.hash, fileName: enclosed.name, contentType: enclosed.contentType };
  });
  const bytes = await context.platform.files.get(context.businessId, hash);
  assert(bytes !== null, `received file ${hash} is missing`);
  return { ...file, bytes };
}
