import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Jonas Weber', 'JW'],
  ['Aylın Öztürk-Şahin', 'AŞ'],
  ['Dr. Aylin Maria Demir', 'DD'],
  ['lena', 'L'],
  ['jonas.weber@example.com', 'JW'],
  ['42@example.com', ''],
  ['', ''],
])('%s is drawn as %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
