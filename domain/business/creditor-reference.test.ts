import { expect, test } from 'vitest';
import { creditorReference } from './creditor-reference.ts';

test.for([
  // The example of ISO 11649 itself.
  ['539007547034', 'RF18539007547034'],
  // R is 27, E 14, F 15: 2714 20260117 271500 leaves 86 when divided by 97, and 98 - 86 = 12.
  ['RE-2026-0117', 'RF12RE20260117'],
  ['re 2026/0117', 'RF12RE20260117'],
] as const)('the number %s becomes the reference %s', ([number, reference]) => {
  expect(creditorReference(number)).toBe(reference);
});

test.for(['', '-', 'RÄ-1', '1'.repeat(22)])('%j has no creditor reference', (number) => {
  expect(creditorReference(number)).toBeNull();
});
