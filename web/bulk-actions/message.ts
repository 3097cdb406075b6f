/** Acts on many invoices as the contract says them. */
import type { client } from '../connection/api.ts';

type Start = Parameters<typeof client.bulkActions.start>[0];
export type Order = Start['order'];
export type BulkKind = Order['kind'];
export type Selection = Start['selection'];
/** What is to be done, before it has a key. */
export type Asked = Omit<Start, 'idempotencyKey'>;
export type BulkAction = Awaited<ReturnType<typeof client.bulkActions.get>>;
export type BulkItem = Awaited<ReturnType<typeof client.bulkActions.items>>['items'][number];
export type SelectionTotals = Awaited<ReturnType<typeof client.invoices.selection>>;
