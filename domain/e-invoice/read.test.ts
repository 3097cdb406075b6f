/** Reading what others wrote: in old names, with several totals, with taxes that are no VAT. Nothing is corrected. */
import { describe, expect, test } from 'vitest';
import { readEInvoice } from './read.ts';
import { element, type XmlElement } from './xml/index.ts';

/** `['cbc:ID', '1']`, or with children instead of a text, or with attributes as the third. */
type Said = [name: string, inner: string | Said[], attributes?: Record<string, string>];

function xml([name, inner, attributes = {}]: Said): XmlElement {
  const own = { ...element(name), attributes };
  return typeof inner === 'string' ? { ...own, text: inner } : { ...own, children: inner.map(xml) };
}

function read(root: Said) {
  const found = readEInvoice(xml(root));
  if (found === null) throw new Error('not an invoice');
  return found;
}

const cii = (settlement: Said[]): Said => [
  'rsm:CrossIndustryInvoice',
  [['rsm:SupplyChainTradeTransaction', [['ram:ApplicableHeaderTradeSettlement', settlement]]]],
];

test('what is neither UBL nor CII is no invoice', () => {
  expect(readEInvoice(xml(['{urn:order}Order', []]))).toBeNull();
});

describe('VAT', () => {
  const tax = (type: string): Said => [
    'ram:ApplicableTradeTax',
    [
      ['ram:CalculatedAmount', '9.50'],
      ['ram:TypeCode', type],
      ['ram:BasisAmount', '50.00'],
      ['ram:CategoryCode', 'S'],
    ],
  ];

  test('insurance tax is no VAT', () => {
    const { invoice, unread } = read(cii([tax('ZF_INSURANCE_TAX')]));
    expect(invoice.vatBreakdown).toEqual([]);
    expect(unread).toHaveLength(4);
  });

  test('VAT is', () => {
    expect(read(cii([tax('VAT')])).invoice.vatBreakdown).toEqual([
      { tax: '9.50', base: '50.00', category: 'S' },
    ]);
  });

  const total = (amount: string, currencyID: string): Said => [
    'cac:TaxTotal',
    [['cbc:TaxAmount', amount, { currencyID }]],
  ];
  const inEuros = (...totals: Said[]) =>
    read(['Invoice', [['cbc:DocumentCurrencyCode', 'EUR'], ['cbc:TaxCurrencyCode', 'SEK'], ...totals]])
      .invoice.totals;

  test('of two totals each is taken for its currency (BT-110, BT-111)', () => {
    expect(inEuros(total('110.00', 'SEK'), total('10.00', 'EUR'))).toMatchObject({
      vat: '10.00',
      vatInAccountingCurrency: '110.00',
    });
  });

  test('two totals in one currency that differ contradict each other: none is taken', () => {
    expect(inEuros(total('10.00', 'EUR'), total('11.00', 'EUR')).vat).toBeUndefined();
  });

  test('a total in a foreign currency is not the one of the invoice', () => {
    expect(inEuros(total('10.00', 'USD')).vat).toBeUndefined();
  });
});

test('ZUGFeRD 1 is read under the names of today', () => {
  const { syntax, invoice } = read([
    'rsm:CrossIndustryDocument',
    [
      [
        'rsm:HeaderExchangedDocument',
        [
          ['ram:ID', 'R-1'],
          ['ram:IssueDateTime', [['udt:DateTimeString', '20141008', { format: '102' }]]],
        ],
      ],
      [
        'rsm:SpecifiedSupplyChainTradeTransaction',
        [
          [
            'ram:ApplicableSupplyChainTradeSettlement',
            [['ram:SpecifiedTradeSettlementMonetarySummation', [['ram:GrandTotalAmount', '119.00']]]],
          ],
          [
            'ram:IncludedSupplyChainTradeLineItem',
            [
              [
                'ram:SpecifiedSupplyChainTradeSettlement',
                [['ram:SpecifiedTradeSettlementMonetarySummation', [['ram:LineTotalAmount', '100.00']]]],
              ],
            ],
          ],
        ],
      ],
    ],
  ]);
  expect([syntax, invoice.number, invoice.issueDate, invoice.totals.gross]).toEqual([
    'zugferd-1',
    'R-1',
    '2014-10-08',
    '119.00',
  ]);
  expect(invoice.lines.map(({ net }) => net)).toEqual(['100.00']);
});

test('lines within lines of CII stand inside their parent, and are written so again', () => {
  const line = (id: string, parent?: string): Said => [
    'ram:IncludedSupplyChainTradeLineItem',
    [
      [
        'ram:AssociatedDocumentLineDocument',
        [['ram:LineID', id], ...(parent === undefined ? [] : [['ram:ParentLineID', parent] as Said])],
      ],
    ],
  ];
  const { invoice } = read([
    'rsm:CrossIndustryInvoice',
    [
      [
        'rsm:SupplyChainTradeTransaction',
        [line('1'), line('1.1', '1'), line('1.1.1', '1.1'), line('2'), line('3', 'gone')],
      ],
    ],
  ]);
  expect(invoice.lines.map(({ id, subLines }) => [id, subLines.map((within) => within.id)])).toEqual([
    ['1', ['1.1']],
    ['2', []],
    ['3', []],
  ]);
  expect(invoice.lines[0]?.subLines[0]?.subLines.map(({ id }) => id)).toEqual(['1.1.1']);
});

test('what the model has no place for is named, and what says nothing as well', () => {
  const { unread, empty } = read([
    'Invoice',
    [
      ['cbc:ID', 'R-1'],
      ['cbc:UUID', 'x'],
      ['cbc:Note', ' '],
      ['cac:Signature', [['cbc:ID', 'y']]],
    ],
  ]);
  expect(unread).toEqual(['Invoice/cbc:UUID', 'Invoice/cac:Signature/cbc:ID']);
  expect(empty).toEqual(['Invoice/cbc:Note']);
});

test('an account that is no IBAN is read and written as what it is', () => {
  const account = (name: string, value: string) =>
    read(
      cii([
        [
          'ram:SpecifiedTradeSettlementPaymentMeans',
          [['ram:PayeePartyCreditorFinancialAccount', [[name, value]]]],
        ],
      ]),
    ).invoice.payments[0]?.account?.iban;
  expect([account('ram:ProprietaryID', '12345'), account('ram:IBANID', 'DE89370400440532013000')]).toEqual([
    '12345',
    'DE89370400440532013000',
  ]);
});
