/** `/email-notifications/pending-approvals` */
export { PendingApprovals as Page } from '../email-notifications/index.ts';
