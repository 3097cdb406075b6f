/** `/invoices?filter=open&search=…` */
import { useSearch } from '@tanstack/react-router';
import { InvoiceList, isListFilter } from '../invoices/index.ts';

export function Page() {
  const { filter, search } = useSearch({ from: '/app/invoices' });
  return <InvoiceList filter={isListFilter(filter) ? filter : 'all'} search={search} />;
}
