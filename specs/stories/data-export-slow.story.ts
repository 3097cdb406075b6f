/** Readers who take their export in small sips, and everybody else. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joins, PASSWORD } from '../support/account.ts';
import { readExport } from '../support/archive-reader.ts';
import { type Served, serve } from '../support/served.ts';
import { sips, withMuch } from '../support/slow-readers.ts';
import type { Visitor } from '../support/visitor.ts';

/** Three who sip give their places back within a second or so; the machine may be busy. */
const SOON_MILLISECONDS = 60_000;

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.close());

const begins = async (visitor: Visitor) =>
  (await visitor.calls('dataExport/begin', { password: PASSWORD })).body as unknown as { url: string };
const stateOf = async (visitor: Visitor) =>
  ((await visitor.calls('dataExport/latest')).body.export as { state: string } | null)?.state;

function fetches(visitor: Visitor, url: string): Promise<Response> {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const signal = AbortSignal.timeout(SOON_MILLISECONDS);
  return fetch(new URL(url, served.address), { headers: { cookie }, signal });
}

test('Lena has her export at once beside three who take theirs at 2 KB a second, and these are cut off within a minute', async () => {
  const slow = await Promise.all(
    ['train', 'tunnel', 'cellar'].map((name) => withMuch(served, `${name}@slow.example`)),
  );
  const lena = await joins(served, 'lena@slow.example');
  const goes = await Promise.all(
    slow.map(async (visitor) => sips(served, visitor, (await begins(visitor)).url)),
  );
  const answer = await fetches(lena, (await begins(lena)).url);
  expect(readExport(Buffer.from(await answer.arrayBuffer())).rows('users')).toHaveLength(1);
  expect(await Promise.all(slow.map(stateOf))).toEqual(['running', 'running', 'running']);
  await expect
    .poll(() => Promise.all(slow.map(stateOf)), { timeout: 60_000, interval: 1_000 })
    .toEqual(['failed', 'failed', 'failed']);
  for (const go of goes) go();
});

test('who fetches another one while the first still runs has that one, and the first ends', async () => {
  const jonas = await withMuch(served, 'jonas@slow.example');
  const goes = await sips(served, jonas, (await begins(jonas)).url);
  const answer = await fetches(jonas, (await begins(jonas)).url);
  expect(readExport(Buffer.from(await answer.arrayBuffer())).rows('services')).toHaveLength(5000);
  goes();
});
