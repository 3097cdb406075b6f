/** The one client of the server: typed by the contract, which itself stays out of the browser's files. */
import type { contract } from '@belegbar/contract';
import { createORPCClient, ORPCError, onError } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { ContractRouterClient } from '@orpc/contract';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { tellSignedOut } from './signed-out.ts';

type Client = ContractRouterClient<typeof contract>;

/** Every call carries a header that a foreign page cannot set, which is our protection against forged requests. */
export const CALL_HEADERS = { 'x-belegbar': '1' };

/** Calls procedures directly: `await client.invoices.issue({ ... })`. Rejects with an `ORPCError`. */
export const client: Client = createORPCClient(
  new RPCLink({
    url: () => `${location.origin}/rpc`,
    headers: CALL_HEADERS,
    interceptors: [
      onError((error) => {
        if (codeOf(error) === 'UNAUTHORIZED') tellSignedOut();
      }),
    ],
  }),
);

/** The same procedures as query and mutation options: `useQuery(api.invoices.get.queryOptions({ input: { id } }))`. */
export const api = createTanstackQueryUtils(client);

/** The code of a refusal of the server, or `OFFLINE` when it did not answer, or `UNEXPECTED`. */
export function codeOf(error: unknown): string {
  if (error instanceof ORPCError) return error.code;
  if (error instanceof TypeError) return 'OFFLINE';
  return 'UNEXPECTED';
}

/** Whether the server or its database did not answer: the act may have been done, and asking again with its key does no harm. */
export function isUnanswered(error: unknown): boolean {
  return ['OFFLINE', 'SERVICE_UNAVAILABLE'].includes(codeOf(error));
}

/** A key (UUID) for one intended act; keep it for repeats of the same act. Works on plain http too, unlike `randomUUID`. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
