/** The finance hub: a year of money, what of it is really one's own, and what is to come. */
export { type FinanceYearView, financeYear } from './read-year.ts';
export { setAsideOfPayment } from './set-aside.ts';
export { setAssumptions } from './set-assumptions.ts';
