/** The one client of the server: typed by the contract, which itself stays out of the browser's files. */
import type { contract } from '@belegbar/contract';
import { createORPCClient, ORPCError, onError } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { ContractRouterClient } from '@orpc/contract';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { announceOtherBusiness } from '../session/other-business.ts';
import { announceSignedOut } from '../session/signed-out.ts';
import { reportUnanswered } from './reach.ts';

/** What a single call can say beside its input. */
interface CallContext {
  /** The business whose books the call is about; without it, the one that the page shows. */
  businessId?: string;
  /** Told which share of the call, from 0 to 1, has left for the server. */
  onProgress?: (share: number) => void;
}

type Client = ContractRouterClient<typeof contract, CallContext>;

/** Every call carries a header that a foreign page cannot set, which is our protection against forged requests. */
export const CALL_HEADERS = { 'x-belegbar': '1' };

/** The business whose books the page shows; null before anyone is signed in. */
let shownBusiness: string | null = null;

export function businessShown(): string | null {
  return shownBusiness;
}

/** Every call then names this business, and the server refuses it when somebody else has signed in since. */
export function showBusiness(id: string | null): void {
  if (id !== null && lastBusiness !== null && id !== lastBusiness) announceOtherBusiness();
  lastBusiness = id ?? lastBusiness;
  shownBusiness = id;
}

/** Whoever signs in again finds what waits; whoever else does, nothing. */
let lastBusiness: string | null = null;

function headersOf({ businessId = shownBusiness ?? undefined }: CallContext): Record<string, string> {
  return businessId === undefined ? CALL_HEADERS : { ...CALL_HEADERS, 'x-belegbar-business': businessId };
}

/** Calls procedures directly: `await client.invoices.issue({ ... })`. Rejects with an `ORPCError`. */
export const client: Client = createORPCClient(
  new RPCLink<CallContext>({
    url: () => `${location.origin}/rpc`,
    headers: ({ context }) => headersOf(context),
    fetch: async (request, init, { context: { onProgress } }) => {
      if (onProgress === undefined) return fetch(request, init);
      const { sendWithProgress } = await import('./send-with-progress.ts');
      return sendWithProgress(request, onProgress);
    },
    interceptors: [
      onError((error) => {
        if (codeOf(error) === 'UNAUTHORIZED') announceSignedOut();
        if (!isRefused(error) && !isTakenBack(error)) void reportUnanswered();
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

/** Whether the server said for certain that the act was not done. After a defect of the server or a lost answer nobody knows. */
export function isRefused(error: unknown): boolean {
  return error instanceof ORPCError && error.status < 500;
}

/** Whether the page itself did not want the answer any more. */
function isTakenBack(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** A key (UUID) for one intended act; keep it for repeats of the same act. Works on plain http too, unlike `randomUUID`. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const changes = new Set<Promise<unknown>>();

/** Follows a call that may put another session in the place of this one. */
export function followSessionChange<Answer>(call: Promise<Answer>): Promise<Answer> {
  changes.add(call);
  return call.finally(() => changes.delete(call));
}

/** Resolves once none of them is on its way: until then the browser may still send a session that the server has ended. */
export async function sessionHasSettled(): Promise<void> {
  await Promise.allSettled(changes);
}
