import { expect, test } from 'vitest';
import de from '../../locales/de/invoices.json';
import en from '../../locales/en/invoices.json';
import type { TimelineItem } from '../messages.ts';

/** All kinds that the contract knows; the type sees to it. */
const KINDS: Record<TimelineItem['kind'], true> = {
  created: true,
  changed: true,
  issued: true,
  amended: true,
  documentStored: true,
  linkCreated: true,
  linkOff: true,
  linkOn: true,
  linkGiven: true,
  sentByHand: true,
  sentTakenBack: true,
  viewed: true,
  saidPaid: true,
  saidNotPaid: true,
  asked: true,
  sent: true,
  reminded: true,
  kept: true,
  reminderKept: true,
  sendFailed: true,
  sendUnsure: true,
  sendWithdrawn: true,
  remindersPaused: true,
  remindersOn: true,
  paid: true,
  paymentUndone: true,
  refunded: true,
  refundUndone: true,
  credited: true,
  corrects: true,
  writtenOff: true,
  cancelled: true,
  withdrawn: true,
  cancels: true,
};

test.each(Object.keys(KINDS))('the history says in both languages what happened: %s', (kind) => {
  for (const texts of [de, en]) expect(Reflect.get(texts.timeline, kind)).toBeTypeOf('string');
});
