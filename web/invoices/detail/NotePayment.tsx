/** The dialog that notes a payment, over any screen: the invoice is read first. */
import { useQuery } from '@tanstack/react-query';
import { api } from '../../connection/api.ts';
import { PaymentDialog } from './PaymentDialog.tsx';

interface Props {
  invoiceId: string;
  onClose: () => void;
}

export default function NotePayment({ invoiceId, onClose }: Props) {
  const { data: invoice } = useQuery(api.invoices.get.queryOptions({ input: { id: invoiceId } }));
  return invoice === undefined ? null : <PaymentDialog invoice={invoice} act="payment" onClose={onClose} />;
}
