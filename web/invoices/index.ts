/** Public face of the invoice screens. */
import { lazyPart } from '../connection/lazy-part.ts';

export { ClientAndTitle } from './ClientAndTitle.tsx';
export type { ListAddress } from './list/address.ts';
export { PeriodFilter } from './list/PeriodFilter.tsx';
export { OpenAmount } from './OpenAmount.tsx';
export { RowMoney } from './RowMoney.tsx';
export { StatusBadge } from './StatusBadge.tsx';
export const NotePayment = lazyPart(() => import('./detail/NotePayment.tsx'));
export { ViewActs } from './views/ViewActs.tsx';
export type { ViewWays } from './views/view-ways.ts';
