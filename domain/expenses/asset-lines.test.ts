/** Fixed assets on a bill: their payment is no cost, their VAT is deducted as ever, and their cost is what is not. */
import type { AssetDescription } from '@belegbar/domain/assets';
import type { TaxRegime } from '@belegbar/domain/business';
import { day } from '@belegbar/domain/calendar';
import { cents, decimal } from '@belegbar/domain/money';
import { describe, expect, test } from 'vitest';
import { bookPurchase, type Expense, type ExpenseLine, expenseGross, purchasedAssets } from './index.ts';

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

  test('from another state of the EU is net, whoever deducts its VAT', () => {
    const acquired = line({ taxCode: 'intraCommunityAcquisition19', vat: cents(0) });
    expect(amounts(bill([acquired]))).toEqual([[100_000, 100_000, 19_000, 19_000]]);
    expect(amounts(bill([acquired]), SMALL_BUSINESS)).toEqual([[100_000, 100_000, 19_000, 0]]);
  });

  test('is acquired with the supply, and is no asset where it is cost at once', () => {
    const later = { servicePeriod: { from: ON, to: day('2026-03-01') } };
    expect(purchasedAssets(bill([line()], later), REGULAR)[0]?.acquiredOn).toBe('2026-03-01');
    expect(amounts(bill([line({ asset: { ...camera, treatment: 'immediate' } })]))).toEqual([]);
  });
});
