/** What a request asks for, in words that tell nothing of who asks: for the log and for the figures. */
import type { FastifyRequest } from 'fastify';
import { PROCEDURES } from './contract-procedures.ts';

/** The name of the procedure where there is one, else the pattern of the address; `page` where no pattern fits. */
export function routeOf({
  method,
  url,
  routeOptions,
}: Pick<FastifyRequest, 'method' | 'url' | 'routeOptions'>): string {
  const path = url.split('?', 1)[0] ?? '';
  const named = RPC.get(path) ?? restName(method, path);
  return named ?? routeOptions.url ?? 'page';
}

const RPC = new Map(PROCEDURES.map(({ name }) => [`/rpc/${name.replace('.', '/')}`, name]));

const REST = PROCEDURES.map(({ name, definition: { route } }) => ({
  name,
  method: route.method ?? 'POST',
  pattern: new RegExp(`^/api${route.path?.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

function restName(method: string, path: string): string | undefined {
  if (!path.startsWith('/api/')) return undefined;
  return REST.find((route) => route.method === method && route.pattern.test(path))?.name;
}
