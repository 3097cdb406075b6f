/** People who export much and take it in small sips. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { joins } from './account.ts';
import type { Served } from './served.ts';
import type { Visitor } from './visitor.ts';

/** Somebody with enough rows that no buffer holds all of them. */
export async function withMuch(served: Served, email: string): Promise<Visitor> {
  const visitor = await joins(served, email);
  await served.fresh.superuser.query(
    `insert into services (business_id, id, name, description, unit, unit_price, vat_case)
     select businesses.id, gen_random_uuid(), 'x', (select string_agg(gen_random_uuid()::text, '') from generate_series(1, 100 + number * 0)), 'hourly', 1, 'standard19'
     from businesses join users on users.id = user_id, generate_series(1, 5000) as number where users.email = $1`,
    [email],
  );
  return visitor;
}

/** Begins to fetch, takes nothing, and says how to go. */
export async function fetchesALittle(served: Served, visitor: Visitor, url: string): Promise<() => void> {
  const socket = await opens(served, visitor, url);
  return () => socket.destroy();
}

/** Takes 2 KB each second, as on a train, until it goes or is cut off. */
export async function sips(served: Served, visitor: Visitor, url: string): Promise<() => void> {
  const socket = await opens(served, visitor, url);
  const timer = setInterval(() => void socket.read(2 * 1024), 1_000);
  socket.once('close', () => clearInterval(timer));
  return () => socket.destroy();
}

async function opens(served: Served, visitor: Visitor, url: string): Promise<Socket> {
  const { hostname, port } = new URL(served.address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  socket.write(`GET ${url} HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncookie: ${cookie}\r\n\r\n`);
  await once(socket, 'readable');
  return socket;
}
