/** `/tax-reports/vat-advance?period=2026-Q3&box=81` */
import { useSearch } from '@tanstack/react-router';
import { VatAdvance } from '../tax-reports/VatAdvance.tsx';

export function Page() {
  const { period, box } = useSearch({ from: '/app/tax-reports/vat-advance' });
  return <VatAdvance period={period} box={box} />;
}
