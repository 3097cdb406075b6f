/** `/imports?kind=services` */
import { useSearch } from '@tanstack/react-router';
import { ImportsScreen } from '../imports/ImportsScreen.tsx';

export function Page() {
  const { kind } = useSearch({ from: '/app/imports' });
  return <ImportsScreen kind={kind === 'services' ? 'services' : 'clients'} />;
}
