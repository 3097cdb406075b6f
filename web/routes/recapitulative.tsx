/** `/tax-reports/recapitulative?period=2026-Q3&vatId=ATU12345675&kind=services` */
import { useSearch } from '@tanstack/react-router';
import { Recapitulative } from '../tax-reports/Recapitulative.tsx';

export function Page() {
  const { period, vatId, kind } = useSearch({ from: '/app/tax-reports/recapitulative' });
  return <Recapitulative period={period} vatId={vatId} kind={kind} />;
}
