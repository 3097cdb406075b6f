/** Identifiers of offices and networks, by the official examples and by invented ones whose check digits are computed here another way. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkBuyerReference,
  checkIban,
  checkLeitwegId,
  checkPeppolId,
  checkPostCode,
  checkTaxNumber,
  checkTaxOfficeNumber,
  checkVatId,
  checkWirtschaftsId,
  isLeitwegId,
  LAENDER,
  taxOfficeOf,
  writtenBuyerReference,
} from './index.ts';

describe('a Leitweg-ID', () => {
  test.each([
    '04011000-1234512345-06',
    '992-90009-96',
    '04011000-900X999-08',
    '09564000-NUE0001-49',
    '991-33333TEST-33',
    '05711-06001-79',
  ])('%s', (text) => {
    expect(checkLeitwegId(text)).toEqual({ ok: true, value: text });
    expect(checkLeitwegId(` ${text.toLowerCase()} `)).toEqual({ ok: true, value: text });
  });

  test.each([
    ['04011000-12345-34', 'leitweg-id.check-digit', true],
    ['04011000-1234512345-07', 'leitweg-id.check-digit', true],
    ['04011000_1234512345_06', 'leitweg-id.form', true],
    ['0-06', 'leitweg-id.form', true],
    ['04011000', 'leitweg-id.form', true],
    [`04011000-${'A'.repeat(31)}-06`, 'leitweg-id.form', true],
    // An official example whose coarse part is of no Land: right by its digits, and still unusual.
    ['90000000-03083-72', 'leitweg-id.region', false],
  ])('%s gives %s', (text, code, certain) => {
    expect(checkLeitwegId(text)).toEqual({ ok: false, code, certain });
  });

  test('with check digits computed from the whole number is taken, and one sign changed is not', () => {
    fc.assert(
      fc.property(coarse(), fine(), fc.nat(), (head, tail, pick) => {
        const whole = withCheckDigits(head, tail);
        expect(checkLeitwegId(whole).ok).toBe(true);
        expect(checkLeitwegId(turned(whole, pick)).ok).toBe(false);
      }),
    );
  });
});

describe('a reference of the buyer', () => {
  test.each(['KST-4711', 'Einkauf Nord', '4711', '04011000_1234512345_06', '4500-12-345'])(
    'that is no Leitweg-ID is kept as it is: %s',
    (text) => {
      expect(checkBuyerReference(` ${text} `)).toEqual({ ok: true, value: text });
      expect(isLeitwegId(text)).toBe(false);
    },
  );

  // Months, orders with a position, days, account numbers with a cost centre.
  test.each([
    '2026-10',
    '4711-08',
    '0815-12',
    '2026-03-16',
    '4500012345-10',
    '10-20-30',
    '12-AB/3-44',
    '01032026-01',
    '16-03',
    '1000012345-10',
    '10-2026-05',
    '101-45000-10',
    'A–B',
    '4711–08',
    // 202634, 110484 and 1165 leave 1 when they are divided by 97, and are a week, a day and a short number all the same.
    '2026-34',
    '11-04-84',
    '11-65',
  ])('that only looks a little like one is kept as it is: %s', (text) => {
    expect(checkBuyerReference(text)).toEqual({ ok: true, value: text });
    expect(isLeitwegId(text)).toBe(false);
  });

  test.each([
    [' 04011000-900x999-08', '04011000-900X999-08'],
    ['04011000–1234512345–06', '04011000-1234512345-06'],
    ['04011000\u20111234512345\u221206', '04011000-1234512345-06'],
    ['04011000 - 1234512345 - 06', '04011000-1234512345-06'],
  ])('that is one is brought into its form: %s', (text, value) => {
    expect(checkBuyerReference(text)).toEqual({ ok: true, value });
    expect(isLeitwegId(text)).toBe(true);
    expect(writtenBuyerReference(text)).toBe(value);
  });

  test('is written with hyphens also where its coarse part is unusual, and any other as it is', () => {
    expect(writtenBuyerReference('90000000–03083–72')).toBe('90000000-03083-72');
    expect(writtenBuyerReference('Los 3 – Nord')).toBe('Los 3 – Nord');
  });

  test('that is one without its hyphens is doubted, since nobody can say where its parts end', () => {
    for (const text of ['04011000123451234506', '04011000 1234512345 06', '04011000900X99908'])
      expect(checkBuyerReference(text)).toEqual({ ok: false, code: 'leitweg-id.form', certain: false });
    expect(checkBuyerReference('04011000123451234507').ok).toBe(true);
  });

  test.each([
    ['04011000-1234512345-07', 'leitweg-id.check-digit', true],
    ['04011000–1234512345–07', 'leitweg-id.check-digit', true],
    ['04011000-07', 'leitweg-id.check-digit', true],
    ['16055000-00010-12', 'leitweg-id.check-digit', true],
    ['991-33333TEST-34', 'leitweg-id.check-digit', true],
    ['05711-06001-78', 'leitweg-id.check-digit', true],
    [`04011000-${'A'.repeat(31)}-06`, 'leitweg-id.form', true],
    ['90000000-03083-72', 'leitweg-id.region', false],
  ])('that looks like one is checked like one: %s gives %s', (text, code, certain) => {
    expect(checkBuyerReference(text)).toEqual({ ok: false, code, certain });
  });

  // A customer number, an order, a day, a post code, a project: none is of a Kreis by the register of municipalities.
  test.each([
    '10012345-10',
    '14512345-10',
    '10012345-0001-10',
    '01032026-A-01',
    '10115-BERLIN-26',
    '12345-67890-26',
  ])('that may be anything is doubted and not refused: %s', (text) => {
    expect(checkBuyerReference(text)).toEqual({
      ok: false,
      code: 'leitweg-id.check-digit',
      certain: false,
    });
    expect(isLeitwegId(text)).toBe(false);
  });

  test('of an unusual coarse part is a Leitweg-ID all the same', () => {
    expect(isLeitwegId('90000000-03083-72')).toBe(true);
  });
});

describe('a Peppol id', () => {
  test.each([
    '0204:04011000-1234512345-06',
    '9930:DE136695976',
    // The GLN that GS1 prints as its example: 4+3*0+1+3*2+3+3*4+5+3*0+0+3*0+0+3*0 is 31, so 9 follows.
    '0088:4012345000009',
    '0192:987654325',
    '9914:ATU12345678',
  ])('%s', (text) => {
    expect(checkPeppolId(text)).toEqual({ ok: true, value: text });
  });

  test.each([
    ['DE136695976', 'peppol-id.form', true],
    ['204:04011000-1234512345-06', 'peppol-id.form', true],
    ['9930:', 'peppol-id.form', true],
    ['9906:IT12345678901', 'peppol-id.scheme', true],
    ['1234:whatever', 'peppol-id.scheme', true],
    // Codes of ISO 6523 that are no kind of electronic address, and one that nobody has given away.
    ['0001:whatever', 'peppol-id.scheme', true],
    ['9999:abc', 'peppol-id.scheme', true],
    ['9930:DE123456789', 'peppol-id.value', false],
    ['9930:FR40303265045', 'peppol-id.value', false],
    ['0204:04011000-12345-34', 'peppol-id.value', false],
    ['0088:4012345000008', 'peppol-id.value', false],
  ])('%s gives %s', (text, code, certain) => {
    expect(checkPeppolId(text)).toEqual({ ok: false, code, certain });
  });
});

describe('a W-IdNr.', () => {
  test.each([
    ['DE136695976-00001', 'DE136695976-00001'],
    ['de 136695976 00001', 'DE136695976-00001'],
    ['DE123456788-00002', 'DE123456788-00002'],
  ])('%s', (text, value) => {
    expect(checkWirtschaftsId(text)).toEqual({ ok: true, value });
  });

  test.each([
    ['DE136695976', 'wirtschafts-id.form', true],
    ['DE136695976-00000', 'wirtschafts-id.form', true],
    ['AT136695976-00001', 'wirtschafts-id.form', true],
    ['DE123456789-00001', 'wirtschafts-id.check-digit', false],
  ])('%s gives %s', (text, code, certain) => {
    expect(checkWirtschaftsId(text)).toEqual({ ok: false, code, certain });
  });

  test('has the check digit of the VAT id with the same digits', () => {
    fc.assert(
      fc.property(digits(9, 9), (number) => {
        expect(checkWirtschaftsId(`DE${number}-00001`).ok).toBe(checkVatId(`DE${number}`).ok);
      }),
    );
  });
});

describe('the number of the tax office', () => {
  test.each([
    ['1121', '21/815/08150', 'BE', true],
    ['5133', '133/8150/8159', 'NW', true],
    ['2613', '', 'HE', true],
    ['9181', '', null, true],
  ] as const)('%s fits the tax number %s of %s', (number, taxNumber, land, ok) => {
    expect(checkTaxOfficeNumber(number, { taxNumber, land }).ok).toBe(ok);
  });

  test.each([
    ['1129', '21/815/08150', 'BE', 'tax-office.other-tax-number', false],
    ['5133', '', 'BE', 'tax-office.other-land', false],
    ['113', '21/815/08150', 'BE', 'tax-office.form', true],
    ['11a9', '', null, 'tax-office.form', true],
  ] as const)('%s beside the tax number %s of %s gives %s', (number, taxNumber, land, code, certain) => {
    expect(checkTaxOfficeNumber(number, { taxNumber, land })).toEqual({ ok: false, code, certain });
  });

  test('is told by a tax number whose Land is known', () => {
    expect(taxOfficeOf('013 815 08153', 'HE')).toBe('2613');
    expect(taxOfficeOf('013 815 08153', null)).toBeNull();
  });
});

test.each([
  ['10115', 'DE', true],
  [' 01067 ', 'DE', true],
  ['12', 'DE', false],
  ['1011', 'DE', false],
  ['00123', 'DE', false],
  ['D-10115', 'DE', false],
  ['1010', 'AT', true],
  ['SW1A 1AA', 'GB', true],
])('the post code %s in %s', (text, country, ok) => {
  expect(checkPostCode(text, country).ok).toBe(ok);
});

test('no text makes a check fail in itself, and what is taken is taken again as it stands', () => {
  const checks = [checkIban, checkLeitwegId, checkPeppolId, checkWirtschaftsId];
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.string({ unit: 'binary' })),
      fc.constantFrom(...checks),
      (text, check) => {
        const checked = check(text);
        if (checked.ok) expect(check(checked.value)).toEqual(checked);
      },
    ),
  );
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...LAENDER, null), (text, land) => {
      checkTaxNumber(text, land);
      checkTaxOfficeNumber(text, { taxNumber: text, land });
    }),
  );
});

test('an IBAN with check digits computed from the whole number is taken, and two neighbours changed places are not', () => {
  fc.assert(
    fc.property(digits(18, 18), fc.nat(16), (account, place) => {
      const check = 98n - (BigInt(`${account}131400`) % 97n);
      const iban = `DE${String(check).padStart(2, '0')}${account}`;
      expect(checkIban(iban)).toEqual({ ok: true, value: iban });
      const at = 4 + place;
      const [left = '', right = ''] = iban.slice(at, at + 2);
      fc.pre(left !== right);
      expect(checkIban(iban.slice(0, at) + right + left + iban.slice(at + 2)).ok).toBe(false);
    }),
  );
});

function digits(minLength: number, maxLength: number) {
  return fc.string({ unit: fc.constantFrom(...'0123456789'), minLength, maxLength });
}

function coarse() {
  return fc
    .tuple(fc.constantFrom('01', '05', '11', '16', '99'), digits(0, 10))
    .map(([land, more]) => land + more);
}

function fine() {
  const unit = fc.constantFrom(...'0123456789ABCXYZ');
  return fc.option(fc.string({ unit, minLength: 1, maxLength: 20 }), { nil: '' });
}

/** Over the whole number at once, with big integers: another way than the check takes. */
function withCheckDigits(head: string, tail: string): string {
  const letters = [...head, ...tail].map((sign) => Number.parseInt(sign, 36)).join('');
  const check = 98n - (BigInt(`${letters}00`) % 97n);
  return [head, ...(tail === '' ? [] : [tail]), String(check).padStart(2, '0')].join('-');
}

/** One digit changed into another. */
function turned(text: string, pick: number): string {
  const places = [...text].flatMap((sign, index) => (/\d/.test(sign) ? [index] : []));
  const place = places[pick % places.length] ?? 0;
  const other = String((Number(text.charAt(place)) + 1) % 10);
  return text.slice(0, place) + other + text.slice(place + 1);
}
