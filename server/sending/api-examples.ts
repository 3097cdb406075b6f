/** Examples of its procedures, by operation id; a test holds them against the contract. */
import { idempotencyKey, invoiceId, mailId } from '../api-description/index.ts';
import type { ApiExample } from '../platform/capability.ts';

const mail = {
  to: ['rechnung@nordlicht.example'],
  cc: [],
  subject: 'Rechnung RE-2026-0011: Beratung',
  text: 'Sehr geehrte Damen und Herren,\n\nanbei erhalten Sie die Rechnung RE-2026-0011. …',
};

const colours = {
  fill: '#2456a6',
  onFill: '#ffffff',
  ink: '#2456a6',
  night: '#8ab0f0',
  tint: '#e5ebf5',
  band: '#14181f',
  onBand: '#b8923a',
};

const preview = {
  letter: {
    look: { template: 'standard', colours, font: null },
    language: 'de',
    sender: 'Weber Code',
    heading: { word: 'Rechnung', number: 'RE-2026-0011', about: '' },
    rows: [{ label: 'Fällig am', value: '16.03.2026' }],
    amount: { label: 'Rechnungsbetrag', value: '1.190,00 €' },
    button: { label: 'Ansehen und bezahlen', href: null },
    transfer: null,
    footer: ['Weber Code, Weserstraße 48, 12045 Berlin'],
  },
  codePicture: null,
  hasLogo: false,
  hasPicture: false,
};

const sent = {
  ...mail,
  id: mailId,
  invoiceId,
  kind: 'invoice',
  origin: 'hand',
  step: 0,
  payBy: null,
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
  step: 1,
  payBy: '2026-03-30',
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
      ...preview,
    },
  },
  'sending.send': { input: { id: invoiceId, idempotencyKey, mail }, output: { ...sending, mailId } },
  'sending.remind': { input: { id: invoiceId, idempotencyKey }, output: { ...reminded, mailId } },
  'sending.sendTest': {
    input: { id: invoiceId, kind: 'invoice', idempotencyKey, mail },
    output: { to: 'jonas@weber-code.example' },
  },
  'sending.withdraw': {
    input: { id: mailId },
    output: { ...sending, mails: [{ ...sent, state: 'dropped' }] },
  },
  'sending.countApprovals': { output: { waiting: 0 } },
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
          step: 1,
          open: 119_000,
          currency: 'EUR',
          ...preview,
        },
      ],
      last: [
        {
          id: reminder.id,
          invoiceId,
          kind: 'reminder',
          number: 'RE-2026-0010',
          clientName: 'Kettler & Partner',
          step: 2,
          state: 'sent',
          at: '2026-03-20T08:00:00.000Z',
          isOwed: true,
        },
      ],
      next: '2026-03-30',
    },
  },
  'sending.reminded': { output: { reminded: [] } },
  'sending.approve': { input: { id: mailId }, output: { ...reminded, mailId } },
  'sending.takeBackApproval': {
    input: { id: mailId },
    output: { ...reminded, mails: [{ ...reminder, origin: 'schedule', state: 'approval' }, sent] },
  },
  'sending.pauseReminders': {
    input: { id: invoiceId, paused: true },
    output: { ...sending, remindersPaused: true, nextReminder: null },
  },
};
