/** Where the stored files of an issued invoice can be fetched. */

export function pdfAddress(id: string): string {
  return `/files/invoices/${id}.pdf`;
}

/** The XRechnung, or the CII that also lies in the PDF. */
export function eInvoiceAddress(id: string, file: 'xrechnung' | 'facturX'): string {
  return `/files/invoices/${id}/${file === 'xrechnung' ? 'xrechnung' : 'factur-x'}.xml`;
}
