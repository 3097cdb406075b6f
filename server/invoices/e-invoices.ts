/** The e-invoices of an issued document: what they say follows from the document and the files that go with it. */
import { checkWritten, writeXml } from '@belegbar/documents';
import {
  composeEInvoice,
  type EInvoice,
  findOwnBreaches,
  type Profile,
  writeCii,
  writeUbl,
  type XmlElement,
} from '@belegbar/domain/e-invoice';
import type { InvoiceDocument } from '@belegbar/domain/invoices';
import type { EInvoiceBreaches } from './tables.ts';

/** The file is null where fatal rules of its profile speak against it; `breaches` says which. */
export interface WrittenEInvoice {
  xml: Uint8Array | null;
  breaches: EInvoiceBreaches[];
}

/** The XRechnung in UBL with the files in it. */
export function writeXRechnung(document: InvoiceDocument, files: readonly Uint8Array[]): WrittenEInvoice {
  const contents = files.map((bytes) => Buffer.from(bytes).toString('base64'));
  return written(assessed(document, 'xrechnung', contents), writeUbl);
}

/** EN 16931 in CII, which names the files only: the PDF around it carries them. */
export function writeFacturX(document: InvoiceDocument): WrittenEInvoice {
  return written(assessed(document, 'en16931', []), writeCii);
}

/** Written, and read again as its recipient will: what does not say the same is not given out. */
function written(
  { profile, invoice, ids }: Assessed,
  write: (invoice: EInvoice) => XmlElement,
): WrittenEInvoice {
  if (ids.length > 0) return { xml: null, breaches: [{ profile, ids }] };
  const meant = write(invoice);
  const xml = writeXml(meant);
  const faults = checkWritten(xml, meant);
  return faults.length === 0 ? { xml, breaches: [] } : { xml: null, breaches: [{ profile, ids: faults }] };
}

/** Which e-invoices a document has. */
export interface IssuedEInvoices {
  xrechnung: boolean;
  facturX: boolean;
}

/** Those that a document will have once it is stored. */
export function possibleEInvoices(document: InvoiceDocument): IssuedEInvoices {
  // What the files contain decides nothing, but that they are in it does.
  const contents = (document.attachments ?? []).map(() => '');
  return {
    xrechnung: assessed(document, 'xrechnung', contents).ids.length === 0,
    facturX: assessed(document, 'en16931', []).ids.length === 0,
  };
}

interface Assessed {
  profile: Profile;
  invoice: EInvoice;
  /** Numbers of the fatal rules that it breaks. */
  ids: string[];
}

function assessed(document: InvoiceDocument, profile: Profile, contents: readonly string[]): Assessed {
  const invoice = composeEInvoice(document, profile, contents);
  const fatal = findOwnBreaches(invoice, profile).filter(({ rule }) => rule.severity === 'fatal');
  return { profile, invoice, ids: [...new Set(fatal.map(({ rule }) => rule.id))] };
}
