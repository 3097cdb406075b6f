/** The filter by client, found by typing. */
import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../connection/api.ts';
import { FilterPopover } from '../../ui/FilterPopover.tsx';
import sheet from '../../ui/sheet.module.css';
import styles from './filters.module.css';

interface Props {
  clientId: string;
  onChange: (clientId: string) => void;
}

export function ClientFilter({ clientId, onChange }: Props) {
  const { t } = useTranslation('invoice-list');
  const chosen = useQuery({
    ...api.clients.get.queryOptions({ input: { id: clientId } }),
    enabled: clientId !== '',
    retry: false,
  });
  const name = chosen.data?.name ?? (chosen.isError ? t('filter.unknownClient') : '…');
  return (
    <FilterPopover
      label={t('filter.client')}
      value={clientId === '' ? undefined : name}
      onClear={() => onChange('')}
    >
      {(close) => (
        <Choices
          clientId={clientId}
          onChange={(id) => {
            onChange(id);
            close();
          }}
        />
      )}
    </FilterPopover>
  );
}

const MOST_SHOWN = 30;

function Choices({ clientId, onChange }: Props) {
  const { t } = useTranslation('invoice-list');
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 150);
  const { data } = useQuery(
    api.clients.list.queryOptions({
      input: { limit: MOST_SHOWN, ...(search === '' ? {} : { search }) },
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <div className={styles.panel}>
      <TextInput
        type="text"
        role="searchbox"
        aria-label={t('filter.findClient')}
        placeholder={t('filter.findClient')}
        maxLength={200}
        autoComplete="off"
        data-autofocus
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {data?.clients.length === 0 && <p className={styles.hint}>{t('filter.noClient')}</p>}
      <Found clients={data?.clients ?? []} clientId={clientId} onChange={onChange} />
    </div>
  );
}

interface FoundProps extends Props {
  clients: readonly { id: string; name: string }[];
}

function Found({ clients, clientId, onChange }: FoundProps) {
  const { t } = useTranslation('invoice-list');
  return (
    <ul className={styles.clients} aria-label={t('filter.client')}>
      {clients.map(({ id, name }) => (
        <li key={id}>
          <button
            type="button"
            className={`${sheet.choice} ${styles.choice}`}
            aria-pressed={id === clientId}
            onClick={() => onChange(id)}
          >
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}
