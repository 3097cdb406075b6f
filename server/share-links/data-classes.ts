/** Links that open an invoice. */
import { columns, keys, type TableClass, times } from '@belegbar/domain/data-classification';

export const shareLinksClasses: readonly TableClass[] = [
  {
    name: 'share_links',
    area: 'invoices',
    basis: 'contract',
    retention: { kind: 'account' },
    readers: ['owner', 'client', 'operator'],
    columns: [
      ...keys('business_id id invoice_id client_id'),
      ...columns('token', 'security', 'strictlyConfidential', 'shareToken'),
      ...columns('active expires_on', 'business', 'internal', 'state'),
      ...columns('access_count last_accessed_at fetched_at', 'business', 'confidential', 'viewed'),
      ...times('created_at'),
    ],
  },
];
