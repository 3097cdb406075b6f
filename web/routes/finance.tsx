/** `/finance?year=2026&month=3&side=expense`, `/finance?year=2026&category=software`, `/finance?year=2026&client=Brandwerk` */
import { useSearch } from '@tanstack/react-router';
import { Finance } from '../finance/Finance.tsx';

export function Page() {
  return <Finance {...useSearch({ from: '/app/finance' })} />;
}
