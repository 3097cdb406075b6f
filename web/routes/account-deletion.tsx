/** `/account-deletion` */
export { ConfirmDeletion as Page } from '../account-deletion/index.ts';
