/** The command line of receipts: its arguments, a line for each file, and how it leaves. */
import { readFile } from 'node:fs/promises';
import { createEInvoiceReader, createPaperReader } from '@belegbar/documents';
import { CommandProblem } from '../support/command.ts';
import { lineOfEInvoice, lineOfReceipt, type ReceiptLine } from './line.ts';

const USAGE = 'Usage: npm run -s receipt -- read FILE...';
/** The processes that read leave at once when all is done. */
const REST_MS = 1_000;

type Readers = ReturnType<typeof openReaders>;

/**
 * Reads file by file: the e-invoice in it, else its text, else its picture.
 * @returns the exit code: 1 if one could not be read
 * @throws CommandProblem for arguments that make no sense
 */
export async function receipt(args: string[], print: (line: string) => void): Promise<number> {
  const [command, ...files] = args;
  if (command !== 'read' || files.length === 0) throw new CommandProblem(USAGE);
  const readers = openReaders();
  let exit = 0;
  try {
    for (const file of files) {
      const line = await lineOf(file, readers);
      if ('error' in line) exit = 1;
      print(JSON.stringify({ file, ...line }));
    }
  } finally {
    await Promise.all([readers.invoices.close(), readers.receipts.close()]);
  }
  return exit;
}

function openReaders() {
  return { invoices: createEInvoiceReader(), receipts: createPaperReader({ restMs: REST_MS }) };
}

async function lineOf(
  file: string,
  { invoices, receipts }: Readers,
): Promise<ReceiptLine | { error: string }> {
  const bytes = await readFile(file).catch(() => null);
  if (bytes === null) return { error: 'file.unreadable' };
  const invoice = await invoices.invoice(bytes);
  if (invoice.ok) return lineOfEInvoice(invoice.invoice);
  const read = await receipts.read([bytes], { known: { vendors: [], recipients: [] }, today: null });
  return read.ok ? lineOfReceipt(read) : { error: read.code };
}
