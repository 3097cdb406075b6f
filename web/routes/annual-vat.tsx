/** `/tax-reports/annual-vat?year=2026&box=81` */
import { useSearch } from '@tanstack/react-router';
import { AnnualVat } from '../tax-reports/AnnualVat.tsx';

export function Page() {
  const { year, box } = useSearch({ from: '/app/tax-reports/annual-vat' });
  return <AnnualVat year={year} box={box} />;
}
