/** `/clients/{id}` */
import { useParams } from '@tanstack/react-router';
import { ClientPage } from '../clients/page/ClientPage.tsx';

export function Page() {
  const { id } = useParams({ from: '/app/clients/$id' });
  return <ClientPage id={id} />;
}
