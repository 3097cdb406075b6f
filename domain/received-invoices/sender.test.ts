/** Who sent it, from which account, and to whom. */
import { emptyEInvoice, type Party } from '@belegbar/domain/e-invoice';
import { decimal } from '@belegbar/domain/money';
import { describe, expect, test } from 'vitest';
import {
  addresseeDiffers,
  bookedAmounts,
  numberKey,
  receivedHeader,
  searchedText,
  searchedWords,
  senderKeys,
  toEuros,
  transferFor,
} from './index.ts';

const header = (seller: Partial<Party>) =>
  receivedHeader({ ...emptyEInvoice(), seller: { identifiers: [], ...seller } });

describe('a sender is known', () => {
  const hers = { vatId: 'IE 6388047 V', taxNumber: '21/815/08150', name: 'Müller & Söhne GmbH' };
  test.for<[string, Partial<Party>, string[]]>([
    ['by all that the invoice says', hers, ['id:IE6388047V', 'id:2181508150', 'name:mullersohne']],
    [
      'by its trading name as well',
      { name: 'Eva Ott', tradingName: 'Papier' },
      ['name:evaott', 'name:papier'],
    ],
    ['by a VAT id that stands at the tax number', { taxNumber: 'DE136695976' }, ['id:DE136695976']],
    ['by nothing', { name: ' . ', vatId: '\u200b' }, []],
  ])('%s', ([, seller, keys]) => {
    expect(senderKeys(header(seller))).toEqual(keys);
  });

  test.for<[string, string]>([
    ['IE6388047V', 'ie 6388-047.v'],
    ['IE6388047V', 'IE6388\u200b047V'],
    ['IE6388047V', 'IE63\u00ad88047V\u202e'],
    ['IE6388047V', 'ＩＥ６３８８０４７Ｖ'],
  ])('by its VAT id %s, also written %s', ([vatId, other]) => {
    expect(senderKeys(header({ vatId: other }))).toEqual(senderKeys(header({ vatId })));
  });

  test.for<[string, string]>([
    ['Müller GmbH', 'MUELLER'],
    ['Müller GmbH', 'Mu\u0308ller G.m.b.H.'],
    ['Müller GmbH', 'Muller Gesellschaft mit beschränkter Haftung'],
    ['Müller & Groß OHG', 'Mueller und Gross oHG'],
    ['Cloudhafen Ltd.', 'Cloud\u200bhafen Limited'],
    ['Cloudhafen Ltd.', 'Cloud-Hafen'],
    ['Cloudhafen Ltd.', 'Ｃｌｏｕｄｈａｆｅｎ'],
    ['Cloudhafen Ltd.', '𝐂loudhafen'],
    ['Cloudhafen Ltd.', 'Cloudhafen\u3164'],
    ['Ørsted A/S', 'Oersted'],
    ['Καλη Α Ε', 'Καλη ΑΕ'],
    ['B.V.', 'BV'],
  ])('by its name %s, also written %s', ([name, other]) => {
    expect(senderKeys(header({ name: other }))).toEqual(senderKeys(header({ name })));
  });

  test('whatever country it says: who forges writes any', () => {
    const at = (country: string) => senderKeys(header({ name: 'Cloudhafen', address: { country } }));
    expect(at('IE')).toEqual(at('AT'));
  });

  test('and is not mistaken for another one', () => {
    const names = ['Müller GmbH', 'Möller GmbH', 'Miller GmbH', 'GmbH', 'AG', 'Müller Bau GmbH'];
    expect(new Set(names.flatMap((name) => senderKeys(header({ name })))).size).toBe(names.length);
  });
});

describe('the number of an invoice is the same', () => {
  test.for([
    're 2026-1 ',
    'RE2026\u20131',
    'RE2026\u20141',
    'RE2026\u20111',
    'RE2026\u22121',
    'RE2026\ufe631',
    'RE\u200b2026-1\u202e',
    'ＲＥ２０２６－１',
  ])('written %s', (number) => {
    expect(numberKey({ number })).toBe('RE2026-1');
  });

  test('but not another one', () => {
    expect(numberKey({ number: 'RE2026/1' })).not.toBe(numberKey({ number: 'RE2026-1' }));
  });
});

describe('the addressee', () => {
  const own = { businessName: 'Weber Code', fullName: 'Jonas Weber', vatId: 'DE314159262' };
  const buyer = (buyerName: string, buyerVatId = '') => ({ buyerName, buyerTradingName: '', buyerVatId });
  test.for<[string, ReturnType<typeof buyer>, string[]]>([
    ['is the business', buyer('WEBER CODE'), []],
    ['is the person', buyer('Jonas Weber'), []],
    ['is named with more words', buyer('Weber Code, Inh. Jonas Weber'), []],
    ['is somebody else', buyer('Brandwerk Digital GmbH'), ['name']],
    ['has another VAT id', buyer('Weber Code', 'DE214365872'), ['vatId']],
    ['has the VAT id, whatever the name', buyer('Webercode Software', 'DE314159262'), []],
    ['is not named', buyer(''), []],
  ])('%s', ([, given, differs]) => {
    expect(addresseeDiffers(given, own)).toEqual(differs);
  });
});

describe('what is to be transferred', () => {
  const invoice = (says: object) => ({
    ...emptyEInvoice(),
    currency: 'EUR',
    number: 'R-1',
    totals: { payable: '119.00' },
    seller: { identifiers: [], name: 'Papierhaus' },
    payments: [{ code: '58', account: { iban: 'DE89 3704 0044 0532 0130 00' } }],
    ...says,
  });

  test('goes to the account of the sender over what is payable, with its number', () => {
    expect(transferFor(invoice({}))).toEqual({
      payee: 'Papierhaus',
      iban: 'DE89 3704 0044 0532 0130 00',
      bic: '',
      amount: 11_900,
      creditorReference: '',
      reference: 'R-1',
    });
  });

  test('goes to another payee (BG-10), and has the reference that the sender asks for', () => {
    expect(transferFor(invoice({ payee: { name: 'Factoring AG' }, remittance: 'Kd 17' }))).toMatchObject({
      payee: 'Factoring AG',
      reference: 'Kd 17',
    });
    // ISO 11649: RF18 5390 0754 7034 is the example of the standard's guide.
    expect(transferFor(invoice({ remittance: 'RF18 5390 0754 7034' }))).toMatchObject({
      creditorReference: 'RF18539007547034',
      reference: '',
    });
  });

  test('shows no signs that turn the text around or that nobody sees', () => {
    const account = {
      iban: 'DE89\u200b 3704 0044 0532 0130 00',
      holder: 'Papier\u202esuah',
      bic: 'COBA\u00adDEFF',
    };
    const says = { payments: [{ code: '58', account }], remittance: 'R\u2066-1' };
    expect(transferFor(invoice(says))).toMatchObject({
      payee: 'Papiersuah',
      iban: 'DE89 3704 0044 0532 0130 00',
      bic: 'COBADEFF',
      reference: 'R-1',
    });
  });

  test.for([
    ['all is paid', { totals: { payable: '0.00' } }],
    ['it is a credit note', { typeCode: '381' }],
    ['it is in dollars', { currency: 'USD' }],
    ['the sender collects it', { payments: [{ code: '59', account: { iban: 'DE89370400440532013000' } }] }],
    ['the account is none', { payments: [{ code: '58', account: { iban: 'DE00370400440532013000' } }] }],
  ] as const)('is nothing where %s', ([, says]) => {
    expect(transferFor(invoice(says))).toBeNull();
  });
});

test('whatever the tax code, both sides add up to what is paid', () => {
  const paid = { base: 10_000, tax: 1900 } as Parameters<typeof bookedAmounts>[0];
  expect(bookedAmounts(paid, 'inputStandard19')).toEqual({ net: 10_000, vat: 1900 });
  expect(bookedAmounts(paid, 'inputNotDeductible')).toEqual({ net: 11_900, vat: 0 });
});

test('dollars become euros by the rate of the day, to the cent', () => {
  // 100.00 / 1.0867 = 92.0217…; 0.005 euros are rounded up.
  expect(toEuros('100.00', decimal('1.0867'))).toBe(9202);
  expect(toEuros('0.01', decimal('2'))).toBe(1);
  for (const [amount, rate] of [
    ['100', '0'],
    ['100', '-1'],
    ['many', '1'],
    ['9999999999', '0.0001'],
  ] as const)
    expect(toEuros(amount, decimal(rate))).toBeNull();
});

test('an invoice is found by sender, number, file and amount, as people type them', () => {
  const words = searchedText(
    { sellerName: 'Größ & Söhne', sellerVatId: '', number: 'RE-7', gross: decimal('1190.5') },
    'Beleg März.pdf',
  );
  for (const typed of ['größ', 'GROSS', 'sohne', 're-7', '1190,50', '1190.50', 'märz marz'])
    expect(searchedWords(typed).every((word) => words.includes(word))).toBe(true);
});

test('numbers that are none, days that are none, and signs that nobody sees stay out of the header', () => {
  const read = receivedHeader({
    ...emptyEInvoice(),
    number: 'R\u0000-1\n',
    seller: { identifiers: [], name: 'Papier\u202ehaus\u200b \u2066Lange', vatId: 'DE\u00ad136695976' },
    issueDate: '2026-02-30',
    totals: { gross: '1e9', net: `1${'0'.repeat(40)}`, payable: ' 12.50 ' },
  });
  expect(read).toMatchObject({ number: 'R -1', issueDate: null, gross: null, net: null, payable: '12.5' });
  expect(read).toMatchObject({ sellerName: 'Papierhaus Lange', sellerVatId: 'DE136695976' });
});
