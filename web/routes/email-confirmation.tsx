/** `/email-confirmation` */
export { EmailConfirmation as Page } from '../auth/index.ts';
