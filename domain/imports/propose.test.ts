/** What columns of a file are taken for, by their headings and by what stands in them. */
import { describe, expect, test } from 'vitest';
import {
  guessDecimalSign,
  guessHeadings,
  guessSeparator,
  headingRow,
  proposeMapping,
  targetsOf,
  writtenTargets,
} from './index.ts';

describe("the columns of a file of Lena's clients", () => {
  test.each<[string, string, (string | null)[]]>([
    [
      'in German',
      'Kundennummer;Firma;Vorname;Nachname;Straße;PLZ;Ort;Land;E-Mail;USt-IdNr.',
      ['number', 'name', 'firstName', 'lastName', 'street', 'postCode', 'city', 'country', 'email', 'vatId'],
    ],
    [
      'as sevDesk calls them',
      'Kunden-Nr.;Organisation;Nachname;Vorname;Umsatzsteuer-ID;Straße;PLZ;Ort;Land;Telefon;E-Mail;Zahlungsziel Tage',
      [
        'number',
        'name',
        'lastName',
        'firstName',
        'vatId',
        'street',
        'postCode',
        'city',
        'country',
        'phone',
        'email',
        'paymentDays',
      ],
    ],
    [
      'as an address book in English has them',
      'First Name;Last Name;Organization Name;E-mail 1 - Value;Phone 1 - Value;Address 1 - Street;Address 1 - City;Address 1 - Postal Code;Address 1 - Country',
      ['firstName', 'lastName', 'name', 'email', 'phone', 'street', 'city', 'postCode', 'country'],
    ],
    [
      'in capitals and with odd signs',
      'STRASSE / NR.;e-mail adresse;Plz_;Ort ',
      ['street', 'email', 'postCode', 'city'],
    ],
    ['of which two are called alike', 'Name;Firma;Ort', ['name', null, 'city']],
  ])('are known by their headings %s', (_, line, expected) => {
    expect(proposeMapping('clients', [line.split(';')], true)).toEqual(expected);
  });

  test('are known by what stands in them where there are no headings', () => {
    const rows = [
      [
        'Alpha GmbH',
        'a@alpha.example',
        'DE136695976',
        'Hauptstr. 1',
        '10115',
        '+49 30 123456',
        'www.alpha.example',
      ],
      ['Beta', 'b@beta.example', '', 'Am Weg 3', '80331', '089/1234567', ''],
    ];
    expect(guessHeadings('clients', rows)).toBe(false);
    expect(proposeMapping('clients', rows, false)).toEqual([
      'name',
      'email',
      'vatId',
      'street',
      'postCode',
      'phone',
      'website',
    ]);
  });

  test.each(['de', 'en'] as const)('of an export in %s are all known again', (language) => {
    for (const kind of ['clients', 'services'] as const) {
      const headings = headingRow(kind, language);
      expect(guessHeadings(kind, [headings])).toBe(true);
      expect(proposeMapping(kind, [headings], true)).toEqual(writtenTargets(kind));
    }
  });

  test('are never more than there are targets, however many columns a file has', () => {
    const mapping = proposeMapping('clients', [Array.from({ length: 2000 }, () => 'Name')], true);
    expect(mapping.filter((target) => target !== null)).toEqual(['name']);
    expect(new Set(targetsOf('clients')).size).toBe(targetsOf('clients').length);
  });
});

describe('the separator', () => {
  test.each<[string, string, string]>([
    ['semicolons', 'a;b,c;d\n1;2;3\n', ';'],
    ['commas', 'a,b,c\n"1;2",2,3\n', ','],
    ['tabs', 'a\tb\n1;\t2\n', '\t'],
    ['bars', 'a|b|c\n1|2|3\n', '|'],
    ['a line that declares it', 'sep=,\r\na;b;c,d\r\n', ','],
    ['nothing to divide', 'Name\nAlpha\n', ';'],
    ['commas within quotes that span lines', '"a,b";c\n"x\ny,z";d\n', ';'],
  ])('is found among %s', (_, text, expected) => {
    expect(guessSeparator(text)).toBe(expected);
  });
});

describe('the decimal sign', () => {
  test.each<[string, string[], string, string]>([
    ['is a comma in 95,50', ['95,50', '1.200'], ',', ','],
    ['is a point in 95.50', ['95.50', '1,200'], ';', '.'],
    ['follows the separator where 1.200 could be either', ['1.200'], ';', ','],
    ['is a point beside commas', ['1.200'], ',', '.'],
  ])('%s', (_, prices, separator, expected) => {
    expect(
      guessDecimalSign(
        prices.map((price) => [price]),
        ['unitPrice'],
        separator,
      ),
    ).toBe(expected);
  });
});
