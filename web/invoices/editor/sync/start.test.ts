import { emptyDraft } from '@belegbar/domain/invoices';
import { expect, test } from 'vitest';
import { formOf } from '../draft/draft-form.ts';
import type { Stored } from './draft-sync.ts';
import { startNew, startOnStored } from './start.ts';
import type { Unsaved } from './unsaved.ts';

const empty = emptyDraft({ language: 'de', paymentDays: 14 });
const KEY = '00000000-0000-4000-8000-000000000001';

test('without anything kept the stored draft is shown as it is', () => {
  const start = startOnStored(stored('A', 3), null, 'de');
  expect(start).toMatchObject({ isRestored: false, sync: { status: 'untouched' }, form: { title: 'A' } });
});

test('input kept after a crash is brought back and waits to be saved', () => {
  const start = startOnStored(stored('A', 3), kept('B', { version: 3, title: 'A' }), 'de');
  expect(start).toMatchObject({ isRestored: true, sync: { status: 'waiting' }, form: { title: 'B' } });
});

test('input that reached the server after all is not brought back', () => {
  expect(startOnStored(stored('B', 4), kept('B', { version: 3, title: 'A' }), 'de').isRestored).toBe(false);
});

test('when the draft was changed elsewhere meanwhile, both versions stand side by side', () => {
  const start = startOnStored(stored('C', 4), kept('B', { version: 3, title: 'A' }), 'de');
  expect(start.sync).toMatchObject({
    status: 'conflict',
    mine: { title: 'B' },
    theirs: { draft: { title: 'C' } },
  });
});

test('a new draft whose creation was under way is created under the same key, not a second time', () => {
  const request = { draft: titled('A'), key: KEY, mayHaveArrived: true };
  const start = startNew(formOf(empty, 'de'), { ...kept('AB', null), request });
  expect(start.sync).toMatchObject({ status: 'waiting', request: { key: KEY, draft: { title: 'A' } } });
});

function stored(title: string, version: number): Stored {
  return { id: '00000000-0000-4000-8000-00000000000a', version, draft: titled(title) };
}

function kept(title: string, base: { version: number; title: string } | null): Unsaved {
  return {
    format: 1,
    form: formOf(titled(title), 'de'),
    base: base && { version: base.version, draft: titled(base.title) },
    request: null,
  };
}

function titled(title: string) {
  return { ...empty, title };
}
