/** Files of clients and services that are taken in. */
import { columns, keys, type TableClass, times } from '@belegbar/domain/data-classification';
import { UNDO_DAYS } from './message.ts';

const own = {
  area: 'business',
  basis: 'contract',
  readers: ['owner', 'operator'],
} as const;

export const importsClasses: readonly TableClass[] = [
  {
    ...own,
    name: 'imports',
    retention: { kind: 'account' },
    columns: [
      ...keys('business_id id user_id'),
      ...columns('kind state', 'technical', 'internal', 'state'),
      ...columns('file_name', 'business', 'confidential', 'importing'),
      ...columns('settings headings', 'business', 'internal', 'importing'),
      ...columns(
        'rows_total rows_done created updated unchanged skipped',
        'technical',
        'internal',
        'importing',
      ),
      ...columns('warned removed restored stayed', 'technical', 'internal', 'importing'),
      ...times('created_at started_at finished_at undone_at'),
    ],
  },
  {
    ...own,
    name: 'import_files',
    retention: { kind: 'days', days: 1 },
    columns: [
      ...keys('business_id import_id'),
      ...columns('content', 'contact', 'confidential', 'importing'),
    ],
  },
  {
    ...own,
    name: 'import_rows',
    retention: { kind: 'days', days: UNDO_DAYS },
    columns: [
      ...keys('business_id import_id line record_id'),
      ...columns('version', 'technical', 'internal', 'version'),
      ...columns('outcome undo', 'technical', 'internal', 'state'),
      ...columns('name', 'identity', 'confidential', 'undoing'),
      ...columns('before', 'contact', 'confidential', 'undoing'),
      ...columns('problems cells', 'contact', 'confidential', 'importing'),
    ],
  },
];
