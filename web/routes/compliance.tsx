/** `/compliance?month=2026-10` */
import { useSearch } from '@tanstack/react-router';
import { Compliance } from '../compliance/Compliance.tsx';

export function Page() {
  const { month } = useSearch({ from: '/app/compliance' });
  return <Compliance month={month} />;
}
