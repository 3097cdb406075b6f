/** People who open the demo on a running install and look around at once. */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** As many as one address may ask within a minute. */
const ROUNDS = 11;
const HEADERS = { 'content-type': 'application/json', 'x-belegbar': '1' };
/** What their screens ask. */
const LOOKS = [
  ['invoices/list', { sort: 'date', order: 'descending', limit: 50 }],
  ['clients/list', {}],
  ['notifications/list', { language: 'de', filter: 'all' }],
  ['business/get', undefined],
] as const;

export async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** All at once, each one thing after the other: one list after the other. */
export async function peopleAtWork(address: string, people: number): Promise<void> {
  const answer = await fetch(`${address}/rpc/signIn/enterDemo`, {
    method: 'POST',
    headers: HEADERS,
    body: JSON.stringify({ json: { who: 'jonas', language: 'de' } }),
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const works = async () => {
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [procedure, json] of LOOKS) await call(`${address}/rpc/${procedure}`, cookie, json);
  };
  await Promise.all(Array.from({ length: people }, works));
}

async function call(url: string, cookie: string, json: unknown): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...HEADERS, cookie },
    body: JSON.stringify({ json }),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
}
