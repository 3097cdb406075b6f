/** The vendor: typed, or chosen among those of earlier bills, whose last one then proposes the rest. */
import { Autocomplete } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../connection/api.ts';
import { errorOf } from '../../ui/field.tsx';
import { useFormat } from '../../ui/format.ts';
import styles from './form.module.css';
import type { BillForm } from './use-expense-form.ts';
import { type KnownVendor, remembering } from './vendor-memory.ts';

/** `isRead`: a receipt says it, so that it is not typed first. */
export function VendorField({ form, isRead }: { form: BillForm; isRead: boolean }) {
  const { t } = useTranslation('expense-form');
  const { values, change, errorAt } = form;
  const [remembered, setRemembered] = useState<KnownVendor | null>(null);
  // Choosing also writes the words of the option into the field.
  const isPicking = useRef(false);
  const found = useVendors(values.vendor.name);
  const take = (known: KnownVendor) => {
    setRemembered(known);
    change(remembering(values, known));
  };
  const isAsRemembered = remembered?.vendor.name === values.vendor.name;
  return (
    <div data-read="vendor">
      <Autocomplete
        label={t('vendor')}
        value={values.vendor.name}
        data={found.map(({ vendor }) => vendor.name)}
        filter={({ options }) => options}
        renderOption={({ option }) => (
          <Option known={found.find(({ vendor }) => vendor.name === option.value)} />
        )}
        autoFocus={!isRead}
        openOnFocus={false}
        selectFirstOptionOnChange
        autoComplete="off"
        maxLength={200}
        maxDropdownHeight={320}
        comboboxProps={{ shadow: 'sm' }}
        error={errorOf(errorAt('vendor.name', 'vendor'))}
        onChange={(name) => {
          if (!isPicking.current) change({ vendor: { ...values.vendor, name } });
          isPicking.current = false;
        }}
        onOptionSubmit={(name) => {
          isPicking.current = true;
          const known = found.find(({ vendor }) => vendor.name === name);
          if (known) take(known);
        }}
      />
      {remembered !== null && isAsRemembered && <Memory known={remembered} />}
    </div>
  );
}

/** Of what is looked for; a name may be longer. */
const SEARCH_MAXIMUM = 100;

function useVendors(typed: string): readonly KnownVendor[] {
  const search = typed.trim().slice(0, SEARCH_MAXIMUM);
  const { data } = useQuery(
    api.expenses.vendors.queryOptions({
      input: { search },
      placeholderData: keepPreviousData,
      staleTime: 60_000,
    }),
  );
  return data?.vendors ?? [];
}

function Option({ known }: { known: KnownVendor | undefined }) {
  const { t } = useTranslation(['expense-form', 'received-invoices']);
  const format = useFormat();
  if (known === undefined) return null;
  return (
    <span className={styles.option}>
      <span>{known.vendor.name}</span>
      <span className={styles.optionNote}>
        {t('expense-form:optionNote', {
          category: t(`received-invoices:category.${known.category}`, { defaultValue: '' }),
          day: format.day(known.documentDate),
        })}
      </span>
    </span>
  );
}

function Memory({ known }: { known: KnownVendor }) {
  const { t } = useTranslation(['expense-form', 'received-invoices']);
  const format = useFormat();
  return (
    <p className={styles.memory} role="status">
      <IconHistory size={14} stroke={1.75} aria-hidden="true" />
      {t('expense-form:asOn', {
        day: format.day(known.documentDate),
        category: t(`received-invoices:category.${known.category}`, { defaultValue: '' }),
      })}
    </p>
  );
}
