/** Clients and the sums that are kept of them. */
import { columns, keys, type TableClass, times } from '@belegbar/domain/data-classification';

const own = {
  area: 'business',
  basis: 'contract',
  retention: { kind: 'account' },
  readers: ['owner', 'operator'],
} as const;

export const clientsClasses: readonly TableClass[] = [
  {
    ...own,
    name: 'clients',
    columns: [
      ...keys('business_id id number'),
      ...columns('version', 'technical', 'internal', 'version'),
      ...columns('name contact_person', 'identity', 'confidential', 'recipient'),
      ...columns('email phone', 'contact', 'confidential', 'reachClient'),
      ...columns('website', 'contact', 'internal', 'reachClient'),
      ...columns('street address_addition post_code city country', 'contact', 'confidential', 'recipient'),
      ...columns('is_business', 'tax', 'internal', 'vatCase'),
      ...columns('vat_id', 'tax', 'confidential', 'vatCase'),
      ...columns('vat_case', 'tax', 'internal', 'vatCase'),
      ...columns('leitweg_id', 'business', 'public', 'recipient'),
      ...columns('language form_of_address', 'business', 'internal', 'language'),
      ...columns('payment_days invoice_format', 'business', 'internal', 'defaults'),
      ...columns('recipients', 'contact', 'confidential', 'reachClient'),
      ...columns('notes', 'business', 'confidential', 'notes'),
      ...columns('archived', 'technical', 'internal', 'state'),
      ...times(),
    ],
  },
  {
    ...own,
    name: 'client_sums',
    columns: [
      ...keys('business_id client_id'),
      ...columns('open last_invoice_date', 'business', 'confidential', 'sum'),
    ],
  },
  {
    ...own,
    name: 'client_revenue',
    columns: [
      ...keys('business_id client_id'),
      ...columns('year net vat', 'business', 'confidential', 'sum'),
    ],
  },
];
