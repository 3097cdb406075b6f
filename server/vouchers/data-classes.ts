/** What the business wrote itself, and what of it was taken back. */
import { columns, keys, type TableClass, times } from '@belegbar/domain/data-classification';

const own = {
  area: 'books',
  basis: 'legalDuty',
  retention: { kind: 'law', record: 'bookingVoucher' },
  readers: ['owner', 'operator'],
} as const;

export const vouchersClasses: readonly TableClass[] = [
  {
    ...own,
    name: 'vouchers',
    columns: [
      ...keys('business_id id number'),
      ...columns('kind booked_on', 'business', 'confidential', 'booking'),
      ...columns('detail', 'tax', 'confidential', 'booking'),
      ...columns('issuer', 'tax', 'strictlyConfidential', 'booking'),
      ...columns('document_hash', 'business', 'internal', 'fileProof'),
      ...times('created_at'),
    ],
  },
  {
    ...own,
    name: 'voucher_undos',
    columns: [...keys('business_id id voucher_id'), ...times('created_at')],
  },
];
