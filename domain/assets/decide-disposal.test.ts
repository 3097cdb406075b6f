/** What a sale or a withdrawal owes, by hand. */
import type { TaxRegime } from '@belegbar/domain/business';
import { day } from '@belegbar/domain/calendar';
import { assert, cents } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import { type DisposalProposal, decideDisposal, taxedByDeducted } from './index.ts';
import { assetOf } from './testing.ts';

const regular: TaxRegime = {
  validFrom: day('2020-01-01'),
  vatBasis: 'accrual',
  smallBusiness: false,
  filingPeriod: 'quarter',
};
const camera = { ...assetOf(), deducted: cents(37_240) };
const received = { gross: cents(119_000), vatCase: 'standard19', receivedOn: day('2026-10-05') } as const;
const sale: DisposalProposal = { on: day('2026-09-30'), reason: 'sale', received };
const withdrawal: DisposalProposal = {
  on: day('2026-09-30'),
  reason: 'withdrawal',
  value: cents(100_000),
  vatCase: 'standard19',
};

function decided(proposal: DisposalProposal, changes: Partial<typeof camera> = {}, regime = regular) {
  const found = decideDisposal({ ...camera, ...changes }, proposal, [regime]);
  if (!found.known) return `unknown ${found.year}`;
  if ('refusal' in found.value) return `${found.value.field} ${found.value.refusal}`;
  const { proceeds } = found.value.disposal;
  return proceeds && [proceeds.net, proceeds.vat, proceeds.vatCase, proceeds.taxPoint];
}

test('a sale for 1,190.00 owes 190.00: with the supply, with the money where that is the basis, or with money before it', () => {
  expect(decided(sale)).toEqual([100_000, 19_000, 'standard19', '2026-09-30']);
  const byReceipt: TaxRegime = { ...regular, vatBasis: 'cash' };
  expect(decided(sale, {}, byReceipt)).toEqual([100_000, 19_000, 'standard19', '2026-10-05']);
  const before: DisposalProposal = { ...sale, received: { ...received, receivedOn: day('2026-08-05') } };
  expect(decided(before)).toEqual([100_000, 19_000, 'standard19', '2026-08-05']);
});

// § 13 (1) No. 1 a s. 4 UStG knows an advance where tax arises on it; of what is exempt (§ 4 No. 28 UStG) none does.
test('an exempt sale stands with the supply, whenever it was paid, and with the money where that is the basis', () => {
  const exempt = { ...received, vatCase: 'exempt', receivedOn: day('2026-08-05') } as const;
  expect(decided({ ...sale, received: exempt })).toEqual([119_000, 0, 'exempt', '2026-09-30']);
  const byReceipt: TaxRegime = { ...regular, vatBasis: 'cash' };
  expect(decided({ ...sale, received: exempt }, {}, byReceipt)).toEqual([119_000, 0, 'exempt', '2026-08-05']);
});

test('a small business owes none (§ 19 (1) UStG)', () => {
  const small: TaxRegime = { ...regular, smallBusiness: true };
  expect(decided(sale, {}, small)).toEqual([119_000, 0, 'standard19', null]);
  expect(decided(withdrawal, {}, small)).toEqual([100_000, 0, 'exempt', null]);
});

test('a withdrawal owes VAT on its going value, only where input VAT was deducted (§ 3 (1b) s. 2 UStG)', () => {
  expect(decided(withdrawal)).toEqual([100_000, 19_000, 'standard19', '2026-09-30']);
  expect(decided(withdrawal, { deducted: cents(0) })).toEqual([100_000, 0, 'exempt', null]);
});

test.each([
  ['a bill that gives none any more', 37_240, 0, [100_000, 0, 'exempt', null]],
  ['a bill that gives it after all', 0, 37_240, [100_000, 7_000, 'reduced7', '2026-09-30']],
])('of a withdrawal the VAT follows %s', (_, then, now, expected) => {
  const noted = decideDisposal({ ...camera, deducted: cents(then) }, { ...withdrawal, vatCase: 'reduced7' }, [
    regular,
  ]);
  assert(noted.known && 'disposal' in noted.value, 'refused');
  const { proceeds } = taxedByDeducted(noted.value.disposal, cents(now));
  expect(proceeds && [proceeds.net, proceeds.vat, proceeds.vatCase, proceeds.taxPoint]).toEqual(expected);
});

test('a withdrawal of a small business stays without VAT, whatever its bill gives', () => {
  const noted = decideDisposal(camera, withdrawal, [{ ...regular, smallBusiness: true }]);
  assert(noted.known && 'disposal' in noted.value, 'refused');
  expect(taxedByDeducted(noted.value.disposal, cents(37_240)).proceeds).toMatchObject({ vat: 0 });
});

test('what an invoice sells, and what is lost, books no income here', () => {
  expect(decided({ on: day('2026-09-30'), reason: 'sale', received: null })).toBeNull();
  expect(decided({ on: day('2026-09-30'), reason: 'loss' })).toBeNull();
});

test('what cannot be is refused', () => {
  const gone = { disposal: { on: day('2026-01-01'), reason: 'loss', proceeds: null } } as const;
  expect(decided(sale, gone)).toBe('on asset.disposal.twice');
  expect(decided({ ...sale, on: day('2024-06-30') })).toBe('on asset.disposal.before-acquisition');
  expect(decided({ ...withdrawal, value: cents(0) })).toBe('value asset.amount.not-positive');
  const unpaid = { ...received, gross: cents(0) };
  expect(decided({ ...sale, received: unpaid })).toBe('received.gross asset.amount.not-positive');
  expect(decided({ ...sale, on: day('2031-01-01') })).toBe('unknown 2031');
});
