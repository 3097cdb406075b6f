/** `/tax-reports/income-tax?year=2026` */
import { useSearch } from '@tanstack/react-router';
import { IncomeTax } from '../tax-reports/IncomeTax.tsx';

export function Page() {
  const { year } = useSearch({ from: '/app/tax-reports/income-tax' });
  return <IncomeTax year={year} />;
}
