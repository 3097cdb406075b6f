/** `/finance/received?state=booked&search=Lindner` */
import { useSearch } from '@tanstack/react-router';
import { ReceivedQueue } from '../received-invoices/ReceivedQueue.tsx';

export function Page() {
  const { state, search } = useSearch({ from: '/app/finance/received' });
  return <ReceivedQueue state={state} search={search ?? ''} />;
}
