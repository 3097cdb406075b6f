/** `/email-notifications/personal` */
export { PersonalNotifications as Page } from '../email-notifications/index.ts';
