/** `/expenses/new?receipt=…` */
import { useSearch } from '@tanstack/react-router';
import { NewExpense } from '../expenses/form/NewExpense.tsx';

export function Page() {
  const { receipt } = useSearch({ from: '/app/expenses/new' });
  return <NewExpense receiptId={receipt} />;
}
