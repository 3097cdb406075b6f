/** What comes to Jonas every month of 2025: eight vendors, of whom two bill from Ireland and the Netherlands and two from the USA. */
import { type Slip, slip } from './slip.ts';

const MONTHS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'];

const HOSTING = {
  vendor: 'Cloudhafen Ltd.',
  country: 'IE',
  category: 'software',
  means: 'directDebit',
} as const;
const FORMS = { vendor: 'Formlab B.V.', country: 'NL', category: 'software', means: 'card' } as const;
const CODE = { vendor: 'Forgeline Inc.', country: 'US', category: 'software', means: 'card' } as const;
const MODEL = { vendor: 'Lumen Models Inc.', country: 'US', category: 'software', means: 'card' } as const;
const MAILBOX = {
  vendor: 'Postkasten GmbH',
  country: 'DE',
  category: 'software',
  means: 'directDebit',
} as const;
const PHONE = {
  vendor: 'Fernmeldebüro Nord GmbH',
  country: 'DE',
  category: 'communication',
  means: 'directDebit',
  privateShare: '20',
} as const;
const DESK = {
  vendor: 'Werkhof Mitte eG',
  country: 'DE',
  category: 'office_utilities',
  means: 'creditTransfer',
} as const;
const BANK = {
  vendor: 'Musterbank Berlin',
  country: 'DE',
  category: 'other_expenses',
  means: 'directDebit',
} as const;

/** The telephone of December is debited on 3 January: it recurs, so it counts in 2025 (§ 11 (2) s. 2 EStG). */
const IN_JANUARY = { later: { due: '2026-01-03', paidOn: '2026-01-03', isRecurring: true } };

/** In dollars, at the rates of the ministry for a half year each, as the story has them. */
const dollarsOf = (month: string) => ({
  inCurrency:
    month <= '06'
      ? { currency: 'USD' as const, unitsPerEuro: '1.05', euros: '20.00' }
      : { currency: 'USD' as const, unitsPerEuro: '1.12', euros: '18.75' },
});

/** Twelve of each, 96 slips. */
export const SUBSCRIPTIONS: Slip[] = MONTHS.flatMap((month) => [
  slip(`2025-${month}-02`, 'inputStandard19', '214.20', DESK),
  slip(`2025-${month}-03`, 'inputStandard19', '7.14', MAILBOX),
  slip(`2025-${month}-05`, 'euServiceReverseCharge', '15.00', FORMS),
  slip(`2025-${month}-10`, 'otherReverseCharge', '21.00', { ...CODE, ...dollarsOf(month) }),
  slip(`2025-${month}-12`, 'otherReverseCharge', '22.00', MODEL),
  slip(`2025-${month}-15`, 'euServiceReverseCharge', '49.00', HOSTING),
  slip(`2025-${month}-20`, 'inputStandard19', '59.50', { ...PHONE, ...(month === '12' ? IN_JANUARY : {}) }),
  slip(`2025-${month}-28`, 'inputNone', '12.90', BANK),
]);
