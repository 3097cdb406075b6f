/** Exports that are being written. */
import { columns, keys, type TableClass, times } from '@belegbar/domain/data-classification';

export const dataExportClasses: readonly TableClass[] = [
  {
    name: 'data_exports',
    area: 'business',
    basis: 'contract',
    retention: { kind: 'account' },
    readers: ['owner', 'operator'],
    columns: [
      ...keys('business_id id session_id'),
      ...columns('state parts_done parts', 'technical', 'internal', 'state'),
      ...times('begun_at changed_at'),
    ],
  },
];
