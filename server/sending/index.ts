/** Mails to clients: invoices, reminders, what became of each. */
export { type ApproveInput, approveReminder } from './approve.ts';
export { composeMail, type Proposal } from './compose.ts';
export { deliverMail } from './deliver.ts';
export { DELIVER } from './enqueue.ts';
export { sendingJobs } from './jobs.ts';
export { pauseReminders } from './pause-reminders.ts';
export { remindBusinessByPlan } from './plan.ts';
export { countWaitingReminders, listWaitingReminders, readSending, type SendingView } from './read.ts';
export { remindOf } from './remind.ts';
export { listReminded } from './reminded.ts';
export { remindedSince } from './reminded-store.ts';
export { sendingRoutes } from './routes.ts';
export { type SendInput, sendInvoice } from './send.ts';
export { sendTest } from './send-test.ts';
export { takeBackApproval } from './take-back-approval.ts';
export { withdrawMail } from './withdraw.ts';
