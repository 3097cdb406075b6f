/** `/tax-reports/eur?year=2026&line=income` or `&month=3` */
import { useSearch } from '@tanstack/react-router';
import { Eur } from '../tax-reports/Eur.tsx';

export function Page() {
  const { year, line, month } = useSearch({ from: '/app/tax-reports/eur' });
  return <Eur year={year} line={line} month={month} />;
}
