/** `/clients/{id}` */
import { useParams } from '@tanstack/react-router';
import { ClientPage } from '../client-page/index.ts';

export function Page() {
  const { id } = useParams({ from: '/app/clients/$id' });
  return <ClientPage id={id} />;
}
