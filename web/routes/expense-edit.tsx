/** `/expenses/{id}/edit` */
import { useParams } from '@tanstack/react-router';
import { CorrectExpense } from '../expenses/form/CorrectExpense.tsx';

export function Page() {
  const { id } = useParams({ from: '/app/expenses/$id/edit' });
  return <CorrectExpense key={id} id={id} />;
}
