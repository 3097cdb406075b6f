import { describe, expect, test } from 'vitest';
import { brokenBy, type Changes } from './testing.ts';

const ADDRESS = { city: 'Wien', postCode: '1010', country: 'AT' };

describe('seller and buyer', () => {
  test.each<[string, Changes, string[]]>([
    ['seller without name', { 'seller.name': '' }, ['BR-06']],
    ['buyer without name', { 'buyer.name': undefined }, ['BR-07']],
    ['seller without address', { 'seller.address': undefined }, ['BR-08']],
    ['seller without country', { 'seller.address.country': undefined }, ['BR-09']],
    ['buyer without address', { 'buyer.address': undefined }, ['BR-10']],
    ['buyer without country', { 'buyer.address.country': ' ' }, ['BR-11']],
    ['seller address of no kind', { 'seller.electronicAddress': { value: 'a@example.org' } }, ['BR-62']],
    ['buyer address of no kind', { 'buyer.electronicAddress': { value: 'a@example.org' } }, ['BR-63']],
  ])('%s', (_, changes, expected) => {
    expect(brokenBy(changes)).toEqual(expected);
  });
});

describe('VAT ids begin with a country', () => {
  test.each([
    ['DE123456789', []],
    ['EL123456789', []],
    ['GR123456789', []],
    ['XI123456789', []],
    ['123456789', ['BR-CO-09']],
    ['de123456789', ['BR-CO-09']],
    ['EU123456789', ['BR-CO-09']],
  ])('%s', (vatId, expected) => {
    expect(brokenBy({ 'buyer.vatId': vatId })).toEqual(expected);
  });
});

describe('the seller is identified', () => {
  const without = { 'seller.vatId': undefined };
  test.each<[string, Changes, string[]]>([
    ['by a tax number alone, as a Kleinunternehmer without VAT id', without, ['BR-CO-26']],
    ['by a registration', { ...without, 'seller.legalRegistration': { value: 'HRB 123' } }, []],
    ['by an identifier of any kind', { ...without, 'seller.identifiers': [{ value: 'W-123' }] }, []],
    [
      'not by the creditor id of direct debits',
      { ...without, 'seller.identifiers': [{ value: 'DE98ZZZ09999999999', scheme: 'SEPA' }] },
      ['BR-CO-26'],
    ],
  ])('%s', (_, changes, expected) => {
    expect(brokenBy(changes)).toEqual(expected);
  });
});

describe('other parties', () => {
  test.each<[string, Changes, string[]]>([
    ['a payee', { payee: { name: 'Factoring AG' } }, []],
    ['a payee without name', { payee: {} }, ['BR-17']],
    ['a payee who is the seller', { payee: { name: 'Jonas Weber' } }, ['BR-17']],
    [
      'a tax representative',
      { taxRepresentative: { name: 'Kanzlei', vatId: 'ATU12345678', address: ADDRESS } },
      [],
    ],
    ['a tax representative of whom nothing is said', { taxRepresentative: {} }, ['BR-18', 'BR-19', 'BR-56']],
    [
      'a tax representative of no country',
      { taxRepresentative: { name: 'Kanzlei', vatId: 'ATU12345678', address: {} } },
      ['BR-20'],
    ],
    ['a delivery', { delivery: { address: ADDRESS } }, []],
    ['a delivery to no country', { delivery: { address: { ...ADDRESS, country: '' } } }, ['BR-57']],
    ['a delivery to no town', { delivery: { address: { country: 'AT' } } }, ['BR-DE-10', 'BR-DE-11']],
  ])('%s', (_, changes, expected) => {
    expect(brokenBy(changes)).toEqual(expected);
  });
});
