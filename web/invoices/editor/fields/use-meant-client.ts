/** Which client a typed name means beyond doubt: the only one of exactly this name, or the only one who matches at all. */
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ClientMessage } from '../../../clients/index.ts';
import { clientsNamed } from './use-client-choices.ts';

/** What became of a name: its client was taken, several may be meant, nobody is, or it is not known yet. */
export type Meant = 'taken' | 'several' | 'none' | 'unknown';

/** Asks the server, since what is listed may belong to what was typed before; takes nobody for a name that was typed on meanwhile. */
export function useMeantClient(name: string, onTake: (client: ClientMessage) => void): () => Promise<Meant> {
  const cache = useQueryClient();
  const latest = useRef(name);
  latest.current = name;
  return async () => {
    const answer = await cache.fetchQuery(clientsNamed(name)).catch(() => null);
    if (answer === null || latest.current !== name) return 'unknown';
    const meant = meantOf(answer.clients, name);
    if (meant !== null) onTake(meant);
    if (meant !== null) return 'taken';
    return answer.clients.length === 0 ? 'none' : 'several';
  };
}

/** Null where nobody or more than one may be meant. */
export function meantOf<Client extends { name: string }>(
  clients: readonly Client[],
  name: string,
): Client | null {
  const exact = clients.filter((client) => same(client.name, name));
  const [meant = null, ...others] = exact.length > 0 ? exact : clients;
  return others.length === 0 ? meant : null;
}

function same(one: string, other: string): boolean {
  return one.trim().localeCompare(other.trim(), 'de', { sensitivity: 'accent' }) === 0;
}
