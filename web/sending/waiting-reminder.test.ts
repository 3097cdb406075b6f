import { expect, test } from 'vitest';
import { waitingReminder } from './waiting-reminder.ts';

const INVOICE = { id: 'a', kind: 'invoice', state: 'sent' } as const;
const SENT = { id: 'b', kind: 'reminder', state: 'sent' } as const;
const WAITING = { id: 'c', kind: 'reminder', state: 'approval' } as const;

test('the reminder that waits is opened, not a new one beside it; one that has left is no such', () => {
  expect(waitingReminder([WAITING, SENT, INVOICE])).toBe('c');
  expect(waitingReminder([SENT, INVOICE])).toBeNull();
});
