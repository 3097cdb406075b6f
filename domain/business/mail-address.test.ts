import { expect, test } from 'vitest';
import { isMailAddress } from './mail-address.ts';

test.each([
  'max.muster@web.example',
  ' max@web.example ',
  "o'brien+rechnung@mail.web.example",
  'müller@bücher.example',
])('%s is an address', (text) => {
  expect(isMailAddress(text)).toBe(true);
});

test.each([
  'max..muster@web.example',
  '.max@web.example',
  'max.@web.example',
  'max@web..example',
  'max@.web.example',
  'max@web.example.',
  'max@web',
  'max muster@web.example',
  'max@muster@web.example',
  '@web.example',
])('%s is none', (text) => {
  expect(isMailAddress(text)).toBe(false);
});
