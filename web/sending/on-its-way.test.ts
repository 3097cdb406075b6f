import { expect, test } from 'vitest';
import type { SentMail } from './messages.ts';
import { type MailNotice, noticeOf } from './on-its-way.ts';

const NOW = Date.parse('2026-03-02T12:05:00Z');
const JUST_NOW = '2026-03-02T12:00:01Z';
const EARLIER = '2026-03-02T12:00:00Z';

test.each<[string, SentMail['origin'], SentMail['state'], string | null, MailNotice | null]>([
  ['a mail that is to go by itself', 'issue', 'waiting', null, 'auto'],
  ['a mail by hand that waits', 'hand', 'waiting', null, 'waiting'],
  ['a reminder of the plan that waits for the mail server', 'schedule', 'waiting', null, 'waiting'],
  ['what has just gone by itself', 'issue', 'sent', JUST_NOW, 'gone'],
  ['a reminder that was approved and has just gone', 'schedule', 'sent', JUST_NOW, 'gone'],
  ['what has just gone into the outbox, and nowhere else', 'issue', 'kept', JUST_NOW, 'lies'],
  ['what went five minutes ago', 'issue', 'sent', EARLIER, null],
  ['what has lain in the outbox for five minutes', 'issue', 'kept', EARLIER, null],
  ['what was sent by hand', 'hand', 'sent', JUST_NOW, null],
  ['what has not arrived', 'issue', 'failed', JUST_NOW, null],
  ['what is not to go', 'issue', 'dropped', JUST_NOW, null],
])(
  'before another mail is written, the dialog says of %s (%s, %s, %s): %s',
  (_, origin, state, settledAt, notice) => {
    expect(noticeOf({ origin, state, settledAt }, NOW)).toBe(notice);
  },
);
