import { api, businessContext } from '../platform/http/procedures.ts';
import { approveReminder } from './approve.ts';
import { composeMail } from './compose.ts';
import { pauseReminders } from './pause-reminders.ts';
import { countWaitingReminders, listWaitingReminders, readSending } from './read.ts';
import { remindOf } from './remind.ts';
import { listReminded } from './reminded.ts';
import { sendInvoice } from './send.ts';
import { sendTest } from './send-test.ts';
import { takeBackApproval } from './take-back-approval.ts';
import { withdrawMail } from './withdraw.ts';

const { sending } = api;

export const sendingRoutes = {
  read: sending.read.handler(({ context, input }) => readSending(businessContext(context), input.id)),
  compose: sending.compose.handler(({ context, input }) => composeMail(businessContext(context), input)),
  send: sending.send.handler(({ context, input }) => sendInvoice(businessContext(context), input)),
  remind: sending.remind.handler(({ context, input }) => remindOf(businessContext(context), input)),
  sendTest: sending.sendTest.handler(({ context, input }) => sendTest(businessContext(context), input)),
  withdraw: sending.withdraw.handler(({ context, input }) =>
    withdrawMail(businessContext(context), input.id),
  ),
  approvals: sending.approvals.handler(({ context }) => listWaitingReminders(businessContext(context))),
  countApprovals: sending.countApprovals.handler(({ context }) =>
    countWaitingReminders(businessContext(context)),
  ),
  reminded: sending.reminded.handler(({ context }) => listReminded(businessContext(context))),
  approve: sending.approve.handler(({ context, input }) => approveReminder(businessContext(context), input)),
  takeBackApproval: sending.takeBackApproval.handler(({ context, input }) =>
    takeBackApproval(businessContext(context), input.id),
  ),
  pauseReminders: sending.pauseReminders.handler(({ context, input }) =>
    pauseReminders(businessContext(context), input),
  ),
};
