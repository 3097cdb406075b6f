/** How many received invoices wait to be looked at, as it stands in the sidebar. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../connection/api.ts';
import { Counter } from '../ui/Marks.tsx';

/** Zero also while it is not known. */
export function useReceivedCount(): number {
  return useQuery(api.receivedInvoices.count.queryOptions({ staleTime: 60_000 })).data?.toReview ?? 0;
}

/** Nothing while nothing waits. */
export function ReceivedCount() {
  const { t } = useTranslation('shell');
  const count = useReceivedCount();
  return count === 0 ? null : <Counter count={count} label={t('receivedCount', { count })} />;
}
