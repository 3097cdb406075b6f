/** Beginning an invoice from anywhere, also from the editor of another one that has just been begun. */
import { useNavigate } from '@tanstack/react-router';
import { newKey } from '../../connection/api.ts';

/** Gives the way there; `client` is whom the invoice is for. */
export function useNewInvoice(): (client?: string) => void {
  const navigate = useNavigate();
  return (client) =>
    void navigate({
      to: '/invoices/new',
      search: client === undefined ? {} : { client },
      // The router takes the same address for the same visit, and would stay.
      state: (kept) => ({ ...kept, visit: newKey() }),
    });
}
