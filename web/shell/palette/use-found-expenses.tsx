/** The expenses whose vendor, number or amount is typed, as the server finds them. */
import { IconReceipt2 } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { api } from '../../connection/api.ts';
import { Money } from '../../ui/Money.tsx';
import type { Entry } from './entry.ts';
import styles from './list.module.css';

const SHOWN_COUNT = 5;

/** `isAsked`: whether so many letters are typed that it is worth asking. */
export function useFoundExpenses(search: string, isAsked: boolean) {
  const navigate = useNavigate();
  const query = useQuery(
    api.expenses.list.queryOptions({
      input: { search, limit: SHOWN_COUNT },
      enabled: isAsked,
      placeholderData: keepPreviousData,
    }),
  );
  const entries = (query.data?.expenses ?? []).map(
    ({ id, number, vendor, gross, currency }): Entry => ({
      kind: 'page',
      id: `expense-${id}`,
      icon: IconReceipt2,
      title: vendor.name,
      detail: number,
      end: (
        <span className={styles.end}>
          <Money cents={gross} currency={currency} />
        </span>
      ),
      run: () => void navigate({ to: '/expenses/$id', params: { id } }),
    }),
  );
  return { query, entries };
}
