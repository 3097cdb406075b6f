/** What makes a PDF a hybrid invoice (ZUGFeRD 2.5, Factur-X 1.09): names and values, here and nowhere else. */
import { freeName } from '@belegbar/domain/invoices';

/** The Factur-X profile as the metadata spell it. */
export type HybridLevel = keyof typeof HYBRID_FILES;

/** The invoice as XML (CII), and the profile that it follows. */
export interface HybridInvoice {
  xml: Uint8Array;
  conformanceLevel: HybridLevel;
  /** What goes with it (BG-24) and is not in the XML already, in its order. */
  enclosures?: readonly Enclosure[];
}

/** A file that goes with the invoice. */
export interface Enclosure {
  name: string;
  mediaType: string;
  bytes: Uint8Array;
}

/** Name of the embedded file, and the version that the metadata tell: of Factur-X, or of XRechnung in its profile. */
export const HYBRID_FILES = {
  'EN 16931': { fileName: 'factur-x.xml', version: '1.0' },
  XRECHNUNG: { fileName: 'xrechnung.xml', version: '3.0' },
} as const;

/** How the XML is embedded: it says the same as the pages do. */
export const EMBEDDED = { relationship: 'Alternative', mediaType: 'text/xml' } as const;

/** How enclosures are embedded: they add to what the pages say. */
export const SUPPLEMENT = 'Supplement';

/** The names that the enclosures have in the PDF: no folder, nothing that cannot be seen, none twice, and none the XML's. */
export function enclosureNames({ enclosures = [], conformanceLevel }: HybridInvoice): string[] {
  const taken: { name: string }[] = [{ name: HYBRID_FILES[conformanceLevel].fileName }];
  return enclosures.map((enclosure) => {
    const plain = enclosure.name.replace(/\p{C}/gu, '').replace(/[/\\]/g, '_').trim();
    const name = freeName(/[^.]/.test(plain) ? plain : '_', taken);
    taken.push({ name });
    return name;
  });
}

/** The namespace of the properties, and the only prefix that readers expect. */
export const FACTUR_X = {
  namespace: 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#',
  prefix: 'fx',
  schema: 'Factur-X PDFA Extension Schema',
} as const;

/** The four properties of a hybrid invoice in their order, with what PDF/A wants to be told of each. */
export function facturXProperties(level: HybridLevel): { name: string; value: string; about: string }[] {
  const { fileName, version } = HYBRID_FILES[level];
  return [
    { name: 'DocumentFileName', value: fileName, about: 'The name of the embedded XML document' },
    { name: 'DocumentType', value: 'INVOICE', about: 'The type of the hybrid document' },
    { name: 'Version', value: version, about: 'The version of the standard that the XML follows' },
    { name: 'ConformanceLevel', value: level, about: 'The profile that the XML follows' },
  ];
}
