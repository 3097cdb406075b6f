/** Profiles and clients that the cases share. */
import { type BusinessProfile, USUAL_SETTINGS } from '@belegbar/domain/business';
import { type Client, emptyClient } from '@belegbar/domain/clients';
import type { CaseClient, TaxCase } from './case.ts';

type Profile = TaxCase['profile'];

export const ACCRUAL: Profile = { vatBasis: 'accrual', smallBusiness: false, period: 'quarter', land: 'BE' };
export const ACCRUAL_MONTHLY: Profile = { ...ACCRUAL, period: 'month' };
export const CASH: Profile = { ...ACCRUAL, vatBasis: 'cash' };
export const CASH_MONTHLY: Profile = { ...CASH, period: 'month' };
export const SMALL_BUSINESS: Profile = { ...ACCRUAL, smallBusiness: true };

export const AT_HOME: CaseClient = { country: 'DE', business: true };
export const VIENNA: CaseClient = { country: 'AT', business: true, vatId: 'ATU12345675' };
export const MILAN: CaseClient = { country: 'IT', business: true, vatId: 'IT00743110157' };
export const ZURICH: CaseClient = { country: 'CH', business: true };
export const BOSTON: CaseClient = { country: 'US', business: true };

export const CASE_CLIENT: Client = {
  ...emptyClient('de'),
  number: 'K-1',
  name: 'Beispielkunde',
  street: 'Musterweg 1',
  postCode: '10115',
  city: 'Musterstadt',
};

export const CASE_BUSINESS: Omit<BusinessProfile, 'regimes'> = {
  fullName: 'Toni Muster',
  businessName: '',
  street: 'Beispielallee 2',
  addressAddition: '',
  postCode: '10117',
  city: 'Musterstadt',
  country: 'DE',
  email: '',
  phone: '',
  website: '',
  companyType: 'freiberufler',
  land: 'BE',
  taxNumber: '21/815/08150',
  vatId: 'DE136695976',
  iban: 'DE89370400440532013000',
  bic: '',
  accountHolder: '',
  bankName: '',
  numberPattern: '{NNNN}',
  footerText: '',
  accentColor: '#2456A6',
  logo: null,
  defaultPaymentDays: 14,
  ...USUAL_SETTINGS,
  documentLanguage: 'de',
};
