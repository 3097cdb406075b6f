import { describe, expect, test } from 'vitest';
import { XRECHNUNG_EXTENSION, XRECHNUNG_VEHICLES } from './index.ts';
import { brokenBy, type Changes, changed } from './testing.ts';

const [LINE] = changed({}).lines;
const inner = (id: string, net: string, more: object = {}) => ({ ...LINE, id, net, ...more });

describe('the extension of XRechnung', () => {
  // 1130.50 and 100.00 for the third party
  const third = { kind: 'Rundfunkbeitrag', amount: '100.00', description: 'November' };
  const extended: Changes = { customization: XRECHNUNG_EXTENSION };
  test.each<[string, Changes, string[]]>([
    ['by its name alone', {}, []],
    ['lines that add up', { 'lines.0.subLines': [inner('1.1', '900.00'), inner('1.2', '50.00')] }, []],
    ['lines that do not add up', { 'lines.0.subLines': [inner('1.1', '900.00')] }, ['BR-DEX-02']],
    [
      'a line within of no VAT',
      { 'lines.0.subLines': [inner('1.1', '950.00', { vatCategory: '', vatRate: '' })] },
      ['BR-DEX-03'],
    ],
    ['money for a third party', { thirdPartyPayments: [third], 'totals.payable': '1230.50' }, []],
    ['money for a third party that is forgotten', { thirdPartyPayments: [third] }, ['BR-DEX-09']],
    [
      'money for a third party, unexplained',
      { thirdPartyPayments: [{ amount: '100.00' }], 'totals.payable': '1230.50' },
      ['BR-DEX-10', 'BR-DEX-12'],
    ],
    ['money for a third party, how much', { thirdPartyPayments: [{ ...third, amount: '' }] }, ['BR-DEX-11']],
    [
      'money for a third party in tenths of cents',
      { thirdPartyPayments: [{ ...third, amount: '100.000' }], 'totals.payable': '1230.50' },
      ['BR-DEX-13'],
    ],
    [
      'an attached XML',
      { documents: [{ reference: '1', file: { mediaType: 'application/xml', name: 'a.xml' } }] },
      [],
    ],
    [
      'an attached program',
      { documents: [{ reference: '1', file: { mediaType: 'application/x-sh', name: 'a.sh' } }] },
      ['BR-DEX-01'],
    ],
  ])('%s', (_, changes, expected) => {
    expect(brokenBy({ ...extended, ...changes })).toEqual(expected);
  });
});

describe('XRechnung for clean vehicles', () => {
  const vehicles: Changes = { customization: XRECHNUNG_VEHICLES, contract: 'V-1', tender: 'L-1' };
  const vehicle = (code: string, value: string): Changes => ({
    'lines.0.item.classifications': [{ code, list: 'CVD' }],
    'lines.0.item.attributes': [{ name: 'cva', value }],
  });
  test.each<[string, Changes, string[]]>([
    ['a vehicle', vehicle('M1', 'clean'), []],
    ['no vehicle', {}, ['BR-DE-CVD-03']],
    ['no contract', { ...vehicle('M1', 'clean'), contract: '' }, ['BR-DE-CVD-01']],
    ['no tender', { ...vehicle('M1', 'clean'), tender: undefined }, ['BR-DE-CVD-02']],
    ['a class of another world', vehicle('X9', 'clean'), ['BR-DE-CVD-04']],
    ['how clean, unknown', vehicle('N3', 'quite'), ['BR-DE-CVD-05']],
    [
      'a class without how clean',
      { ...vehicle('M1', 'clean'), 'lines.0.item.attributes': [] },
      ['BR-DE-CVD-03', 'BR-DE-CVD-06-a'],
    ],
    [
      'how clean without a class',
      { ...vehicle('M1', 'clean'), 'lines.0.item.classifications': [] },
      ['BR-DE-CVD-03', 'BR-DE-CVD-06-b'],
    ],
  ])('%s', (_, changes, expected) => {
    expect(brokenBy({ ...vehicles, ...changes })).toEqual(expected);
  });
});
