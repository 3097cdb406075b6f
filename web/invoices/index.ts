/** Public face of the invoice screens. */
export { ClientAndTitle } from './ClientAndTitle.tsx';
export { NewInvoice } from './editor/NewInvoice.tsx';
export { InvoiceScreen } from './InvoiceScreen.tsx';
export type { ListAddress } from './list/address.ts';
export { InvoiceList } from './list/InvoiceList.tsx';
export { RowMoney } from './RowMoney.tsx';
export { stateOf } from './state.ts';
