/** `/expenses/{id}` */
import { useParams } from '@tanstack/react-router';
import { ExpensePage } from '../expenses/ExpensePage.tsx';

export function Page() {
  const { id } = useParams({ from: '/app/expenses/$id' });
  return <ExpensePage key={id} id={id} />;
}
