/** Examples of its procedures, by operation id; a test holds them against the contract. */
import { idempotencyKey, invoiceId, mailId } from '../api-description/index.ts';
import type { ApiExample } from '../platform/capability.ts';

const mail = {
  to: ['rechnung@nordlicht.example'],
  cc: [],
  subject: 'Rechnung RE-2026-0011: Beratung',
  text: 'Guten Tag,\n\nanbei erhalten Sie die Rechnung RE-2026-0011. …',
};

const sent = {
  ...mail,
  id: mailId,
  invoiceId,
  kind: 'invoice',
  origin: 'hand',
  state: 'sent',
  notBefore: '2026-03-02T09:31:00.000Z',
  tries: 0,
  failure: null,
  failureText: '',
  refused: [],
  createdAt: '2026-03-02T09:31:00.000Z',
  settledAt: '2026-03-02T09:31:02.000Z',
};

const sending = { mails: [sent], canRemind: false, remindersPaused: false, nextReminder: '2026-03-15' };
const reminder = {
  ...sent,
  kind: 'reminder',
  subject: 'Zahlungserinnerung: Rechnung RE-2026-0011',
  settledAt: null,
};
const reminded = { ...sending, mails: [{ ...reminder, state: 'waiting' }, sent], canRemind: true };

export const sendingExamples: Readonly<Record<string, ApiExample>> = {
  'sending.read': { input: { id: invoiceId }, output: sending },
  'sending.compose': {
    input: { id: invoiceId, kind: 'invoice' },
    output: {
      ...mail,
      fromName: 'Weber Code',
      replyTo: 'jonas@weber-code.example',
      attachments: ['RE-2026-0011.pdf'],
      hasPicture: false,
    },
  },
  'sending.send': { input: { id: invoiceId, idempotencyKey, mail }, output: { ...sending, mailId } },
  'sending.remind': { input: { id: invoiceId, idempotencyKey }, output: { ...reminded, mailId } },
  'sending.withdraw': {
    input: { id: mailId },
    output: { ...sending, mails: [{ ...sent, state: 'dropped' }] },
  },
  'sending.approvals': {
    output: {
      reminders: [
        {
          ...reminder,
          origin: 'schedule',
          state: 'approval',
          number: 'RE-2026-0011',
          clientName: 'Nordlicht GmbH',
          dueDate: '2026-03-16',
        },
      ],
    },
  },
  'sending.approve': { input: { id: mailId }, output: { ...reminded, mailId } },
  'sending.pauseReminders': {
    input: { id: invoiceId, paused: true },
    output: { ...sending, remindersPaused: true, nextReminder: null },
  },
};
