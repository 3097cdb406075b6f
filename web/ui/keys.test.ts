import { expect, test } from 'vitest';
import { isApple, keysOf } from './keys.ts';

test.each([
  ['Mod+K', 'de', false, ['Strg', 'K']],
  ['Mod+K', 'en', false, ['Ctrl', 'K']],
  ['Mod+K', 'de', true, ['⌘', 'K']],
  ['Alt+N', 'de', true, ['⌥', 'N']],
  ['Mod+Shift+Backspace', 'de', false, ['Strg', '⇧', '⌫']],
  ['Escape', 'en', false, ['Esc']],
  ['?', 'de', false, ['?']],
])('the keys %s read in %s (Apple: %s) as %j', (keys, language, apple, names) => {
  expect(keysOf(keys, language, apple)).toEqual(names);
});

test.each([
  ['MacIntel', true],
  ['iPhone', true],
  ['Win32', false],
  ['Linux x86_64', false],
])('%s has a command key: %s', (platform, expected) => {
  expect(isApple(platform)).toBe(expected);
});
