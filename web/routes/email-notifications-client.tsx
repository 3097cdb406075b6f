/** `/email-notifications/client` */
export { ClientNotifications as Page } from '../email-notifications/index.ts';
