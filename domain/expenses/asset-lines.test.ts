/** Fixed assets on a bill: their payment is no cost, their VAT is deducted as ever, and their cost is what is not. */
import type { AssetDescription } from '@belegbar/domain/assets';
import type { TaxRegime } from '@belegbar/domain/business';
import { day } from '@belegbar/domain/calendar';
import { cents, decimal } from '@belegbar/domain/money';
import { describe, expect, test } from 'vitest';
import {
  bookPurchase,
  type Expense,
  type ExpenseLine,
  expenseGross,
  type Purchase,
  purchasedAssets,
} from './index.ts';

const ON = day('2026-02-03');
const REGULAR: TaxRegime = {
  validFrom: day('2020-01-01'),
  vatBasis: 'accrual',
  smallBusiness: false,
  filingPeriod: 'quarter',
};
const SMALL_BUSINESS: TaxRegime = { ...REGULAR, smallBusiness: true };

const camera: AssetDescription = {
  description: 'Kamera',
  kind: 'movable',
  treatment: 'straightLine',
  usefulLifeMonths: 84,
};

/** A camera of 1,000.00 and 190.00, with what is otherwise. */
function line(changes: Partial<ExpenseLine> = {}): ExpenseLine {
  return { taxCode: 'inputStandard19', net: cents(100_000), vat: cents(19_000), asset: camera, ...changes };
}

function bill(lines: ExpenseLine[], changes: Partial<Expense> = {}): Expense {
  return {
    number: 'B-2026-0001',
    vendor: 'Fotohaus',
    vendorVatId: '',
    category: 'equipment',
    documentDate: ON,
    receivedOn: null,
    servicePeriod: { from: ON, to: ON },
    isPrepayment: false,
    lines,
    privateSharePercent: null,
    ...changes,
  };
}

function booked(expense: Expense, regime = REGULAR) {
  const payments = [{ on: ON, amount: expenseGross(expense) }];
  return bookPurchase({ expense, expenseId: 'x', regime, payments })
    .filter(({ basis }) => basis === 'cash')
    .map(({ category, net, vat }) => [category, net, vat]);
}

describe('what is paid', () => {
  test('for a depreciated asset stands apart from cost, line by line', () => {
    const paper = line({ net: cents(10_000), vat: cents(1_900) });
    delete paper.asset;
    expect(booked(bill([line(), paper, line()]))).toEqual([
      ['fixed_assets', -100_000, -19_000],
      ['equipment', -10_000, -1_900],
      ['fixed_assets', -100_000, -19_000],
    ]);
  });

  test('for one that is cost at once is cost', () => {
    expect(booked(bill([line({ asset: { ...camera, treatment: 'immediate' } })]))).toEqual([
      ['equipment', -100_000, -19_000],
    ]);
  });
});

describe('what becomes an asset', () => {
  const amounts = (expense: Expense, regime = REGULAR) =>
    purchasedAssets(expense, regime).map((of) => [of.cost, of.netPrice, of.inputVat, of.deducted]);

  test('costs the net amount, or what was paid where no VAT is deducted (§ 9b (1) EStG)', () => {
    expect(amounts(bill([line()]))).toEqual([[100_000, 100_000, 19_000, 19_000]]);
    expect(amounts(bill([line()]), SMALL_BUSINESS)).toEqual([[119_000, 100_000, 19_000, 0]]);
  });

  test('costs the part of its VAT that is not deducted beside the net amount', () => {
    const mixed = line({ deduction: { reason: 'mixedOutput', percent: decimal('40') } });
    // 40 % of 190.00 are 76.00; 114.00 are cost.
    expect(amounts(bill([mixed]))).toEqual([[111_400, 100_000, 19_000, 7_600]]);
  });

  test('costs the share of the business; the limits go by the whole price', () => {
    const expense = bill([line()], { privateSharePercent: decimal('30') });
    expect(amounts(expense)).toEqual([[70_000, 100_000, 13_300, 13_300]]);
  });

  test('from another state of the EU costs the VAT that is owed and not deducted as well (§ 9b (1) EStG)', () => {
    const acquired = line({ taxCode: 'intraCommunityAcquisition19', vat: cents(0) });
    expect(amounts(bill([acquired]))).toEqual([[100_000, 100_000, 19_000, 19_000]]);
    expect(amounts(bill([acquired]), SMALL_BUSINESS)).toEqual([[119_000, 100_000, 19_000, 0]]);
    const mixed = { ...acquired, deduction: { reason: 'mixedOutput', percent: decimal('40') } } as const;
    // 40 % of 190.00 are 76.00; 114.00 are cost.
    expect(amounts(bill([mixed]))).toEqual([[111_400, 100_000, 19_000, 7_600]]);
    // 70 % for the business: 700.00, and 133.00 of 190.00.
    const share = { privateSharePercent: decimal('30') };
    expect(amounts(bill([acquired], share), SMALL_BUSINESS)).toEqual([[83_300, 100_000, 13_300, 0]]);
  });

  test('is acquired with the supply, and is no asset where it is cost at once', () => {
    const later = { servicePeriod: { from: ON, to: day('2026-03-01') } };
    expect(purchasedAssets(bill([line()], later), REGULAR)[0]?.acquiredOn).toBe('2026-03-01');
    expect(amounts(bill([line({ asset: { ...camera, treatment: 'immediate' } })]))).toEqual([]);
  });
});

describe('VAT that is owed for an asset and not deducted', () => {
  const acquired = line({ taxCode: 'intraCommunityAcquisition19', vat: cents(0) });

  /** Without money: day, category and net of each. */
  function counted(expense: Expense, regime: TaxRegime, acts: Partial<Purchase> = {}) {
    return bookPurchase({ expense, expenseId: 'x', regime, payments: [], ...acts })
      .filter(({ basis }) => basis === 'nonCash')
      .map(({ kind, bookedOn, category, net, taxPoint }) => [kind, bookedOn, category, net, taxPoint]);
  }

  test('is no cost as a payment to the tax office, since it becomes one with the asset', () => {
    // 190.00 are paid to the tax office and counted there (Kz 186); as part of 1,190.00 they are depreciated.
    expect(counted(bill([acquired]), SMALL_BUSINESS)).toEqual([
      ['assetVat', ON, 'vat_paid_to_tax_office', 19_000, null],
    ]);
    const mixed = { ...acquired, deduction: { reason: 'mixedOutput', percent: decimal('40') } } as const;
    expect(counted(bill([mixed]), REGULAR)).toEqual([
      ['assetVat', ON, 'vat_paid_to_tax_office', 11_400, null],
    ]);
    expect(counted(bill([acquired]), REGULAR)).toEqual([]);
    expect(counted(bill([line()]), SMALL_BUSINESS)).toEqual([]);
  });

  test('of what is cost at once stays where it is paid', () => {
    const small = { ...acquired, asset: { ...camera, treatment: 'immediate' } } as const;
    expect(counted(bill([small]), SMALL_BUSINESS)).toEqual([]);
  });

  test('falls with a credit, on its day', () => {
    const credited = { taxCode: 'intraCommunityAcquisition19', net: cents(40_000), vat: cents(0) } as const;
    const credits = [{ on: day('2026-06-01'), number: 'G-1', lines: [credited] }];
    expect(counted(bill([acquired]), SMALL_BUSINESS, { credits })).toEqual([
      ['assetVat', ON, 'vat_paid_to_tax_office', 19_000, null],
      ['assetVat', '2026-06-01', 'vat_paid_to_tax_office', -7_600, null],
    ]);
  });
});
