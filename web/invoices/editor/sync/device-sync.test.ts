import { emptyDraft, type InvoiceDraft } from '@belegbar/domain/invoices';
import { expect, test } from 'vitest';
import { startDeviceSync } from './device-sync.ts';
import { beginSync, isUnsaved, type SyncState } from './draft-sync.ts';

const ID = '00000000-0000-4000-8000-00000000000a';

function titled(title: string): InvoiceDraft {
  return { ...emptyDraft({ language: 'de', paymentDays: 14 }), title };
}

const stored = (title: string, version = 2) => ({ id: ID, version, draft: titled(title) });

function amending(initial: SyncState = beginSync(titled('A'), stored('A'))) {
  const kept: SyncState[] = [];
  return { sync: startDeviceSync(initial, (state) => kept.push(state)), kept };
}

test('what is written of an amendment is kept with each change, and nothing is left to keep once it is as it was', () => {
  const { sync, kept } = amending();
  sync.edit(titled('B'));
  expect(kept.at(-1)).toMatchObject({ status: 'waiting', mine: { title: 'B' }, stored: { version: 2 } });
  expect(isUnsaved(sync.state())).toBe(true);
  sync.edit(titled('A'));
  expect(isUnsaved(sync.state())).toBe(false);
});

test('storing it now sends nothing and keeps it waiting', async () => {
  const { sync } = amending();
  sync.edit(titled('B'));
  expect((await sync.flush()).status).toBe('waiting');
});

test('an edition that another tab has issued takes its place while nothing was written, and never over what was', () => {
  const { sync } = amending();
  sync.refresh(stored('C', 3));
  expect(sync.state()).toMatchObject({ mine: { title: 'C' }, stored: { version: 3 } });
  sync.edit(titled('D'));
  sync.refresh(stored('E', 4));
  expect(sync.state()).toMatchObject({ mine: { title: 'D' }, stored: { version: 3 } });
});

test('kept over an edition of before, one of the two is chosen', () => {
  const conflict = {
    ...beginSync(titled('B'), stored('C', 3)),
    status: 'conflict' as const,
    theirs: stored('C', 3),
  };
  const mine = amending(conflict).sync;
  mine.takeMine();
  expect(mine.state()).toMatchObject({ status: 'waiting', mine: { title: 'B' }, stored: { version: 3 } });
  const theirs = amending(conflict).sync;
  theirs.takeTheirs();
  expect(theirs.state()).toMatchObject({ status: 'untouched', mine: { title: 'C' }, theirs: null });
});
