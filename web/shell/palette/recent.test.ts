import { expect, test } from 'vitest';
import { forgetRecents } from '../forget-recents.ts';
import { type Recent, recents, remember } from './recent.ts';

/** A storage in memory, whose keys are its own properties as in a browser. */
function storage(): Storage {
  const methods = {
    getItem: (key: string) => Reflect.get(kept, key) ?? null,
    setItem: (key: string, value: string) => void Reflect.set(kept, key, value),
    removeItem: (key: string) => void Reflect.deleteProperty(kept, key),
  };
  const kept = Object.create(methods) as Storage;
  return kept;
}

const page = (id: string): Recent => ({ kind: 'page', id });
const ids = (kept: Storage, business = 'jonas') => recents(kept, business).map(({ id }) => id);

test('what was chosen last comes first, once, and five are kept', () => {
  const kept = storage();
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'b']) remember(kept, 'jonas', page(id));
  expect(ids(kept)).toEqual(['b', 'f', 'e', 'd', 'c']);
});

test('Lena sees nothing of what Jonas chose', () => {
  const kept = storage();
  remember(kept, 'jonas', { kind: 'client', id: '1', title: 'Brandwerk', detail: 'Köln' });
  expect(ids(kept, 'lena')).toEqual([]);
});

test('signing out forgets all of it and nothing else', () => {
  const kept = storage();
  remember(kept, 'jonas', page('a'));
  kept.setItem('theme', 'dark');
  forgetRecents(kept);
  expect(ids(kept)).toEqual([]);
  expect(kept.getItem('theme')).toBe('dark');
});

test.each(['nonsense', '{}', '[{"kind":"client","id":"1"}]', '[{"kind":"evil","id":"1"}]', '[null]'])(
  'what does not read as choices is left out: %s',
  (text) => {
    const kept = storage();
    kept.setItem('recent:jonas', text);
    expect(ids(kept)).toEqual([]);
  },
);
