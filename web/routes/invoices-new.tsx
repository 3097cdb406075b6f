/** `/invoices/new` */
import { useLocation, useSearch } from '@tanstack/react-router';
import { NewInvoice } from '../invoices/editor/NewInvoice.tsx';

/** Coming here once more begins another invoice, also from the editor of the last one, whose address is this route's. */
export function Page() {
  const { client } = useSearch({ from: '/app/invoices/new' });
  const visit = useLocation({ select: ({ state }) => state.__TSR_key });
  return <NewInvoice key={visit} clientId={client} />;
}
