/** Vouchers of a business that is taxed by performance, and of one that is small. */
import type { TaxRegime } from '@belegbar/domain/business';
import { day } from '@belegbar/domain/calendar';
import type { Voucher } from '../voucher.ts';

const REGULAR: TaxRegime = {
  validFrom: day('2020-01-01'),
  vatBasis: 'accrual',
  smallBusiness: false,
  filingPeriod: 'quarter',
};

export const A_VOUCHER: Voucher = { id: 'v', number: 'V-1', regimes: [REGULAR] };
export const SMALL: Voucher = { ...A_VOUCHER, regimes: [{ ...REGULAR, smallBusiness: true }] };
