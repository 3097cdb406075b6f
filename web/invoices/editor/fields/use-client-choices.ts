/** The clients who match what is typed, and the way to a new one. */
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ClientMessage } from '../../../clients/index.ts';
import { api } from '../../../connection/api.ts';

/** The choice that adds a client. */
export const NEW = 'new';
const MOST_SHOWN = 50;

/** The question for the clients of a name or a part of one; an empty one asks for the first of all. */
export function clientsNamed(search: string) {
  return api.clients.list.queryOptions({
    input: { limit: MOST_SHOWN, archived: 'no' as const, ...(search === '' ? {} : { search }) },
  });
}

export function useClientChoices(name: string, chosen: ClientMessage | null) {
  const { t } = useTranslation('invoices');
  const [search] = useDebouncedValue(name, 150);
  const { data, isPlaceholderData } = useQuery({
    ...clientsNamed(search),
    placeholderData: keepPreviousData,
  });
  const listed = data?.clients ?? [];
  // Until the answer to what is typed is there, a quick Enter must not take a client of the answer before.
  const isAnswered = search === name && !isPlaceholderData;
  const shown = isAnswered ? listed : listed.filter((client) => isNamed(client, name));
  const label = name === '' ? t('client.new') : t('client.newNamed', { name });
  const clients = chosen && name === '' ? [chosen, ...listed.filter(({ id }) => id !== chosen.id)] : shown;
  return {
    clients,
    options: [...clients.map((client) => ({ value: client.id, label: client.name })), { value: NEW, label }],
  };
}

function isNamed(client: ClientMessage, name: string): boolean {
  return client.name.toLowerCase().includes(name.toLowerCase());
}
