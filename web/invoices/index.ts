/** Public face of the invoice screens. */
export { ClientAndTitle } from './ClientAndTitle.tsx';
export { NewInvoice } from './editor/NewInvoice.tsx';
export { InvoiceScreen } from './InvoiceScreen.tsx';
export { InvoiceList } from './list/InvoiceList.tsx';
export { isListFilter } from './messages.ts';
export { stateOf } from './state.ts';
