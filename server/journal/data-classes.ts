/** The journal and its sums. */
import { columns, keys, type TableClass, times } from '@belegbar/domain/data-classification';

const own = {
  area: 'books',
  basis: 'legalDuty',
  retention: { kind: 'law', record: 'books' },
  readers: ['owner', 'operator'],
} as const;

export const journalClasses: readonly TableClass[] = [
  {
    ...own,
    name: 'journal_entries',
    columns: [
      ...keys('business_id number document_id reverses'),
      ...columns('basis kind document_kind document_number category', 'business', 'confidential', 'booking'),
      ...columns('booked_on service_from service_to', 'business', 'confidential', 'booking'),
      ...columns('tax_point tax_code scheme exemption_paragraph', 'tax', 'confidential', 'taxReport'),
      ...columns('net vat', 'tax', 'confidential', 'taxReport'),
      ...columns('currency currency_net currency_vat', 'tax', 'confidential', 'inCurrency'),
      ...columns('deductible counts_on', 'tax', 'confidential', 'taxReport'),
      ...columns('counterparty', 'identity', 'confidential', 'booking'),
      ...columns('counterparty_vat_id', 'tax', 'confidential', 'taxReport'),
      ...columns('previous_hash hash', 'security', 'internal', 'chain'),
      ...times('recorded_at'),
    ],
  },
  {
    ...own,
    name: 'journal_sums',
    columns: [
      ...keys('business_id'),
      ...columns(
        'month tax_code scheme kind exemption_paragraph net vat deductible count',
        'tax',
        'confidential',
        'sum',
      ),
    ],
  },
  {
    ...own,
    name: 'cash_sums',
    columns: [
      ...keys('business_id'),
      ...columns('month tax_code scheme category net vat count', 'tax', 'confidential', 'sum'),
    ],
  },
  {
    ...own,
    name: 'eur_sums',
    columns: [
      ...keys('business_id'),
      ...columns('month tax_code scheme category net vat deductible count', 'tax', 'confidential', 'sum'),
    ],
  },
  {
    ...own,
    name: 'journal_months',
    columns: [
      ...keys('business_id'),
      ...columns('month first_number last_number count', 'business', 'confidential', 'chain'),
    ],
  },
];
