/** `/finance?year=2026&month=3&side=expense` */
import { useSearch } from '@tanstack/react-router';
import { Finance } from '../finance/Finance.tsx';

export function Page() {
  const { year, month, side } = useSearch({ from: '/app/finance' });
  return <Finance year={year} month={month} side={side} />;
}
