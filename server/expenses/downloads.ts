/** The list as a table and as a PDF, and the receipts of a bill: a picture is shown, a PDF is saved, since a page of a stranger could be in it. */
import { ExpenseTableQuery } from '@belegbar/contract/expense-list';
import { assert } from '@belegbar/domain/money';
import type { Context } from '../platform/context.ts';
import { inSnapshot } from '../platform/database/index.ts';
import { type AskedDownload, type Download, type GivenFile, UUID } from '../platform/http/index.ts';
import { notFound } from '../platform/refusal.ts';
import { selectExpenseFiles } from './files-store.ts';
import { streamExpenses } from './list/csv.ts';
import { expensesPdf } from './list/pdf.ts';

export const expenseDownloads: readonly Download[] = [
  {
    path: '/files/expenses.csv',
    from: 'owner',
    isMadeWhileSent: true,
    give: async (context, asked) => {
      const { language, ...list } = readQuery(asked);
      return streamExpenses(context, list, language);
    },
  },
  {
    path: '/files/expenses.pdf',
    from: 'owner',
    isMadeWhileSent: true,
    give: (context, asked) => {
      const { language, ...list } = readQuery(asked);
      return expensesPdf(context, list, language);
    },
  },
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

const QUERY = [
  'state',
  'categories',
  'from',
  'to',
  'vendor',
  'search',
  'ids',
  'sort',
  'order',
  'language',
] as const;

/** Of an address that asks for what there is not, there is nothing. */
function readQuery({ query }: AskedDownload) {
  const said = QUERY.map((name) => [name, query(name)]).filter(([, text]) => text !== '');
  const read = ExpenseTableQuery.safeParse(Object.fromEntries(said));
  if (!read.success) throw notFound();
  return read.data;
}
