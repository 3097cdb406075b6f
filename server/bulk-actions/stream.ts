/** The file of an act, made while it is fetched and kept nowhere. */
import { downloadInvoicePdf, findDocument, readChosen } from '../invoices/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { streamText, writeRows } from '../platform/csv/index.ts';
import { inSnapshot } from '../platform/database/index.ts';
import { describeCause } from '../platform/log/index.ts';
import { notFound } from '../platform/refusal.ts';
import { type Archive, openArchive } from '../platform/zip/index.ts';
import { headingCells, invoiceCells, SEPARATORS } from './csv-rows.ts';
import { selectItems } from './items-store.ts';
import { FILE_ENDINGS } from './message.ts';
import { type ActionKey, findAction } from './store.ts';

const PAGE_LENGTH = 500;
/** Spreadsheets read UTF-8 by this mark only. */
const MARK = '\ufeff';

/** The ZIP of stored PDFs with their XRechnungen, or the CSV, of an act that is done. Refuses NOT_FOUND for every other, and for another ending. */
export async function streamBulkFile(
  context: Context,
  asked: { id: string; ending: string },
): Promise<{ fileName: string; stream: Archive['stream'] }> {
  authorise(context);
  const key = { businessId: context.businessId, id: asked.id };
  const { kind, state, settings } = await inSnapshot(context, (transaction) => findAction(transaction, key));
  if (state !== 'done' || FILE_ENDINGS[kind] !== asked.ending) throw notFound();
  const today = context.platform.clock.today();
  if (settings.kind === 'csv') {
    const name = settings.language === 'de' ? 'rechnungen' : 'invoices';
    return {
      fileName: `${name}-${today}.csv`,
      stream: streamText(csvOf(context, key, settings.language)),
    };
  }
  const archive = openArchive(context.platform.clock.now());
  void fill(context, key, archive).catch((cause: unknown) => {
    archive.stream.destroy(new Error('the archive was broken off', { cause }));
    context.platform.log.warn('bulk-actions.broken', describeCause(cause));
  });
  return { fileName: `rechnungen-${today}.zip`, stream: archive.stream };
}

async function* csvOf(context: Context, key: ActionKey, language: 'de' | 'en'): AsyncGenerator<string> {
  yield MARK + writeRows([headingCells(language)], SEPARATORS[language]);
  for await (const ids of doneIds(context, key)) {
    const rows = await inSnapshot(context, (transaction) => readChosen(context, transaction, ids));
    yield writeRows(
      rows.map((row) => invoiceCells(row, language)),
      SEPARATORS[language],
    );
  }
}

/** Each PDF, and the XRechnung beside it where there is one. A PDF is compressed in itself. */
async function fill(context: Context, key: ActionKey, archive: Archive): Promise<void> {
  const taken = new Set<string>();
  for await (const ids of doneIds(context, key))
    for (const id of ids) {
      const pdf = await downloadInvoicePdf(context, id);
      await archive.add(freeName(pdf.fileName, taken), [pdf.bytes], { compress: false });
      const xml = await findDocument(context, { id, file: 'xrechnung' });
      if (xml !== null) await archive.add(freeName(xml.fileName, taken), [xml.bytes], { compress: true });
    }
  await archive.end();
}

/** Numbers differ, but what a file name cannot hold may be all that they differ in. */
function freeName(fileName: string, taken: Set<string>): string {
  const at = fileName.lastIndexOf('.');
  let name = fileName;
  for (let more = 2; taken.has(name.toLowerCase()); more += 1)
    name = `${fileName.slice(0, at)}-${more}${fileName.slice(at)}`;
  taken.add(name.toLowerCase());
  return name;
}

/** The invoices that the act did, page by page. */
async function* doneIds(context: Context, key: ActionKey): AsyncGenerator<string[]> {
  let after = 0;
  while (true) {
    const items = await inSnapshot(context, (transaction) =>
      selectItems(transaction, key, { outcome: 'done', after, limit: PAGE_LENGTH }),
    );
    if (items.length > 0) yield items.map(({ invoice_id }) => invoice_id);
    if (items.length < PAGE_LENGTH) return;
    after = items.at(-1)?.position ?? after;
  }
}
