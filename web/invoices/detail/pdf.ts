/** Where the stored PDF of an issued invoice can be fetched. */
export function pdfAddress(id: string): string {
  return `/files/invoices/${id}.pdf`;
}
