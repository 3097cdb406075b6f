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

/** A file is null where fatal rules of its profile speak against it; `breaches` says which. */
export interface EInvoices {
  xrechnung: Uint8Array | null;
  cii: Uint8Array | null;
  breaches: EInvoiceBreaches[];
}

/** The XRechnung in UBL with the files in it, and EN 16931 in CII, which names them only: the PDF around it carries them. */
export function writeEInvoices(document: InvoiceDocument, files: readonly Uint8Array[]): EInvoices {
  const contents = files.map((bytes) => Buffer.from(bytes).toString('base64'));
  const xrechnung = written(assessed(document, 'xrechnung', contents), writeUbl);
  const cii = written(assessed(document, 'en16931', []), writeCii);
  return {
    xrechnung: xrechnung.xml,
    cii: cii.xml,
    breaches: [xrechnung, cii]
      .filter(({ ids }) => ids.length > 0)
      .map(({ profile, ids }) => ({ profile, ids })),
  };
}

/** Written, and read again as its recipient will: what does not say the same is not given out. */
function written({ profile, invoice, ids }: Assessed, write: (invoice: EInvoice) => XmlElement) {
  if (ids.length > 0) return { profile, ids, xml: null };
  const meant = write(invoice);
  const xml = writeXml(meant);
  const faults = checkWritten(xml, meant);
  return { profile, ids: faults, xml: faults.length === 0 ? xml : null };
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
