/** `/finance/assets?asset={id}` */
import { useSearch } from '@tanstack/react-router';
import { Assets } from '../assets/Assets.tsx';

export function Page() {
  const { asset } = useSearch({ from: '/app/finance/assets' });
  return <Assets asset={asset} />;
}
