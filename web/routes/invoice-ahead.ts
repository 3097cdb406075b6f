/** What an invoice's page shows is asked for when somebody goes there, not once the page is drawn. */
import { api, businessShown } from '../connection/api.ts';
import { queryClient } from '../connection/query-client.ts';

/** A page that is here so soon is drawn once, with what it shows; after that its frame waits in its place. */
const WAIT_MILLISECONDS = 120;

/**
 * Asks for the invoice and resolves with its arrival, or a little later without it; it never rejects. Nothing is asked before it is known
 * whose books are shown.
 */
export async function askForInvoice(id: string): Promise<void> {
  if (businessShown() === null) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, WAIT_MILLISECONDS);
  });
  await Promise.race([queryClient.prefetchQuery(api.invoices.get.queryOptions({ input: { id } })), late]);
  clearTimeout(timer);
}

/** Asks for what an issued invoice's page shows beside it, as soon as the invoice is here; of a draft for nothing. */
export async function askForIssued(id: string): Promise<void> {
  await askForInvoice(id);
  const invoice = queryClient.getQueryData(api.invoices.get.queryKey({ input: { id } }));
  if (invoice === undefined || invoice.status === 'draft') return;
  void queryClient.prefetchQuery(api.shareLinks.list.queryOptions({ input: { invoiceId: id } }));
  if (!invoice.withdrawn) void queryClient.prefetchQuery(api.sending.read.queryOptions({ input: { id } }));
}
