/** E-invoices of the cast: who wants them, how they are fetched, and what stands in them. */
import { createHash } from 'node:crypto';
import { type EInvoiceFile, readEInvoiceFile } from '@belegbar/documents';
import type { Client } from '@belegbar/domain/clients';
import { downloadDocument, type InvoiceView, saveDraft, type storeDocument } from '@belegbar/server/invoices';
import { CAPABILITIES } from '../../server/capabilities.ts';
import { attachFile } from '../../server/invoices/attach.ts';
import { fileUses } from '../../server/platform/capability.ts';
import type { CastInvoice } from '../cast/cast.ts';
import { aDayOfWork, drafts, issues } from './acts.ts';
import type { Person } from './stage.ts';

type Context = Parameters<typeof storeDocument>[0];

/** A public body, which only takes XRechnungen. */
export const BEZIRKSAMT: Partial<Client> & Pick<Client, 'name' | 'country'> = {
  number: 'K-090',
  name: 'Bezirksamt Mitte',
  email: 'rechnung@bezirksamt.example',
  street: 'Karl-Marx-Allee 31',
  postCode: '10178',
  city: 'Berlin',
  country: 'DE',
  isBusiness: true,
  leitwegId: '04011000-1234512345-06',
  invoiceFormat: 'xrechnung',
};

/** One empty page, as short as it can be. */
export const TIME_SHEET = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
);

/** A day's work, or what is named, with a time sheet. */
export async function billsWithTimeSheet(
  person: Person,
  on: string,
  invoice: CastInvoice = aDayOfWork('amt'),
): Promise<InvoiceView> {
  const file = new File([TIME_SHEET], 'Stunden.pdf', { type: 'application/pdf' });
  const { isActive: _, ...sheet } = await attachFile(person.on(on), fileUses(CAPABILITIES), { file });
  const { id, version, draft } = await drafts(person, on, invoice);
  const changed = { ...draft, attachments: [sheet] };
  return issues(person, on, await saveDraft(person.on(on), { id, version, draft: changed }));
}

/** A file of the document with what can be read in it. */
export async function fetches(context: Context, id: string, file: 'pdf' | 'xrechnung' | 'facturX') {
  const { bytes, ...rest } = await downloadDocument(context, { id, file });
  return { ...rest, bytes: Buffer.from(bytes), hash: hashOf(bytes), read: await readAgain(bytes) };
}

/** What the recipient's program reads. */
export async function readAgain(bytes: Uint8Array): Promise<EInvoiceFile> {
  const read = await readEInvoiceFile(bytes);
  if (!read.ok) throw new Error(`not an e-invoice: ${read.code}`);
  return read;
}

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
