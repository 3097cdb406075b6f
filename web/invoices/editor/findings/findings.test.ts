import type { Problem } from '@belegbar/domain/problem';
import { expect, test } from 'vitest';
import { findingsOf } from './findings.ts';

test('what is missing is sorted from what is only worth a look, and the rest is settled', () => {
  const findings = findingsOf(
    [
      problem('lines.0.description', 'blocking'),
      problem('business.iban', 'warning'),
      problem('client.vatId', 'blocking'),
    ],
    false,
  );
  expect(findings.blocking.map(({ field }) => field)).toEqual(['lines.0.description', 'client.vatId']);
  expect(findings.warnings.map(({ field }) => field)).toEqual(['business.iban']);
  expect(findings.settled).toEqual(['sender', 'taxIdentity', 'dates', 'vat']);
});

test('when a line was supplied is a matter of the dates', () => {
  const { settled } = findingsOf([problem('lines.0.servicePeriod', 'blocking')], false);
  expect(settled).not.toContain('dates');
  expect(settled).toContain('lines');
});

test('no tick says when it was supplied where nobody has said it', () => {
  expect(findingsOf([], true).settled).not.toContain('dates');
  expect(findingsOf([], false).settled).toContain('dates');
});

test('no rate fits a client who is not chosen', () => {
  expect(findingsOf([problem('clientId', 'blocking')], false).settled).not.toContain('vat');
});

function problem(field: string, severity: Problem['severity']): Problem {
  return { field, code: 'x', paragraph: '', severity, values: {} };
}
