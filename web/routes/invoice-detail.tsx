/** `/invoice/{id}`: the editor of a draft, the stored document of an issued invoice, or the editor of what amends it. */
import { useParams, useSearch } from '@tanstack/react-router';
import { InvoiceScreen } from '../invoices/InvoiceScreen.tsx';

export function Page() {
  const { id } = useParams({ from: '/app/invoice/$id' });
  const { amend } = useSearch({ from: '/app/invoice/$id' });
  return <InvoiceScreen id={id} isAmending={amend !== undefined} />;
}
