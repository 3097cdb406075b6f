/** `/imports/{id}` */
import { useParams } from '@tanstack/react-router';
import { ImportScreen } from '../imports/ImportScreen.tsx';

export function Page() {
  const { id } = useParams({ from: '/app/imports/$id' });
  return <ImportScreen key={id} id={id} />;
}
