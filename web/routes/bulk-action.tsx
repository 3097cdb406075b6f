/** `/invoices/actions/{id}` */
import { useParams } from '@tanstack/react-router';
import { BulkScreen } from '../bulk-actions/BulkScreen.tsx';

export function Page() {
  const { id } = useParams({ from: '/app/invoices/actions/$id' });
  return <BulkScreen key={id} id={id} />;
}
