/** `/invoices?status=open&period=this-year&search=…` */
import { useSearch } from '@tanstack/react-router';
import { InvoiceList } from '../invoices/list/InvoiceList.tsx';

export function Page() {
  return <InvoiceList address={useSearch({ from: '/app/invoices' })} />;
}
