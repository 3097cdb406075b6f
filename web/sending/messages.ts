/** The shapes of the contract that the screens of sending work with. */
import type { MailProposal } from '@belegbar/contract/sending-letter';
import type {
  SentMail as Mail,
  MailFields,
  Sent as Result,
  SettledMail as Settled,
  Sending as Whole,
} from '@belegbar/contract/sending-messages';
import type { WaitingReminder as Waiting } from '@belegbar/contract/sending-reminders';
import type { output } from 'zod';

export type MailToClient = output<typeof MailFields>;
export type Proposal = output<typeof MailProposal>;
export type SentMail = output<typeof Mail>;
export type Sending = output<typeof Whole>;
export type Sent = output<typeof Result>;
export type SettledMail = output<typeof Settled>;
export type WaitingReminder = output<typeof Waiting>;

/** The fields that a person can change. */
export function fieldsOf({ to, cc, subject, text }: MailToClient): MailToClient {
  return { to, cc, subject, text };
}
