/** The receipts of a bill: a picture is shown, a PDF is saved, since a page of a stranger could be in it. */
import { assert } from '@belegbar/domain/money';
import type { Context } from '../platform/context.ts';
import { inSnapshot } from '../platform/database/index.ts';
import { type Download, type GivenFile, UUID } from '../platform/http/index.ts';
import { notFound } from '../platform/refusal.ts';
import { selectExpenseFiles } from './files-store.ts';

export const expenseDownloads: readonly Download[] = [
  {
    path: `/files/expenses/:id(^${UUID}$)/:fileId(^${UUID}$)`,
    from: 'owner',
    give: (context, { param }) => giveFile(context, { id: param('id'), fileId: param('fileId') }),
  },
];

async function giveFile(
  context: Context,
  { id, fileId }: { id: string; fileId: string },
): Promise<GivenFile> {
  const { businessId, platform } = context;
  const files = await inSnapshot(context, (transaction) =>
    selectExpenseFiles(transaction, { businessId, id }),
  );
  const file = files.find((one) => one.id === fileId);
  if (file === undefined) throw notFound();
  const { hash, contentType, file_name: fileName } = file;
  const bytes = await platform.files.get(businessId, hash);
  assert(bytes !== null, `the receipt ${hash} is missing`);
  return contentType === 'application/pdf'
    ? { kind: 'saved', fileName, contentType, bytes }
    : { kind: 'shown', contentType, bytes, hash, isPublic: false };
}
