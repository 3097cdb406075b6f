/** Public face of the email notifications screens. */
export { ClientNotifications } from './ClientNotifications.tsx';
export { PendingApprovals } from './PendingApprovals.tsx';
export { PersonalNotifications } from './PersonalNotifications.tsx';
