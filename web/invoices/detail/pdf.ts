/** Where the stored files of an issued invoice can be fetched, and those of its earlier editions. */

export function pdfAddress(id: string): string {
  return `/files/invoices/${id}.pdf`;
}

/** The XRechnung, or the CII that also lies in the PDF. */
export function eInvoiceAddress(id: string, file: 'xrechnung' | 'facturX'): string {
  return `/files/invoices/${id}/${file === 'xrechnung' ? 'xrechnung' : 'factur-x'}.xml`;
}

const EDITION_FILES = { pdf: 'invoice.pdf', xrechnung: 'xrechnung.xml', facturX: 'factur-x.xml' } as const;

export function editionAddress(id: string, edition: number, file: keyof typeof EDITION_FILES): string {
  return `/files/invoices/${id}/editions/${edition}/${EDITION_FILES[file]}`;
}
