/** Files that an e-invoice can be, for the browser's own choice of files: XML, or a PDF with one in it. */
export const E_INVOICE_FILES = '.xml,.pdf,application/xml,text/xml,application/pdf';
