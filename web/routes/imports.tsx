/** `/imports?kind=expenses` */
import { IMPORT_KINDS } from '@belegbar/domain/imports';
import { useSearch } from '@tanstack/react-router';
import { ImportsScreen } from '../imports/ImportsScreen.tsx';

export function Page() {
  const { kind } = useSearch({ from: '/app/imports' });
  return <ImportsScreen kind={IMPORT_KINDS.find((known) => known === kind) ?? 'clients'} />;
}
