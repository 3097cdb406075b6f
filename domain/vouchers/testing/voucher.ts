/** A voucher of a business that is taxed by performance. */
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
