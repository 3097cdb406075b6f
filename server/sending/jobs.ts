/** Work on mails to clients: delivering what waits, sending after the issue, and the plan of reminders. */
import { INVOICE_ISSUED } from '../invoices/index.ts';
import { type Context, type Platform, systemContext } from '../platform/context.ts';
import type { JobDefinition, JobPayload } from '../platform/jobs/index.ts';
import { sendAfterIssue } from './after-issue.ts';
import { deliverMail } from './deliver.ts';
import { deliverTest, forgetTest } from './deliver-test.ts';
import { DELIVER } from './enqueue.ts';
import { remindByPlan } from './plan.ts';
import { giveUpMail } from './record-delivery.ts';
import { DELIVER_TEST, FORGET_TEST } from './send-test.ts';

/** Half an hour of growing pauses, then every 20 minutes until a day is over. */
const TRIES = 82;

export const sendingJobs: readonly JobDefinition[] = [
  {
    name: DELIVER,
    tries: TRIES,
    handle: (platform, payload) => deliverMail(contextOf(platform, payload), payload.mailId ?? ''),
    giveUp: (platform, payload) => giveUpMail(contextOf(platform, payload), payload.mailId ?? ''),
  },
  {
    name: INVOICE_ISSUED,
    handle: (platform, payload) => sendAfterIssue(contextOf(platform, payload), payload.invoiceId ?? ''),
  },
  {
    name: DELIVER_TEST,
    handle: (platform, payload) => deliverTest(contextOf(platform, payload), payload.mailId ?? ''),
  },
  {
    name: FORGET_TEST,
    handle: (platform, payload) => forgetTest(contextOf(platform, payload), payload.mailId ?? ''),
  },
  { name: 'sending.remind-by-plan', everyHour: true, handle: remindByPlan },
];

function contextOf(platform: Platform, { businessId }: JobPayload): Context {
  return systemContext(platform, businessId, 'sending');
}
