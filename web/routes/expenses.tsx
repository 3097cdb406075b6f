/** `/finance/expenses?status=open&category=software&search=…` */
import { useSearch } from '@tanstack/react-router';
import { ExpenseList } from '../expenses/list/ExpenseList.tsx';

export function Page() {
  return <ExpenseList address={useSearch({ from: '/app/finance/expenses' })} />;
}
