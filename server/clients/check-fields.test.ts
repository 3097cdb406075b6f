import { emptyClient } from '@belegbar/domain/clients';
import { describe, expect, test } from 'vitest';
import { checkFields } from './check-fields.ts';
import type { EditableFields } from './fields.ts';

const studio: EditableFields = { ...emptyClient('de'), name: 'Studio Nord' };

describe('a client', () => {
  test.each<[string, Partial<EditableFields>, string]>([
    ['needs nothing but a name', {}, ''],
    [
      'in France keeps its VAT id without blanks',
      { country: 'FR', vatId: 'fr 40 303 265 045' },
      'FR40303265045',
    ],
    [
      'in Switzerland keeps its number as written',
      { country: 'CH', vatId: 'CHE-123.456.789' },
      'CHE-123.456.789',
    ],
    ['in Monaco has a French VAT id', { country: 'MC', vatId: 'fr40303265045' }, 'FR40303265045'],
    ['in Northern Ireland has one of the EU', { country: 'GB', vatId: 'xi123456789' }, 'XI123456789'],
    ['in Britain keeps its number as written', { country: 'GB', vatId: 'GB 123' }, 'GB 123'],
  ])('%s', (_, changes, vatId) => {
    const checked = checkFields({ ...studio, ...changes });
    expect(checked.problems).toEqual([]);
    expect(checked.fields.vatId).toBe(vatId);
  });

  test('keeps its addresses without the blanks around them', () => {
    const recipients = [{ kind: 'cc' as const, email: ' b@x.example ' }];
    const { fields, problems } = checkFields({ ...studio, email: ' neu@x.example ', recipients });
    expect(problems).toEqual([]);
    expect(fields).toMatchObject({ email: 'neu@x.example', recipients: [{ email: 'b@x.example' }] });
  });

  test.each<[Partial<EditableFields>, string, string]>([
    [{ name: '  ' }, 'name', 'name.empty'],
    [{ email: 'nobody' }, 'email', 'email.form'],
    [{ website: 'javascript:alert(1)' }, 'website', 'website.form'],
    [{ email: 'a@b@c.de' }, 'email', 'email.form'],
    [{ vatId: 'DE123456789' }, 'vatId', 'vat-id.check-digit'],
    // ISO 3166-1 alpha-2 has GR and GB; EL and XI are prefixes of VAT ids, UK and IC are reserved, ZZ, AA and QQ left to users.
    [{ country: 'EL', vatId: 'EL123456789' }, 'country', 'country.unknown'],
    [{ country: 'XI' }, 'country', 'country.unknown'],
    [{ country: 'UK' }, 'country', 'country.unknown'],
    [{ country: 'IC' }, 'country', 'country.unknown'],
    [{ country: 'ZZ' }, 'country', 'country.unknown'],
    [{ country: 'AA' }, 'country', 'country.unknown'],
    [{ country: 'QQ' }, 'country', 'country.unknown'],
    [{ country: 'MC', vatId: 'MC1' }, 'vatId', 'vat-id.form'],
    [{ country: 'FR', vatId: '12' }, 'vatId', 'vat-id.form'],
    [{ country: 'GB', vatId: 'XI1' }, 'vatId', 'vat-id.form'],
  ])('with %j is refused at %s', (changes, field, code) => {
    expect(checkFields({ ...studio, ...changes }).problems).toMatchObject([
      { field, code, severity: 'blocking' },
    ]);
  });
});
