/** The sections of My business: where each is found, and which fields stand in it, for its help and for whoever is led to a field. */
import { BUSINESS_ANCHORS } from '../shell/navigation.ts';

export const FIELDS = {
  basic: [
    'fullName',
    'businessName',
    'companyType',
    'phone',
    'street',
    'addressAddition',
    'postCode',
    'city',
    'country',
    'email',
    'website',
  ],
  services: [],
  payment: ['iban', 'bic', 'accountHolder', 'bankName', 'transferReference', 'paymentMethods', 'paymentNote'],
  tax: [
    'land',
    'taxNumber',
    'taxOffice',
    'taxOfficeNumber',
    'vatId',
    'wirtschaftsId',
    'regime',
    'extensionFrom',
    'extensionUntil',
    'specialPrepayment',
    'enabledTaxReports',
    'leitwegId',
    'peppolId',
    'chartOfAccounts',
    'xrechnung',
  ],
  style: ['template', 'font', 'accentColor', 'footerText', 'vatDisclaimer', 'legalFootnotes'],
  defaults: [
    'defaultPaymentDays',
    'dueDateFormat',
    'standardVatRate',
    'currency',
    'numberPattern',
    'nextRunning',
    'cancellationNumberPattern',
    'creditNoteNumberPattern',
    'documentLanguage',
  ],
  security: ['gobdRetention', 'auditConsent', 'analyticsConsent'],
} as const;

export type SectionName = keyof typeof FIELDS;

export const ANCHOR_OF: Record<SectionName, (typeof BUSINESS_ANCHORS)[number]> = {
  basic: 'business-info',
  services: 'services-clients',
  payment: 'payment-settings',
  tax: 'tax-legal',
  style: 'invoice-style',
  defaults: 'default-settings',
  security: 'security-compliance',
};

/** The section in which a place stands: itself, a field by its id, or what else other screens lead to; '' where there is none. */
export function sectionOfPlace(hash: string): string {
  if (BUSINESS_ANCHORS.some((anchor) => anchor === hash)) return hash;
  if (hash === 'export') return 'security-compliance';
  const field = hash.replace(/^profile-/, '');
  const found = Object.entries(FIELDS).find(([, names]) => (names as readonly string[]).includes(field));
  return found === undefined ? '' : ANCHOR_OF[found[0] as SectionName];
}
