/** `/finance/received/{id}` */
import { useParams } from '@tanstack/react-router';
import { ReceivedInvoice } from '../received-invoices/ReceivedInvoice.tsx';

export function Page() {
  const { id } = useParams({ from: '/app/finance/received/$id' });
  return <ReceivedInvoice key={id} id={id} />;
}
