import { describe, expect, test } from 'vitest';
import {
  checkBic,
  checkIban,
  checkTaxNumber,
  checkVatId,
  checkWebsite,
  formatIban,
  type Land,
  normaliseVatId,
  vatIdCountry,
} from './index.ts';

describe('an IBAN', () => {
  test.each([
    ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    ['de89370400440532013000', 'DE89370400440532013000'],
    ['AT61 1904 3002 3457 3201', 'AT611904300234573201'],
    ['GB82WEST12345698765432', 'GB82WEST12345698765432'],
    ['CH93 0076 2011 6238 5295 7', 'CH9300762011623852957'],
    ['FR14 2004 1010 0505 0001 3M02 606', 'FR1420041010050500013M02606'],
  ])('%s', (text, value) => {
    expect(checkIban(text)).toEqual({ ok: true, value });
  });

  test.each([
    ['DE88370400440532013000', 'iban.check-digit'],
    ['DE89370400440532013001', 'iban.check-digit'],
    ['DE8937040044053201300', 'iban.length'],
    ['AT6119043002345732011', 'iban.length'],
    ['DE8937040044053201300A', 'iban.form'],
    ['12345678', 'iban.form'],
    ['DE', 'iban.form'],
    ["DE89'; drop table", 'iban.form'],
  ])('%s is refused for certain', (text, code) => {
    expect(checkIban(text)).toEqual({ ok: false, code, certain: true });
  });

  test('is printed in groups of four', () => {
    expect(formatIban('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
    expect(formatIban('AT61 19043002 34573201')).toBe('AT61 1904 3002 3457 3201');
  });
});

test.each([
  ['COBADEFF', true],
  ['cobadeffxxx', true],
  ['COBADEFFX', false],
  ['C0BADEFF', false],
])('the BIC %s', (text, ok) => {
  expect(checkBic(text).ok).toBe(ok);
});

describe('a VAT id', () => {
  test.each([
    ['DE136695976', 'ok'],
    ['DE 129 273 398', 'ok'],
    ['de811569869', 'ok'],
    ['DE123456788', 'ok'],
    ['FR40303265045', 'unknown'],
    ['ATU12345678', 'unknown'],
    ['NL123456789B01', 'unknown'],
    ['IE1234567WA', 'unknown'],
    ['ESX1234567X', 'unknown'],
    ['EL123456789', 'unknown'],
    ['XI123456789', 'unknown'],
    ['SE123456789001', 'unknown'],
  ])('%s', (text, checkDigit) => {
    expect(checkVatId(text)).toEqual({ ok: true, value: { vatId: normaliseVatId(text), checkDigit } });
  });

  test.each([
    ['DE123456789', 'vat-id.check-digit'],
    ['DE12345678', 'vat-id.form'],
    ['DE136695976EX', 'vat-id.form'],
    ['GR123456789', 'vat-id.form'],
    ['GB123456789', 'vat-id.form'],
    ['US123456789', 'vat-id.form'],
    ['123456789', 'vat-id.form'],
    ['', 'vat-id.form'],
  ])('%s is refused for certain', (text, code) => {
    expect(checkVatId(text)).toEqual({ ok: false, code, certain: true });
  });

  test.each([
    ['EL123456789', 'GR'],
    ['XI123456789', 'GB'],
    ['FR40303265045', 'FR'],
    ['US1', null],
  ])('%s belongs to %s', (vatId, country) => {
    expect(vatIdCountry(vatId)).toBe(country);
  });
});

/** The examples that the tax administrations print, one per Land and more where a Land has several methods. */
describe('a tax number', () => {
  test.each<[Land, string, string]>([
    ['BW', '93815/08152', '2893081508152'],
    ['BY', '181/815/08155', '9181081508155'],
    ['BE', '21/815/08150', '1121081508150'],
    ['BB', '048/815/08155', '3048081508155'],
    ['HB', '75 815 08152', '2475081508152'],
    ['HH', '02/815/08156', '2202081508156'],
    ['HE', '013 815 08153', '2613081508153'],
    ['MV', '079/815/08151', '4079081508151'],
    ['NI', '24/815/08151', '2324081508151'],
    ['NW', '133/8150/8159', '5133081508159'],
    ['RP', '22/815/0815/4', '2722081508154'],
    ['SL', '010/815/08182', '1010081508182'],
    ['SN', '201/123/12340', '3201012312340'],
    ['ST', '101/815/08154', '3101081508154'],
    ['SH', '29 815 08158', '2129081508158'],
    ['TH', '151/815/08156', '4151081508156'],
  ])('of %s: %s', (land, text, federal) => {
    expect(checkTaxNumber(text, land)).toEqual({ ok: true, value: { federal } });
    expect(checkTaxNumber(federal, land)).toEqual({ ok: true, value: { federal } });
  });

  test.each<[Land, string]>([
    ['BW', '2866081508156'],
    ['BW', '2866089638150'],
    ['RP', '2799081508152'],
    ['RP', '2799061508163'],
    ['BE', '1113000191236'],
    ['BE', '1119020140619'],
    ['BE', '1112009391233'],
  ])('of %s in the federal form: %s', (land, federal) => {
    expect(checkTaxNumber(federal, land).ok).toBe(true);
  });

  test.each<[Land | null, string, string, boolean]>([
    ['BE', '21/815/08151', 'tax-number.check-digit', false],
    ['NW', '133/8150/8150', 'tax-number.check-digit', false],
    ['BE', '133/8150/8159', 'tax-number.length', false],
    ['BE', '5133081508159', 'tax-number.length', false],
    ['BY', '181/099/08155', 'tax-number.district', false],
    ['BE', '21/999/08150', 'tax-number.district', false],
    ['BE', '12345', 'tax-number.length', true],
    [null, '12345678901234', 'tax-number.length', true],
    [null, 'none', 'tax-number.form', true],
  ])('of %s: %s gives %s', (land, text, code, certain) => {
    expect(checkTaxNumber(text, land)).toEqual({ ok: false, code, certain });
  });

  test('without a Land is only counted', () => {
    expect(checkTaxNumber('21/815/08150', null)).toEqual({ ok: true, value: { federal: null } });
  });
});

describe('a website', () => {
  test.each([
    'demir-beratung.example',
    'www.müller.example/impressum?lang=de#team',
    'https://studio-nord.example',
    'HTTP://studio.example:8080/',
  ])('%s', (text) => {
    expect(checkWebsite(` ${text} `)).toEqual({ ok: true, value: text });
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,<script>',
    'ftp://studio.example',
    'https://',
    'https://javascript:alert(1)',
    'studio',
    'studio nord.example',
    '-studio.example',
    `${'a.'.repeat(99)}!`,
  ])('%s is refused for certain', (text) => {
    expect(checkWebsite(text)).toEqual({ ok: false, code: 'website.form', certain: true });
  });
});
