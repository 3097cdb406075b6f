/** The filter by vendor, found by typing. */
import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../connection/api.ts';
import { FilterPopover } from '../../ui/FilterPopover.tsx';
import sheet from '../../ui/sheet.module.css';
import styles from './list.module.css';

interface Props {
  /** Empty: of all. */
  vendor: string;
  onChange: (vendor: string) => void;
}

export function VendorFilter({ vendor, onChange }: Props) {
  const { t } = useTranslation('expense-list');
  return (
    <FilterPopover
      label={t('filter.vendor')}
      value={vendor === '' ? undefined : vendor}
      onClear={() => onChange('')}
    >
      {(close) => (
        <Choices
          vendor={vendor}
          onChange={(name) => {
            onChange(name);
            close();
          }}
        />
      )}
    </FilterPopover>
  );
}

function Choices({ vendor, onChange }: Props) {
  const { t } = useTranslation('expense-list');
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 150);
  const { data } = useQuery(
    api.expenses.vendors.queryOptions({
      input: { search },
      enabled: search !== '',
      placeholderData: keepPreviousData,
    }),
  );
  const names = search === '' ? [] : [...new Set(data?.vendors.map((known) => known.vendor.name))];
  return (
    <div className={styles.panel}>
      <TextInput
        type="text"
        role="searchbox"
        aria-label={t('filter.findVendor')}
        placeholder={t('filter.findVendor')}
        maxLength={100}
        autoComplete="off"
        data-autofocus
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {search !== '' && data !== undefined && names.length === 0 && (
        <p className={styles.hint}>{t('filter.noVendor')}</p>
      )}
      <ul className={styles.vendors} aria-label={t('filter.vendor')}>
        {names.map((name) => (
          <li key={name}>
            <button
              type="button"
              className={`${sheet.choice} ${styles.choice}`}
              aria-pressed={name === vendor}
              onClick={() => onChange(name)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
