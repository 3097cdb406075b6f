/** `/clients?search=…&sort=open&archived=yes` */
import { useSearch } from '@tanstack/react-router';
import { ClientsScreen } from '../clients/ClientsScreen.tsx';
import { isClientSort } from '../clients/index.ts';

export function Page() {
  const { search, sort, archived } = useSearch({ from: '/app/clients' });
  return (
    <ClientsScreen
      search={search}
      sort={isClientSort(sort) ? sort : undefined}
      archived={archived === 'yes' ? 'yes' : 'no'}
    />
  );
}
