/** The two calls of the public page, without the app's client. */
import type { PublicInvoice as PublicInvoiceSchema } from '@belegbar/contract/share-links';
import type { output } from 'zod';

export type PublicInvoice = output<typeof PublicInvoiceSchema>;

/** What the page shows. `unavailable`: the link is unknown, expired or off; the server does not say which. */
export type Loaded =
  | { kind: 'loading' }
  | { kind: 'invoice'; invoice: PublicInvoice }
  | { kind: 'unavailable' }
  | { kind: 'unreachable' };

export async function loadInvoice(token: string, signal: AbortSignal): Promise<Loaded> {
  const answer = await fetchJson(addressOf(token), signal);
  if (answer === null) return { kind: 'unreachable' };
  const isPassing = answer.status >= 500 || answer.status === 429;
  if (!answer.ok) return { kind: isPassing ? 'unreachable' : 'unavailable' };
  return { kind: 'invoice', invoice: (await answer.json()) as PublicInvoice };
}

/** One page of the document as an SVG, or null. */
export async function loadPage(token: string, page: number, signal: AbortSignal): Promise<Blob | null> {
  const answer = await fetchJson(`${addressOf(token)}/pages/${page}`, signal);
  if (!answer?.ok) return null;
  const { svg } = (await answer.json()) as { svg: string };
  return new Blob([svg], { type: 'image/svg+xml' });
}

export function pdfAddress(token: string): string {
  return `/public-invoice/${encodeURIComponent(token)}.pdf`;
}

function addressOf(token: string): string {
  return `/api/public-invoices/${encodeURIComponent(token)}`;
}

async function fetchJson(address: string, signal: AbortSignal): Promise<Response | null> {
  try {
    return await fetch(address, { signal, headers: { accept: 'application/json' } });
  } catch {
    return null;
  }
}
