/** `/invoice/{id}`: the editor of a draft, the stored document of an issued invoice. */
import { useParams } from '@tanstack/react-router';
import { InvoiceScreen } from '../invoices/InvoiceScreen.tsx';

export function Page() {
  const { id } = useParams({ from: '/app/invoice/$id' });
  return <InvoiceScreen id={id} />;
}
