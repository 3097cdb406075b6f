/** What a row says of a client or a service, and what is written reads the same. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { day } from '../calendar/index.ts';
import { type Client, emptyClient } from '../clients/index.ts';
import { decimal } from '../money/index.ts';
import type { Service } from '../services/index.ts';
import {
  clientValues,
  guardCell,
  type Mapping,
  type ReadAs,
  readClient,
  readService,
  serviceValues,
  type Target,
  unguardCell,
  writtenRow,
  writtenTargets,
} from './index.ts';

const AS: ReadAs = {
  decimalSign: ',',
  countries: new Map([
    ['deutschland', 'DE'],
    ['germany', 'DE'],
    ['austria', 'AT'],
    ...['de', 'at', 'gr', 'us'].map((code) => [code, code.toUpperCase()] as const),
  ]),
  isSmallBusiness: false,
  dayOrder: 'dayFirst',
  today: day('2026-04-01'),
};

function client(cells: Partial<Record<Target, string>>, as = AS) {
  return readClient(Object.values(cells), Object.keys(cells) as Target[], as);
}

function service(cells: Partial<Record<Target, string>>, as = AS) {
  return readService(Object.values(cells), Object.keys(cells) as Target[], as);
}

describe('a client', () => {
  test.each<[string, Partial<Record<Target, string>>, Partial<Client>]>([
    [
      'without a company is a person',
      { name: '', firstName: 'Ada', lastName: 'Byron' },
      { name: 'Ada Byron', isBusiness: false },
    ],
    [
      'with a Leitweg-ID has it in its form',
      { name: 'Amt', leitwegId: '04011000-900x999-08' },
      { name: 'Amt', leitwegId: '04011000-900X999-08' },
    ],
    [
      'with a reference of its own has it as it is',
      { name: 'Muster GmbH', leitwegId: ' KST-4711 ' },
      { name: 'Muster GmbH', leitwegId: 'KST-4711' },
    ],
    [
      'with a VAT id is a business',
      { firstName: 'Ada', lastName: 'Byron', vatId: 'DE136695976' },
      { name: 'Ada Byron', vatId: 'DE136695976' },
    ],
    [
      'of a company has someone to contact',
      { name: 'A AG', firstName: 'Ada', lastName: 'Byron' },
      { name: 'A AG', contactPerson: 'Ada Byron' },
    ],
    [
      'has street and number apart',
      { name: 'A', street: 'Weg', houseNumber: '3 a' },
      { name: 'A', street: 'Weg 3 a' },
    ],
    [
      'has code and town in one cell',
      { name: 'A', postCodeCity: 'D-10115 Berlin' },
      { name: 'A', postCode: '10115', city: 'Berlin' },
    ],
    [
      'has all of the address in one cell',
      { name: 'A', street: 'Weg 3, 10115 Berlin' },
      { name: 'A', street: 'Weg 3', postCode: '10115', city: 'Berlin' },
    ],
    [
      'abroad keeps a town without a code',
      { name: 'A', postCodeCity: 'London EC1A 1BB' },
      { name: 'A', city: 'London EC1A 1BB' },
    ],
    ['has a country by its name', { name: 'A', country: 'Austria' }, { name: 'A', country: 'AT' }],
    ['has lines in one cell', { name: 'A\r\nB' }, { name: 'A, B' }],
    ['has days to pay in words', { name: 'A', paymentDays: '30 Tage netto' }, { name: 'A', paymentDays: 30 }],
    ['is due at once', { name: 'A', paymentDays: '0' }, { name: 'A', paymentDays: 0 }],
  ])('%s', (_, cells, expected) => {
    expect(client(cells)).toMatchObject({ given: expected, problems: [] });
    expect(Object.keys(client(cells).given).sort()).toEqual(Object.keys(expected).sort());
  });

  test.each<[string, Partial<Record<Target, string>>, string, string]>([
    ['no name', { name: ' ' }, 'name.empty', 'blocking'],
    ['an unknown country', { name: 'A', country: 'Atlantis' }, 'import.country', 'blocking'],
    ['unreadable signs', { name: 'A', city: 'K\ufffdln' }, 'import.signs', 'blocking'],
    ['a wrong address', { name: 'A', email: 'x' }, 'import.email-left-out', 'warning'],
    ['a wrong VAT id', { name: 'A', vatId: 'DE136695977' }, 'import.vat-id', 'warning'],
    [
      'a Leitweg-ID of wrong check digits',
      { name: 'A', leitwegId: '04011000-07' },
      'import.left-out',
      'warning',
    ],
    [
      'a Leitweg-ID without hyphens',
      { name: 'A', leitwegId: '04011000123451234506' },
      'leitweg-id.form',
      'warning',
    ],
    ['a lost zero', { name: 'A', postCode: '1067' }, 'import.post-code-zero', 'warning'],
  ])('with %s is told', (_, cells, code, severity) => {
    expect(client(cells).problems).toMatchObject([{ code, severity }]);
  });

  test('with a VAT id of a wrong form keeps it', () => {
    expect(client({ name: 'A', vatId: 'DE136695977' }).given.vatId).toBe('DE136695977');
  });
});

test.each(['keine', 'Keine.', '-', '–', "'-", 'n/a', 'N.A.', 'none', '/', 'K'.repeat(51)])(
  'a reference of %s is left out, and the client is taken',
  (leitwegId) => {
    const { given, problems } = client({ name: 'A', leitwegId });
    expect(given).toEqual({ name: 'A' });
    expect(problems).toMatchObject([{ target: 'leitwegId', code: 'import.left-out', severity: 'warning' }]);
  },
);

test('a reference as long as a client can have is taken', () => {
  expect(client({ name: 'A', leitwegId: 'K'.repeat(50) })).toMatchObject({
    given: { leitwegId: 'K'.repeat(50) },
    problems: [],
  });
});

describe('a price', () => {
  test.each<[string, ',' | '.', string]>([
    ['95,50 €', ',', '95.5'],
    ['1.234,56', ',', '1234.56'],
    ['1,234.56', ',', '1234.56'],
    ['1.234', ',', '1234'],
    ['1.234', '.', '1.234'],
    ["1'200.00 EUR", '.', '1200'],
    ['12,-', ',', '12'],
    ['0', ',', '0'],
  ])('of %s, where decimals are written with %s, is %s', (unitPrice, decimalSign, expected) => {
    expect(service({ name: 'A', unitPrice }, { ...AS, decimalSign })).toMatchObject({
      given: { unitPrice: expected },
      problems: [],
    });
  });
  test.each([
    ['viel', 'number.form'],
    ['$ 10', 'import.currency'],
  ])('of %s is refused', (unitPrice, code) => {
    expect(service({ name: 'A', unitPrice }).problems).toMatchObject([{ code, severity: 'blocking' }]);
  });
});

describe('VAT', () => {
  test.each([
    ['19', 'standard19'],
    ['19 %', 'standard19'],
    ['19,00 %', 'standard19'],
    ['0,19', 'standard19'],
    ['7%', 'reduced7'],
    ['Kleinunternehmer', 'smallBusiness'],
    ['steuerfrei', 'exempt'],
  ])('of %s is %s', (vatCase, expected) => {
    expect(service({ name: 'A', vatCase })).toMatchObject({ given: { vatCase: expected }, problems: [] });
  });
  test('of 0 is exempt with a warning, or none for a small business', () => {
    const cells = { name: 'A', vatCase: '0 %' };
    expect(service(cells)).toMatchObject({
      given: { vatCase: 'exempt' },
      problems: [{ code: 'import.vat-zero' }],
    });
    expect(service(cells, { ...AS, isSmallBusiness: true })).toMatchObject({
      given: { vatCase: 'smallBusiness' },
      problems: [],
    });
  });
});

const line = (maxLength: number) =>
  fc
    .string({ maxLength, unit: fc.constantFrom(...'aÄß€=+-@"\';,|09 .') })
    .map((text) => text.trim().replace(/\s+/g, ' '))
    .filter((text) => !/^,|,$/.test(text));

test('a cell that is guarded begins with nothing that a spreadsheet computes, and is itself again', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."'=+-@\t\r\n＝＋－＠a1 ") }), (text) => {
      expect(guardCell(text)).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
      expect(unguardCell(guardCell(text))).toBe(text);
    }),
  );
});

test('any client that is written says the same when it is read', () => {
  const clients: fc.Arbitrary<Client> = fc.record({
    ...fixed(emptyClient('de')),
    name: line(50).filter((name) => name !== ''),
    number: line(20),
    contactPerson: line(30),
    street: line(30),
    city: line(30),
    phone: line(20),
    notes: line(80),
    postCode: fc.constantFrom('', '10115', '01067', 'EC1A 1BB'),
    country: fc.constantFrom('DE', 'AT', 'GR', 'US'),
    isBusiness: fc.boolean(),
    paymentDays: fc.option(fc.integer({ min: 0, max: 365 })),
    vatCase: fc.option(fc.constantFrom('standard19', 'zero', 'exempt', 'euService', 'smallBusiness')),
    formOfAddress: fc.constantFrom('formal', 'familiar'),
    language: fc.constantFrom('de', 'en', 'both'),
    invoiceFormat: fc.constantFrom('pdf', 'zugferd', 'xrechnung'),
    recipients: fc.constantFrom(
      [],
      [
        { kind: 'cc', email: 'a@b.example' },
        { kind: 'to', email: 'c@d.example' },
      ],
    ),
  }) as unknown as fc.Arbitrary<Client>;
  fc.assert(
    fc.property(clients, fc.boolean(), fc.constantFrom('de', 'en'), (written, archived, language) => {
      fc.pre(written.contactPerson !== written.name);
      const row = writtenRow('clients', clientValues({ ...written, archived }, language));
      const read = readClient(row, writtenTargets('clients') as Mapping, AS);
      expect(read.problems).toEqual([]);
      expect({ ...emptyClient('de'), ...read.given }).toEqual(written);
      expect(read.archived).toBe(archived);
    }),
  );
});

function fixed<Fields extends object>(fields: Fields) {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, fc.constant(value)]));
}

test('any service that is written says the same when it is read, whichever decimal sign is guessed', () => {
  const services = fc.record({
    name: line(50).filter((name) => name !== ''),
    description: line(80),
    unit: fc.constantFrom('hourly', 'daily', 'project', 'piece', 'monthly', 'lumpSum', 'km'),
    unitPrice: fc
      .integer({ min: -99_999_999, max: 99_999_999 })
      .map((price) => decimal(`${price}`.replace(/(\d{4})$/, '.$1').replace(/^(-?)\./, '$10.'))),
    vatCase: fc.constantFrom('standard19', 'reduced7', 'zero', 'exempt', 'export', 'smallBusiness'),
  }) as fc.Arbitrary<Service>;
  fc.assert(
    fc.property(
      services,
      fc.constantFrom('de', 'en'),
      fc.constantFrom(',', '.'),
      (written, language, decimalSign) => {
        const row = writtenRow('services', serviceValues({ ...written, archived: false }, language));
        const read = readService(row, writtenTargets('services') as Mapping, { ...AS, decimalSign });
        expect(read.problems).toEqual([]);
        expect(read.given).toEqual({
          ...written,
          description: undefined,
          ...(written.description === '' ? {} : { description: written.description }),
        });
      },
    ),
  );
});
