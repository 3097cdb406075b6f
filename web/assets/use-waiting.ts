/** Received invoices that nobody has booked yet and that look like equipment: they may come into the register. */
import type { Day } from '@belegbar/domain/calendar';
import { smallAssetLimits } from '@belegbar/domain/law';
import { type Cents, sumCents } from '@belegbar/domain/money';
import { useQueries, useQuery } from '@tanstack/react-query';
import { api, type client } from '../connection/api.ts';
import { useFormat } from '../ui/format.ts';

type Received = Awaited<ReturnType<typeof client.receivedInvoices.get>>;

export interface WaitingAsset {
  id: string;
  name: string;
  /** Of the bill; null where it says none. */
  on: Day | null;
  net: Cents;
}

/** Of the latest ones that wait. */
const LOOKED_AT = 10;

/** Empty while that is not known. */
export function useWaiting(): WaitingAsset[] {
  const { language } = useFormat();
  const { data } = useQuery(
    api.receivedInvoices.list.queryOptions({ input: { state: 'toReview', limit: LOOKED_AT } }),
  );
  const queries = useQueries({
    queries: (data?.invoices ?? []).map(({ id }) =>
      api.receivedInvoices.get.queryOptions({ input: { id, language } }),
    ),
  });
  return queries.flatMap((query) => (query.data === undefined ? [] : waitingAs(query.data)));
}

/** What the sender was booked as before says whether it is equipment; its price, whether it belongs in the register (§ 6 (2) s. 4 EStG). */
export function waitingAs({ id, sellerName, number, isCredit, proposal }: Received): WaitingAsset[] {
  if (proposal === null || isCredit || proposal.category !== 'equipment' || proposal.currency !== 'EUR')
    return [];
  const nets = proposal.lines.flatMap(({ net }) => (net === null ? [] : [net]));
  const net = sumCents(nets);
  const on = proposal.documentDate;
  const limits = on === null ? null : smallAssetLimits(on);
  if (limits?.known && net <= limits.value.immediate) return [];
  return [{ id, name: [sellerName, number].filter((text) => text !== '').join(', '), on, net }];
}
