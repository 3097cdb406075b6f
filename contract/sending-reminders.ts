/** Reminders that wait for a yes, and the invoices that rest because one has left. */
import { CURRENCIES } from '@belegbar/domain/money';
import { z } from 'zod';
import { CentsAmount, DayText, Id } from './common.ts';
import { LetterPreview } from './sending-letter.ts';
import { SentMail, SettledMail } from './sending-messages.ts';

/** A reminder that waits for a yes, with what it is about. */
export const WaitingReminder = SentMail.extend({
  number: z.string(),
  clientName: z.string(),
  dueDate: DayText,
  /** What it asks for, in cents of the invoice's currency. */
  open: CentsAmount,
  currency: z.enum(CURRENCIES),
  ...LetterPreview.shape,
});

/** An invoice of which a reminder has just left: it rests until a day. */
export const RemindedInvoice = z.object({
  invoiceId: Id,
  /** The day on which it left, or is to leave. */
  on: DayText,
  state: SettledMail.shape.state.exclude(['failed']),
  /** On this day something is to be done again: a week later, or when the plan comes to the next reminder. */
  until: DayText,
});
