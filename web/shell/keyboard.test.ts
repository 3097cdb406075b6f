import { expect, test } from 'vitest';
import { askedBy, type Stroke } from './keyboard.ts';

const plain: Stroke = {
  key: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isInField: false,
};

test.each<[string, Partial<Stroke>, string | null]>([
  ['Strg+K opens the palette', { key: 'k', ctrlKey: true }, 'palette'],
  ['⌘K does so at Apple', { key: 'k', metaKey: true }, 'palette'],
  ['it does so while typing as well', { key: 'k', ctrlKey: true, isInField: true }, 'palette'],
  ['with caps lock on as well', { key: 'K', ctrlKey: true }, 'palette'],
  ['Strg+B turns the sidebar', { key: 'b', ctrlKey: true }, 'sidebar'],
  ['Strg+Umschalt+B is left to the browser', { key: 'b', ctrlKey: true, shiftKey: true }, null],
  ['AltGr with K writes a letter', { key: 'k', ctrlKey: true, altKey: true }, null],
  ['? shows the keys', { key: '?', shiftKey: true }, 'shortcuts'],
  ['in a field ? is a sign', { key: '?', shiftKey: true, isInField: true }, null],
  ['Strg+? is left alone', { key: '?', ctrlKey: true }, null],
  ['K alone is nothing', { key: 'k' }, null],
])('%s', (_what, stroke, expected) => {
  expect(askedBy({ ...plain, ...stroke })).toBe(expected);
});
