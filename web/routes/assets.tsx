/** `/finance/assets?asset={id}&booked=2026`: of this year its entries are looked at */
import { useSearch } from '@tanstack/react-router';
import { Assets } from '../assets/Assets.tsx';

export function Page() {
  const { asset, booked } = useSearch({ from: '/app/finance/assets' });
  return <Assets asset={asset} booked={booked} />;
}
