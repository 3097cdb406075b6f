import type { Day } from '@belegbar/domain/calendar';
import { describe, expect, test } from 'vitest';
import { checkFields } from './check-fields.ts';
import type { EditableFields } from './fields.ts';

const PROFILE = {
  land: 'BE',
  country: 'DE',
  taxNumber: '21/815/08150',
  extensionFrom: null,
  extensionUntil: null,
  numberPattern: 'RE-{YYYY}-{NNNN}',
  cancellationNumberPattern: '',
  creditNoteNumberPattern: '',
} as const;

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
    [{ postCode: ' 20457 ' }, { postCode: '20457' }],
    [
      { postCode: '12', country: 'AT' },
      { postCode: '12', country: 'AT' },
    ],
    [{ leitwegId: '04011000-900x999-08' }, { leitwegId: '04011000-900X999-08' }],
    [{ wirtschaftsId: 'DE13669597600001' }, { wirtschaftsId: 'DE136695976-00001' }],
    // Another office than the tax number's is unlikely, a scheme that the list lost is as well.
    [{ taxOfficeNumber: '1129' }, { taxOfficeNumber: '1129' }],
    [{ extensionFrom: '2026-01-01' as Day }, { extensionFrom: '2026-01-01' as Day }],
    [{ email: 'lena@studio-nord.example' }, { email: 'lena@studio-nord.example' }],
  ])('%j is taken', (changes, expected) => {
    const checked = checkFields(changes, { ...PROFILE, ...changes });
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
    [{ postCode: '12' }, 'postCode', 'post-code.form'],
    [{ leitwegId: '04011000-12345-34' }, 'leitwegId', 'leitweg-id.check-digit'],
    [{ peppolId: 'studio' }, 'peppolId', 'peppol-id.form'],
    [{ peppolId: '9999:abc' }, 'peppolId', 'peppol-id.scheme'],
    [{ wirtschaftsId: 'DE1' }, 'wirtschaftsId', 'wirtschafts-id.form'],
    [{ taxOfficeNumber: '12' }, 'taxOfficeNumber', 'tax-office.form'],
    [{ extensionUntil: '2026-12-31' as Day }, 'extensionUntil', 'extension.not-begun'],
    [
      { extensionFrom: '2026-01-01' as Day, extensionUntil: '2025-12-31' as Day },
      'extensionUntil',
      'extension.reversed',
    ],
    [{ numberPattern: 'RE-{YYYY}' }, 'numberPattern', 'number-pattern.running.missing'],
    [{ creditNoteNumberPattern: 'RE-{YYYY}-{NNNN}' }, 'creditNoteNumberPattern', 'number-pattern.same'],
    [{ cancellationNumberPattern: 'ST' }, 'cancellationNumberPattern', 'number-pattern.running.missing'],
  ])('%j is refused at its field', (changes, field, code) => {
    expect(checkFields(changes, { ...PROFILE, ...changes }).problems).toMatchObject([
      { field, code, severity: 'blocking' },
    ]);
  });
});

test('every wrong field is named at once', () => {
  const { problems } = checkFields({ iban: 'x', bic: 'x', vatId: 'x', email: 'x' }, PROFILE);
  expect(problems.map((problem) => problem.field)).toEqual(['iban', 'bic', 'vatId', 'email']);
});
