import { describe, expect, test } from 'vitest';
import { brokenBy, type Changes } from './testing.ts';

const attached = (reference: string, name: string) => ({
  reference,
  file: { content: 'JVBERg==', mediaType: 'application/pdf', name },
});

describe('the invoice as a whole in Germany', () => {
  test.each<[string, Changes, string[]]>([
    ['no buyer reference', { buyerReference: undefined }, ['BR-DE-15']],
    ['any buyer reference', { buyerReference: '-' }, []],
    ['a prepayment invoice', { typeCode: '386' }, ['BR-DE-17']],
    ['a final construction invoice', { typeCode: '877' }, []],
    [
      'an older XRechnung',
      { customization: 'urn:cen.eu:en16931:2017#compliant#urn:xoev-de:kosit:standard:xrechnung_2.3' },
      ['BR-DE-21'],
    ],
    ['a corrected invoice of none', { typeCode: '384' }, ['BR-DE-26']],
    ['a corrected invoice', { typeCode: '384', preceding: [{ number: '2026-016' }] }, []],
    [
      'two attachments of one name',
      { documents: [attached('1', 'a.pdf'), attached('2', 'a.pdf')] },
      ['BR-DE-22'],
    ],
    ['two attachments', { documents: [attached('1', 'a.pdf'), attached('2', 'b.pdf')] }, []],
    ['a document elsewhere', { documents: [{ reference: '1', location: 'https://example.org/a' }] }, []],
    [
      'a document at no address',
      { documents: [{ reference: '1', location: 'example.org/a' }] },
      ['BR-TMP-2'],
    ],
    ['no day of supply', { period: undefined }, ['BR-DE-TMP-32']],
    ['a day of supply', { period: undefined, delivery: { date: '2026-11-15' } }, []],
    ['a day of supply with each line', { period: undefined, 'lines.0.period': { start: '2026-11-01' } }, []],
  ])('%s', (_, changes, expected) => {
    expect(brokenBy(changes)).toEqual(expected);
  });

  test('a breakdown without rate', () => {
    expect(brokenBy({ 'vatBreakdown.0.rate': undefined })).toContain('BR-DE-14');
  });
});

describe('seller and buyer in Germany', () => {
  test.each<[string, Changes, string[]]>([
    ['no contact', { 'seller.contact': undefined }, ['BR-DE-2']],
    ['no city of the seller', { 'seller.address.city': '' }, ['BR-DE-3']],
    ['no post code of the seller', { 'seller.address.postCode': undefined }, ['BR-DE-4']],
    ['no name of the contact', { 'seller.contact.name': undefined }, ['BR-DE-5']],
    ['no phone', { 'seller.contact.phone': undefined }, ['BR-DE-27', 'BR-DE-6']],
    ['a phone of two digits', { 'seller.contact.phone': '+49' }, ['BR-DE-27']],
    ['no e-mail address', { 'seller.contact.email': undefined }, ['BR-DE-28', 'BR-DE-7']],
    ['an e-mail address without domain', { 'seller.contact.email': 'jonas@example' }, ['BR-DE-28']],
    ['no city of the buyer', { 'buyer.address.city': '' }, ['BR-DE-8']],
    ['no post code of the buyer', { 'buyer.address.postCode': undefined }, ['BR-DE-9']],
    [
      'neither VAT id nor tax number',
      { 'seller.vatId': undefined, 'seller.taxNumber': undefined },
      ['BR-CO-26', 'BR-DE-16', 'BR-S-02'],
    ],
  ])('%s', (_, changes, expected) => {
    expect(brokenBy(changes)).toEqual(expected);
  });
});

describe('Skonto', () => {
  test.each([
    ['#SKONTO#TAGE=14#PROZENT=2.00#\n', []],
    ['#SKONTO#TAGE=14#PROZENT=2.00#\r\n', []],
    ['#SKONTO#TAGE=7#PROZENT=3.00#\n#SKONTO#TAGE=14#PROZENT=2.00#BASISBETRAG=-357.93#\n', []],
    ['Zahlbar in 30 Tagen.\n#SKONTO#TAGE=14#PROZENT=2.00#\nDanke', []],
    ['Rechnung #17 ist noch offen', []],
    ['2 % bei Zahlung in 14 Tagen', []],
    ['#SKONTO#TAGE=14#PROZENT=2.00#', ['BR-DE-18']],
    ['#SKONTO#TAGE=14#PROZENT=2.00# bitte\n', ['BR-DE-18']],
    ['#SKONTO#TAGE=14#PROZENT=2#\n', ['BR-DE-18']],
    ['#SKONTO#TAGE=14#PROZENT=2,00#\n', ['BR-DE-18']],
    ['#SKONTO#PROZENT=2.00#TAGE=14#\n', ['BR-DE-18']],
    ['#Skonto#TAGE=14#PROZENT=2.00#\n', ['BR-DE-18']],
    ['#VERZUG#TAGE=14#PROZENT=2.00#\n', ['BR-DE-18']],
  ])('%j', (paymentTerms, expected) => {
    expect(brokenBy({ paymentTerms })).toEqual(expected);
  });
});
