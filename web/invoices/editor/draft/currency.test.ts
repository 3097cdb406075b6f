import { emptyDraft, type InvoiceDraft } from '@belegbar/domain/invoices';
import { decimal } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import { differencesOf } from '../sync/differences.ts';
import { draftOf, formOf, refusedFields } from './draft-form.ts';
import { type DraftAction, reduceDraft } from './draft-reducer.ts';
import { sameDraft } from './same-draft.ts';

const IN_EUROS: InvoiceDraft = emptyDraft({ language: 'de', paymentDays: 14 });
const IN_DOLLARS: InvoiceDraft = { ...IN_EUROS, currency: 'USD', unitsPerEuro: decimal('1.0889') };

const typed = (text: string, language: 'de' | 'en' = 'de'): DraftAction => ({
  kind: 'typeHead',
  field: 'rate',
  text,
  language,
});

function written(start: InvoiceDraft, ...actions: DraftAction[]) {
  return actions.reduce(reduceDraft, formOf(start, 'de'));
}

test.each([
  ['1,0889', 'de', '1.0889'],
  ['1.0889', 'de', '1.0889'],
  ['1.0889 USD', 'en', '1.0889'],
  ['17.512,25', 'de', '17512.25'],
  ['0,865412', 'de', '0.865412'],
  ['1,', 'de', '1'],
  ['0', 'de', '0'],
  ['', 'de', null],
] as const)('the rate "%s" typed in %s is %s', (text, language, rate) => {
  expect(draftOf(written(IN_DOLLARS, typed(text, language))).unitsPerEuro).toBe(rate);
});

test.each([
  ['einskommaeins', 'number.form'],
  ['1,0888999', 'number.decimals'],
  ['1000000', 'number.range'],
  ['-1,1', 'number.range'],
])('the rate "%s" keeps standing there and is refused at its field', (text, code) => {
  const form = written(IN_DOLLARS, typed(text));
  expect(form.rate?.text).toBe(text);
  expect(refusedFields(form)).toEqual([{ field: 'unitsPerEuro', code }]);
  expect(draftOf(form).unitsPerEuro).toBe('1.0889');
});

test('of a rate that never could be read there is none', () => {
  const form = written({ ...IN_DOLLARS, unitsPerEuro: null }, typed('x'));
  expect(draftOf(form).unitsPerEuro).toBeNull();
});

test('left, a rate shows four decimals, so that a thousand is not taken for one', () => {
  const form = written(IN_DOLLARS, typed('1.084'), { kind: 'settleHead', field: 'rate', language: 'de' });
  expect(form.rate?.text).toBe('1.084,0000');
  expect(reduceDraft(form, { kind: 'reprint', language: 'en' }).rate?.text).toBe('1,084.0000');
});

test('another currency begins without a rate, the same one keeps it, and euros have none', () => {
  const pounds = draftOf(written(IN_DOLLARS, { kind: 'currency', currency: 'GBP' }));
  expect(pounds).toMatchObject({ currency: 'GBP', unitsPerEuro: null });
  expect(draftOf(written(IN_DOLLARS, { kind: 'currency', currency: 'USD' })).unitsPerEuro).toBe('1.0889');
  expect(draftOf(written(IN_DOLLARS, { kind: 'currency', currency: 'EUR' }))).toEqual(IN_EUROS);
  const refused = written(IN_DOLLARS, typed('x'), { kind: 'currency', currency: 'EUR' });
  expect(refusedFields(refused)).toEqual([]);
});

test('a draft in dollars comes back from the form as it went in', () => {
  expect(draftOf(formOf(IN_DOLLARS, 'de'))).toEqual(IN_DOLLARS);
  expect(draftOf(formOf(IN_DOLLARS, 'en'))).toEqual(IN_DOLLARS);
});

test('drafts are told apart by their rates, and no rate is the same however it is written', () => {
  const { unitsPerEuro: _, ...withoutRate } = IN_DOLLARS;
  expect(sameDraft(withoutRate, { ...withoutRate, unitsPerEuro: null })).toBe(true);
  expect(sameDraft(IN_DOLLARS, withoutRate)).toBe(false);
  expect(sameDraft(IN_DOLLARS, { ...IN_DOLLARS, currency: 'CHF' })).toBe(false);
  const print = {
    field: (draft: InvoiceDraft, field: keyof InvoiceDraft) => String(draft[field] ?? ''),
    line: () => '',
  };
  const changed = { ...IN_DOLLARS, currency: 'CHF', unitsPerEuro: decimal('0.93') } as const;
  expect(differencesOf(IN_DOLLARS, changed, print).map(({ mine, theirs }) => [mine, theirs])).toEqual([
    ['USD', 'CHF'],
    ['1.0889', '0.93'],
  ]);
});
