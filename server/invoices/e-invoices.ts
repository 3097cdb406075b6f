/** The e-invoices of an issued document: what they say follows from the document and the files that go with it. */
import { writeXml } from '@belegbar/documents';
import {
  composeEInvoice,
  type EInvoice,
  findBreaches,
  type Profile,
  writeCii,
  writeUbl,
} from '@belegbar/domain/e-invoice';
import type { InvoiceDocument } from '@belegbar/domain/invoices';
import type { EInvoiceBreaches } from './tables.ts';

/** A file is null where fatal rules of its profile speak against it; `breaches` says which. */
export interface EInvoices {
  xrechnung: Uint8Array | null;
  cii: Uint8Array | null;
  breaches: EInvoiceBreaches[];
}

/** The XRechnung in UBL with the files in it, and EN 16931 in CII, which names them only: beside it they go along by themselves. */
export function writeEInvoices(document: InvoiceDocument, files: readonly Uint8Array[]): EInvoices {
  const contents = files.map((bytes) => Buffer.from(bytes).toString('base64'));
  const xrechnung = judged(document, 'xrechnung', contents);
  const cii = judged(document, 'en16931', []);
  return {
    xrechnung: xrechnung.ids.length === 0 ? writeXml(writeUbl(xrechnung.invoice)) : null,
    cii: cii.ids.length === 0 ? writeXml(writeCii(cii.invoice)) : null,
    breaches: [xrechnung, cii]
      .filter(({ ids }) => ids.length > 0)
      .map(({ profile, ids }) => ({ profile, ids })),
  };
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
    xrechnung: judged(document, 'xrechnung', contents).ids.length === 0,
    facturX: judged(document, 'en16931', []).ids.length === 0,
  };
}

function judged(
  document: InvoiceDocument,
  profile: Profile,
  contents: readonly string[],
): { profile: Profile; invoice: EInvoice; ids: string[] } {
  const invoice = composeEInvoice(document, profile, contents);
  const fatal = findBreaches(invoice, profile).filter(({ rule }) => rule.severity === 'fatal');
  return { profile, invoice, ids: [...new Set(fatal.map(({ rule }) => rule.id))] };
}
