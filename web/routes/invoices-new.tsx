/** `/invoices/new` */
export { NewInvoice as Page } from '../invoices/index.ts';
