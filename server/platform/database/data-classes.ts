/** Which migrations have run. */
import { columns, type TableClass, times } from '@belegbar/domain/data-classification';

export const databaseClasses: readonly TableClass[] = [
  {
    name: 'schema_migrations',
    area: 'install',
    basis: 'none',
    retention: { kind: 'install' },
    readers: ['administrator', 'operator'],
    columns: [...columns('name checksum', 'technical', 'public', 'migration'), ...times('applied_at')],
  },
];
