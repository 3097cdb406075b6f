import type { InvoiceFormat } from '@belegbar/domain/clients';
import type { Problem } from '@belegbar/domain/problem';
import { expect, test } from 'vitest';
import { type Checks, readinessOf } from './readiness.ts';

const PHONE = ruleAt('business.phone', 'BR-DE-6');
const MIXED = ruleAt('lines.0.vatCase', 'BR-O-11');
const UNIT = ruleAt('lines.0.unit', 'BR-CL-23', 'warning');

const FAULTLESS: Checks = { xrechnung: [], zugferd: [] };
const WITHOUT_PHONE: Checks = { xrechnung: [PHONE], zugferd: [] };
const MIXED_BLOCKS: Checks = { xrechnung: [MIXED, PHONE], zugferd: [MIXED] };

function told(checks: Checks, wanted: InvoiceFormat | null, isComplete = true) {
  const { ready, blocking, hints } = readinessOf(checks, { wanted, isComplete });
  return { ready, blocks: rules(blocking), hints: hints && [hints.form, ...rules(hints.problems)] };
}

test.each<[string, Checks, InvoiceFormat, ReturnType<typeof told>]>([
  ['a faultless one', FAULTLESS, 'xrechnung', { ready: 'both', blocks: [], hints: null }],
  [
    'without a phone number for a public body',
    WITHOUT_PHONE,
    'xrechnung',
    { ready: 'zugferd', blocks: ['BR-DE-6'], hints: null },
  ],
  [
    'without a phone number for a firm that takes ZUGFeRD',
    WITHOUT_PHONE,
    'zugferd',
    { ready: 'zugferd', blocks: [], hints: ['xrechnung', 'BR-DE-6'] },
  ],
  [
    'without a phone number for somebody who wants a PDF',
    WITHOUT_PHONE,
    'pdf',
    { ready: 'zugferd', blocks: [], hints: null },
  ],
  [
    'that is no e-invoice at all, for a firm that takes ZUGFeRD',
    MIXED_BLOCKS,
    'zugferd',
    { ready: 'none', blocks: ['BR-O-11'], hints: ['xrechnung', 'BR-DE-6'] },
  ],
  [
    'that is no e-invoice at all, for somebody who wants a PDF',
    MIXED_BLOCKS,
    'pdf',
    { ready: 'none', blocks: [], hints: null },
  ],
])('%s', (_, checks, wanted, expected) => {
  expect(told(checks, wanted)).toEqual(expected);
});

test('while the law asks for something nothing is ready, but what the form lacks is told', () => {
  expect(told(FAULTLESS, 'xrechnung', false)).toEqual({ ready: 'none', blocks: [], hints: null });
  expect(told(WITHOUT_PHONE, 'xrechnung', false).blocks).toEqual(['BR-DE-6']);
});

test('without a client, and before the rules have come, nothing is said', () => {
  expect(told(WITHOUT_PHONE, null, false)).toEqual({ ready: 'none', blocks: [], hints: null });
  expect(told(null, 'xrechnung')).toEqual({ ready: 'none', blocks: [], hints: null });
});

test('warnings of the form asked for are told, and stop nothing', () => {
  const checks = { xrechnung: [UNIT], zugferd: [UNIT] };
  const { ready, blocking, warnings } = readinessOf(checks, { wanted: 'xrechnung', isComplete: true });
  expect([ready, blocking, rules(warnings)]).toEqual(['both', [], ['BR-CL-23']]);
});

test.each<[InvoiceFormat | null, Checks, boolean]>([
  ['xrechnung', WITHOUT_PHONE, false],
  ['zugferd', WITHOUT_PHONE, true],
  ['zugferd', MIXED_BLOCKS, false],
  ['pdf', MIXED_BLOCKS, true],
  [null, MIXED_BLOCKS, true],
  ['xrechnung', null, false],
  ['pdf', null, true],
])('who wants %s can be sent the invoice or not', (wanted, checks, expected) => {
  expect(readinessOf(checks, { wanted, isComplete: true }).isReadyAsWanted).toBe(expected);
});

function ruleAt(field: string, rule: string, severity: Problem['severity'] = 'blocking'): Problem {
  return { field, code: 'e-invoice.rule', paragraph: rule, severity, values: { rule } };
}

function rules(problems: readonly Problem[]): string[] {
  return problems.map(({ paragraph }) => paragraph);
}
