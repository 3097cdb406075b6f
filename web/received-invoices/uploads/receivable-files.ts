import { E_INVOICE_FILES } from '../../e-invoice/index.ts';

/** What the browser's choice of files offers: e-invoices, and the photos that are kept to be entered later. */
export const RECEIVABLE_FILES = `${E_INVOICE_FILES},.jpg,.jpeg,.png,image/jpeg,image/png`;
