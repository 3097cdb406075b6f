/** A program for tests of what reads e-invoices: it crashes on a file that says CRASH, hangs on one that says HANG, and reads all others. */
import process from 'node:process';
import { assessEInvoiceFile } from '../e-invoice/assess.ts';
import { serve } from '../render/serve.ts';

serve(({ bytes }: { bytes: Uint8Array }) => {
  const text = Buffer.from(bytes).toString('latin1');
  if (text.includes('CRASH')) process.kill(process.pid, 'SIGKILL');
  if (text.includes('HANG')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600_000);
  return assessEInvoiceFile(bytes);
});
