import { describe, expect, test } from 'vitest';
import { brokenBy, type Changes, pathsOf } from '../testing.ts';
import { codeList, joined, rangedCodeList } from './code-list.ts';
import { CREDIT_NOTE_TYPES, DOCUMENT_TYPES } from './documents.ts';
import { UNITS } from './units.ts';

describe('lists', () => {
  test('a code is on the list or not, as written', () => {
    const list = codeList('\nEUR USD\nPLN\n');
    expect(['EUR', 'PLN', 'eur', 'EUR USD', ''].map(list.has)).toEqual([true, true, false, false, false]);
  });

  test('ranges stand for all between', () => {
    const list = rangedCodeList('8-11 A9-10 5A E07');
    expect(['7', '8', '10', '11', '12', 'A9', 'A10', 'A11', '5A', 'E07', 'A9-10'].map(list.has)).toEqual([
      false,
      true,
      true,
      true,
      false,
      true,
      true,
      false,
      true,
      true,
      false,
    ]);
  });

  test('two lists together', () => {
    expect(['a', 'b', 'c'].map(joined(codeList('a'), codeList('b')).has)).toEqual([true, true, false]);
  });
});

// UN/ECE Recommendation 20 has no A1 and A25, and packages (Recommendation 21) only with X before them.
test.each([
  ['HUR', true],
  ['DAY', true],
  ['MON', true],
  ['C62', true],
  ['H87', true],
  ['LS', true],
  ['XPP', true],
  ['A24', true],
  ['5B', true],
  ['A25', false],
  ['A1', false],
  ['PP', false],
  ['Stunde', false],
])('unit %s: %s', (code, expected) => {
  expect(UNITS.has(code)).toBe(expected);
});

test('German types of documents are known, and which of them are credit notes', () => {
  const types = ['326', '380', '381', '384', '389', '875', '876', '877'];
  expect(types.filter(DOCUMENT_TYPES.has)).toEqual(types);
  expect(types.filter(CREDIT_NOTE_TYPES.has)).toEqual(['381']);
});

const EXTENSION =
  'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0';
const VEHICLES =
  'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0#compliant#urn:xeinkauf.de:kosit:xrechnung:cvd_0.9';

// A code that is on no list, and one that is.
test.each<[string, string, (code: string) => unknown, string, string, string]>([
  ['BR-CL-01', 'typeCode', same, '999', '384', 'typeCode'],
  ['BR-CL-04', 'currency', same, 'EURO', 'CHF', 'currency'],
  ['BR-CL-05', 'accountingCurrency', same, 'euro', 'PLN', 'accountingCurrency'],
  ['BR-CL-06', 'taxPointCode', same, '36', '35', 'taxPointCode'],
  ['BR-CL-07', 'invoicedObject', identified, 'QQQ', 'AAA', 'invoicedObject.scheme'],
  ['BR-CL-07', 'lines.0.object', identified, 'QQQ', 'AAA', 'lines.0.object.scheme'],
  ['BR-CL-08', 'notes', (subject) => [{ subject, text: 'x' }], 'QQQ', 'AAI', 'notes.0.subject'],
  ['BR-CL-10', 'seller.identifiers', listed, '9999', 'SEPA', 'seller.identifiers.0.scheme'],
  ['BR-CL-10', 'buyer.identifiers', listed, 'SEPA', '0088', 'buyer.identifiers.0.scheme'],
  ['BR-CL-11', 'seller.legalRegistration', identified, '9999', '0204', 'seller.legalRegistration.scheme'],
  ['BR-CL-14', 'buyer.address.country', same, 'Deutschland', '1A', 'buyer.address.country'],
  ['BR-CL-15', 'lines.0.item.originCountry', same, 'UK', 'XI', 'lines.0.item.originCountry'],
  ['BR-CL-16', 'payments.0.code', same, '71', 'ZZZ', 'payments.0.code'],
  ['BR-CL-17', 'vatBreakdown.0.category', same, 'A', 'S', 'vatBreakdown.0.category'],
  ['BR-CL-18', 'lines.0.vatCategory', same, 'IC', 'S', 'lines.0.vatCategory'],
  ['BR-CL-19', 'allowances', reasoned, '1', '95', 'allowances.0.reasonCode'],
  ['BR-CL-19', 'lines.0.allowances', reasoned, '1', '95', 'lines.0.allowances.0.reasonCode'],
  ['BR-CL-20', 'charges', reasoned, '95', 'FC', 'charges.0.reasonCode'],
  ['BR-CL-21', 'lines.0.item.standardId', identified, 'GTIN', '0160', 'lines.0.item.standardId.scheme'],
  [
    'BR-CL-22',
    'vatBreakdown.0.exemptionCode',
    same,
    'VATEX-DE-19',
    'vatex-eu-ae',
    'vatBreakdown.0.exemptionCode',
  ],
  ['BR-CL-23', 'lines.0.unit', same, 'Std.', 'HUR', 'lines.0.unit'],
  ['BR-CL-23', 'lines.0.price.baseUnit', same, 'Std.', 'HUR', 'lines.0.price.baseUnit'],
  ['BR-CL-24', 'documents', attached, 'application/xml', 'application/pdf', 'documents.0.file.mediaType'],
  ['BR-CL-25', 'seller.electronicAddress.scheme', same, 'MAIL', '9930', 'seller.electronicAddress.scheme'],
  ['BR-CL-26', 'delivery', located, '9999', '0088', 'delivery.location.scheme'],
])('%s: %s', (id, path, shape, unknown, known, place) => {
  expect(pathsOf(id, { [path]: shape(unknown) })).toEqual([place]);
  expect(pathsOf(id, { [path]: shape(` ${known} `) })).toEqual([]);
  expect(pathsOf(id, { [path]: shape('') })).toEqual([]);
});

test('codes of lines within lines count too', () => {
  const inner = { allowances: [], charges: [], subLines: [], unit: 'Std.' };
  expect(pathsOf('BR-CL-23', { 'lines.0.subLines': [inner] })).toEqual(['lines.0.subLines.0.unit']);
});

describe('variants of XRechnung have longer lists under numbers of their own', () => {
  test.each<[string, string, Changes, string]>([
    ['BR-CL-10', 'BR-DEX-04', { 'seller.identifiers': listed('XR01') }, '9999'],
    ['BR-CL-25', 'BR-DEX-07', { 'seller.electronicAddress': identified('XR02') }, 'MAIL'],
  ])('%s is %s in the extension', (official, own, changes) => {
    expect(brokenBy(changes)).toContain(official);
    const broken = brokenBy({ ...changes, customization: EXTENSION });
    expect(broken).not.toContain(official);
    expect(broken).not.toContain(own);
  });

  test('a scheme that the extension does not know either', () => {
    const changes = { customization: EXTENSION, 'seller.identifiers': listed('9999') };
    expect(brokenBy(changes).filter((id) => /CL|DEX/.test(id))).toEqual(['BR-DEX-04']);
  });

  test('XML as an attachment only in the extension', () => {
    const changes = { customization: EXTENSION, documents: attached('application/xml') };
    expect(brokenBy(changes)).toEqual([]);
  });

  test('the list of clean vehicles only for them', () => {
    const classes = { 'lines.0.item.classifications': [{ code: 'M1', list: 'CVD' }] };
    expect(brokenBy(classes)).toEqual(['BR-CL-13']);
    const broken = brokenBy({ ...classes, customization: VEHICLES });
    expect(broken.filter((id) => /CL|TMP/.test(id))).toEqual([]);
  });
});

function same(code: string): string {
  return code;
}

function identified(scheme: string) {
  return { value: '1', scheme };
}

function listed(scheme: string) {
  return [identified(scheme)];
}

function reasoned(reasonCode: string) {
  return [{ amount: '0.00', reasonCode, vatCategory: 'S', vatRate: '19' }];
}

function attached(mediaType: string) {
  return [{ reference: 'A', file: { content: 'QQ==', mediaType, name: 'a' } }];
}

function located(scheme: string) {
  return { location: identified(scheme) };
}
