import { expect, test } from 'vitest';
import { sectionOfPlace } from './section-fields.ts';

test.each([
  ['payment-settings', 'payment-settings'],
  ['profile-leitwegId', 'tax-legal'],
  ['profile-iban', 'payment-settings'],
  ['export', 'security-compliance'],
  ['', ''],
  ['no-such-place', ''],
])('#%s stands in "%s"', (hash, section) => {
  expect(sectionOfPlace(hash)).toBe(section);
});
