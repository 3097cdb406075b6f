import { expect, test } from 'vitest';
import { RULES } from './index.ts';
import { ruleOf } from './rule-of.ts';
import { ruleOfModel } from './rule-of-model.ts';
import { ruleText } from './rule-text.ts';

const TEXT = { de: 'Position {line}: {net} statt {expected}.', en: 'Line {line}: {net} for {expected}.' };

test('a broken rule is told with the amounts as people write them', () => {
  const values = { line: '2', net: '1234.50', expected: '-0.30' };
  expect(ruleText(TEXT, values, 'de')).toBe('Position 2: 1.234,50 statt \u22120,30.');
  expect(ruleText(TEXT, values, 'en')).toBe('Line 2: 1,234.50 for \u22120.30.');
});

test('what stands in a file is not taken for a place to fill', () => {
  expect(ruleText(TEXT, { line: '{net}', net: '1.00', expected: 'x' }, 'en')).toBe('Line {net}: 1.00 for x.');
});

test('every rule is found by its number', () => {
  for (const rule of RULES) expect(ruleOf(rule.id)).toBe(rule);
  expect(ruleOf('BB-FORMAT-1')?.severity).toBe('warning');
  expect(ruleOf('BR-0')).toBeUndefined();
});

test('the editor, whose invoice is no file yet, knows those over what an invoice says', () => {
  for (const rule of RULES) expect(ruleOfModel(rule.id)).toBe(rule);
  for (const id of ['BB-XML-UNKNOWN', 'UBL-SR-42', 'BB-FORMAT-1']) expect(ruleOfModel(id)).toBeUndefined();
});
