import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TOLD, timelineOf } from './timeline.ts';

/** Not told: files that a draft names or not, what leaves no invoice behind, wishes whose outcome is told, and a link that its mail tells. */
const UNTOLD = [
  'invoices.attach',
  'invoices.deleteDraft',
  'sending.approve',
  'sending.sendTest',
  'sending.takeBackApproval',
  'shareLinks.createForMail',
];

test('every act that is recorded at an invoice has its place in the history', () => {
  const acts = ['invoices', 'share-links', 'sending'].flatMap(actsIn);
  expect(acts.length).toBeGreaterThan(10);
  expect(acts.filter((act) => !TOLD.actions.includes(act)).toSorted()).toEqual(UNTOLD.toSorted());
});

test('the history is told by when it happened, newest first, and of one moment what was written last', () => {
  const event = (action: string, at: string) => ({
    action,
    at: new Date(at),
    actorKind: 'user' as const,
    detail: {},
  });
  // A worker writes late what a mail has brought at its own moment; the log gives what was written last first.
  const log = [
    event('sending.sent', '2026-03-02T09:31:00Z'),
    event('invoices.recordPayment', '2026-03-10T08:00:00Z'),
    event('invoices.storeDocument', '2026-03-02T09:30:00Z'),
    event('invoices.issue', '2026-03-02T09:30:00Z'),
  ];
  const kinds = timelineOf(log, new Map()).map(({ kind }) => kind);
  expect(kinds).toEqual(['paid', 'sent', 'documentStored', 'issued']);
  expect(log[0]?.action).toBe('sending.sent');
});

function actsIn(capability: string): string[] {
  const folder = join(import.meta.dirname, '..', capability);
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const text = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  return [...text.matchAll(/action: '([\w.]+)'/g)].map((match) => match[1] ?? '');
}
