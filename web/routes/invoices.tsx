/** `/invoices?status=open&period=this-year&search=…` */
import { useSearch } from '@tanstack/react-router';
import { InvoiceList } from '../invoices/index.ts';

export function Page() {
  return <InvoiceList address={useSearch({ from: '/app/invoices' })} />;
}
