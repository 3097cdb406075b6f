import { describe, expect, test } from 'vitest';
import { checkFields } from './check-fields.ts';
import type { EditableFields } from './fields.ts';

describe('a field of the profile', () => {
  test.each<[Partial<EditableFields>, Partial<EditableFields>]>([
    [{ iban: 'de89 3704 0044 0532 0130 00' }, { iban: 'DE89370400440532013000' }],
    [{ bic: 'cobadeffxxx' }, { bic: 'COBADEFFXXX' }],
    [{ vatId: 'DE 136 695 976' }, { vatId: 'DE136695976' }],
    [{ taxNumber: '21/815/08150' }, { taxNumber: '21/815/08150' }],
    // A wrong check digit or another Land is unlikely, not impossible.
    [{ taxNumber: '21/815/08151' }, { taxNumber: '21/815/08151' }],
    [{ taxNumber: '133/8150/8159' }, { taxNumber: '133/8150/8159' }],
    [
      { iban: '', vatId: '', taxNumber: '', bic: '', email: '', website: '' },
      { iban: '', vatId: '' },
    ],
    [{ email: 'lena@studio-nord.example' }, { email: 'lena@studio-nord.example' }],
  ])('%j is taken', (changes, expected) => {
    const checked = checkFields(changes, 'BE');
    expect(checked.problems).toEqual([]);
    expect(checked.fields).toMatchObject(expected);
  });

  test.each<[Partial<EditableFields>, string, string]>([
    [{ iban: 'DE88370400440532013000' }, 'iban', 'iban.check-digit'],
    [{ iban: 'DE8937040044053201300' }, 'iban', 'iban.length'],
    [{ bic: 'COBA' }, 'bic', 'bic.form'],
    [{ vatId: 'DE123456789' }, 'vatId', 'vat-id.check-digit'],
    [{ taxNumber: 'later' }, 'taxNumber', 'tax-number.form'],
    [{ taxNumber: '12' }, 'taxNumber', 'tax-number.length'],
    [{ email: 'lena' }, 'email', 'email.form'],
    [{ website: 'javascript:alert(1)' }, 'website', 'website.form'],
    [{ numberPattern: 'RE-{YYYY}' }, 'numberPattern', 'number-pattern.running.missing'],
  ])('%j is refused at its field', (changes, field, code) => {
    expect(checkFields(changes, 'BE').problems).toMatchObject([{ field, code, severity: 'blocking' }]);
  });
});

test('every wrong field is named at once', () => {
  const { problems } = checkFields({ iban: 'x', bic: 'x', vatId: 'x', email: 'x' }, null);
  expect(problems.map((problem) => problem.field)).toEqual(['iban', 'bic', 'vatId', 'email']);
});
