/** `/e-invoice-check` */
export { CheckScreen as Page } from '../e-invoice-check/index.ts';
