import { expect, test } from 'vitest';
import { summary } from './summary.ts';

test('a case whose reports are not all known yet is not counted as passed', () => {
  const difference = { where: 'vatAdvance.2026-Q1.81', expected: '1070', actual: '1000' };
  const results = [
    { ok: true, differences: [], unsupported: [] },
    { ok: true, differences: [], unsupported: ['eur'] },
    { ok: true, differences: [], unsupported: ['vatPayment', 'eur'] },
    { ok: false, differences: [], unsupported: ['eur'] },
    { ok: false, differences: [difference], unsupported: ['eur'] },
  ];
  expect(summary(results)).toBe(
    '1 passed entirely, 2 agreed as far as supported, 1 had nothing to compare, 1 differed',
  );
});
