/** Own receipts, for other screens: the words by which the address opens a form. */
export { NEW_VOUCHERS } from './new-vouchers.ts';
