import { expect, test } from 'vitest';
import { MailProposal } from './sending-letter.ts';
import { MailFields, SentMail } from './sending-messages.ts';

test('whatever was written can be read, though nothing longer than a mail may be is taken', () => {
  const long = {
    to: Array(40).fill('a@x.example'),
    cc: [],
    subject: 's'.repeat(400),
    text: 't'.repeat(20_000),
  };
  expect(MailFields.safeParse(long).success).toBe(false);
  for (const { shape } of [SentMail, MailProposal])
    for (const field of ['to', 'cc', 'subject', 'text'] as const)
      expect(shape[field].safeParse(long[field]).success).toBe(true);
});
