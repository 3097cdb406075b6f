import { describe, expect, test } from 'vitest';
import { brokenBy, type Changes, pathsOf } from './testing.ts';

describe('lines', () => {
  test.each<[string, Changes, string[]]>([
    ['no line number', { 'lines.0.id': undefined }, ['BR-21']],
    // R120 takes a missing quantity for 1: 1 x 95.00 is not 950.00.
    ['no quantity', { 'lines.0.quantity': undefined }, ['BR-22', 'PEPPOL-EN16931-R120']],
    ['no unit', { 'lines.0.unit': '' }, ['BR-23']],
    ['no item name', { 'lines.0.item.name': ' ' }, ['BR-25']],
    ['no item', { 'lines.0.item': undefined }, ['BR-25']],
    ['no price', { 'lines.0.price': undefined }, ['BR-26', 'PEPPOL-EN16931-R120']],
    ['a negative price', { 'lines.0.price.net': '-95.00', 'lines.0.quantity': '-10' }, ['BR-27']],
    [
      'a negative price before discount',
      { 'lines.0.price.allowance': { gross: '-1.00', amount: '-96.00' } },
      ['BR-28'],
    ],
    [
      'a free line',
      { 'lines.0.price.net': '0', 'lines.0.charges': [{ amount: '950.00', reason: 'Pauschale' }] },
      [],
    ],
  ])('%s', (_, changes, expected) => {
    expect(brokenBy(changes)).toEqual(expected);
  });

  test('a line without VAT category says so', () => {
    expect(pathsOf('BR-CO-04', { 'lines.0.vatCategory': undefined })).toEqual(['lines.0.vatCategory']);
  });

  test('a line without net amount says so', () => {
    expect(pathsOf('BR-24', { 'lines.0.net': undefined })).toEqual(['lines.0.net']);
  });
});

describe('items', () => {
  test.each<[string, Changes, string[]]>([
    ['an attribute', { 'lines.0.item.attributes': [{ name: 'Farbe', value: 'Rot' }] }, []],
    ['an attribute without value', { 'lines.0.item.attributes': [{ name: 'Farbe' }] }, ['BR-54']],
    ['an attribute without name', { 'lines.0.item.attributes': [{ value: 'Rot' }] }, ['BR-54']],
    ['a GTIN', { 'lines.0.item.standardId': { value: '4012345678901', scheme: '0160' } }, []],
    ['an item number of no scheme', { 'lines.0.item.standardId': { value: '4012345678901' } }, ['BR-64']],
    ['a class', { 'lines.0.item.classifications': [{ code: '72210000', list: 'STI' }] }, []],
    ['a class of no list', { 'lines.0.item.classifications': [{ code: '72210000' }] }, ['BR-65']],
  ])('%s', (_, changes, expected) => {
    expect(brokenBy(changes)).toEqual(expected);
  });
});
