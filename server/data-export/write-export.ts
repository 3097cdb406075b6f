/** Writing an export: the description, every sheet of one moment, the files, and at last the manifest that names all of it. */
import { businessName } from '../business/index.ts';
import { type CapabilityRecords, fileUses } from '../platform/capability.ts';
import type { Context } from '../platform/context.ts';
import {
  inSnapshot,
  limitPatience,
  pagesOf,
  readCatalog,
  type Transaction,
} from '../platform/database/index.ts';
import { listExportedFiles } from '../platform/files/index.ts';
import type { Archive, ArchivedFile, Chunks } from '../platform/zip/index.ts';
import { type NamedFile, nameFiles } from './file-names.ts';
import { formatText, readmeText } from './format.ts';
import type { Turn } from './in-turn.ts';
import { type Missing, manifestOf, type WrittenFile } from './manifest.ts';
import type { ExportSource } from './ports.ts';
import { csvFields, csvOf } from './rows/csv.ts';
import { emptyTally, jsonOf } from './rows/json.ts';
import { type Sheet, sheetsOf } from './sheets.ts';

export interface Writing {
  context: Context;
  userId: string;
  source: ExportSource;
  archive: Archive;
  /** Waits until its rows may be read. */
  turn(): Promise<Turn>;
  /** Told after every part, and of how many there are; rejects when the export is no longer wanted. */
  tick(done: number, parts: number): Promise<void>;
}

interface Owners {
  businessId: string;
  userId: string;
}

/** Writes everything. The snapshot is held while the rows are written, not for the files, whose bytes never change. */
export async function writeExport(writing: Writing): Promise<void> {
  const { context, userId, archive, source } = writing;
  const { app, capabilities } = source;
  const owners = { businessId: context.businessId, userId };
  const written: WrittenFile[] = [];
  const { files, missing, name } = await writeRows(writing, { owners, written });
  const add = adder(writing, written, written.length + files.length + 1);
  for (const file of files) await addStored(writing, { file, add, missing });
  const business = { id: owners.businessId, name };
  const madeAt = context.platform.clock.now();
  const manifest = manifestOf(capabilities, { app, business, userId, madeAt, files: written, missing });
  await add('manifest.json', [`${JSON.stringify(manifest, null, 2)}\n`]);
  await archive.end();
}

/** What stands in the database, of one moment; answers what else there is to write. */
async function writeRows(
  writing: Writing,
  { owners, written }: { owners: Owners; written: WrittenFile[] },
): Promise<{ files: NamedFile[]; missing: Missing[]; name: string }> {
  const { context, source } = writing;
  const turn = await writing.turn();
  try {
    return await inSnapshot(context, async (transaction) => {
      await limitPatience(transaction);
      const sheets = sheetsOf(source.capabilities, await readCatalog(transaction));
      const found = await findFiles(source.capabilities, transaction, owners.businessId);
      const parts = countParts(sheets, found.files);
      const add = adder(writing, written, parts);
      const tick = () => writing.tick(written.length, parts);
      await add('README.txt', [readmeText(source.app)]);
      await add('FORMAT.md', [formatText(source.capabilities, sheets)]);
      for (const sheet of sheets) await addSheet({ transaction, sheet, owners, add, tick, written });
      return { ...found, name: await businessName(context, transaction) };
    });
  } finally {
    turn.leave();
  }
}

type Add = (path: string, chunks: Chunks, how?: { compress: boolean }) => Promise<ArchivedFile>;

function adder({ archive, tick }: Writing, written: WrittenFile[], parts: number): Add {
  return async (path, chunks, how = { compress: true }) => {
    const file = await archive.add(path, chunks, how);
    written.push(file);
    await tick(written.length, parts);
    return file;
  };
}

async function findFiles(
  capabilities: readonly CapabilityRecords[],
  transaction: Transaction,
  businessId: string,
) {
  const uses = fileUses(capabilities);
  const files = nameFiles(await listExportedFiles(transaction, uses, businessId));
  const missing: Missing[] = [];
  for (const { exported } of uses)
    for (const what of (await exported.missing?.(transaction, businessId)) ?? [])
      missing.push({ what, reason: 'notMadeYet' });
  return { files, missing };
}

/** README, FORMAT and manifest beside sheets and files. */
function countParts(sheets: readonly Sheet[], files: readonly NamedFile[]): number {
  return 3 + sheets.length * 2 + files.length;
}

async function addSheet(part: {
  transaction: Transaction;
  sheet: Sheet;
  owners: Owners;
  add: Add;
  tick: () => Promise<void>;
  written: WrittenFile[];
}): Promise<void> {
  const { transaction, sheet, owners, add, tick, written } = part;
  const { source: of, order } = sheet;
  const owner = { column: sheet.owner, id: sheet.of === 'business' ? owners.businessId : owners.userId };
  const pages = (fields: Sheet['fields']) => {
    const columns = fields.map(({ column }) => column);
    return afterEach(pagesOf(transaction, { of, columns, order, owner }), tick);
  };
  const tally = emptyTally(sheet);
  await add(`data/${sheet.name}.json`, jsonOf(sheet, pages(sheet.fields), tally));
  Object.assign(written.at(-1) ?? {}, tally);
  const flat = pages(csvFields(sheet));
  await add(`csv/${sheet.name}.csv`, csvOf(sheet, flat));
  Object.assign(written.at(-1) ?? {}, { rows: tally.rows });
}

async function* afterEach<Page>(pages: AsyncIterable<Page>, act: () => Promise<void>): AsyncGenerator<Page> {
  for await (const page of pages) {
    yield page;
    await act();
  }
}

/** A PDF is compressed in itself, as are pictures. */
async function addStored(
  { context }: Writing,
  { file, add, missing }: { file: NamedFile; add: Add; missing: Missing[] },
): Promise<void> {
  const bytes = await context.platform.files.get(context.businessId, file.hash);
  if (bytes === null) missing.push({ what: file.path, reason: 'noBytes' });
  else await add(file.path, [bytes], { compress: file.path.endsWith('.xml') });
}
