/** Public face of the invoice screens. */
export { ClientAndTitle } from './ClientAndTitle.tsx';
export type { ListAddress } from './list/address.ts';
export { OpenAmount } from './OpenAmount.tsx';
export { RowMoney } from './RowMoney.tsx';
export { StatusBadge } from './StatusBadge.tsx';
