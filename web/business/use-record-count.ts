/** How many clients and services there are, as far as they have been read. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClients } from '../clients/index.ts';
import { api } from '../connection/api.ts';

/** In words, such as "3 Leistungen, 5 Kunden"; clients of whom there are further pages are left out. */
export function useRecordCount(): string {
  const { t } = useTranslation(['services', 'clients']);
  const services = useQuery(api.services.list.queryOptions({ input: {} })).data?.services;
  const { clients, pages } = useClients('');
  const count = (records: readonly { archived: boolean }[]) => records.filter((one) => !one.archived).length;
  return [
    ...(services === undefined ? [] : [t('services:count', { count: count(services) })]),
    ...(clients === undefined || pages.hasNextPage ? [] : [t('clients:count', { count: count(clients) })]),
  ].join(', ');
}
