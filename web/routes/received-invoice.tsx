/** `/finance/received/{id}` */
import { useParams } from '@tanstack/react-router';
import { ReceivedInvoice } from '../received-invoices/index.ts';

export function Page() {
  const { id } = useParams({ from: '/app/finance/received/$id' });
  return <ReceivedInvoice key={id} id={id} />;
}
