/** How clients can be reached, and what of that which was shared with them they have opened. */

import { emptyClient } from '@belegbar/domain/clients';
import { archiveClient, createClient, listClients } from '@belegbar/server/clients';
import { createShareLink, openShareLink, readReach } from '@belegbar/server/share-links';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aylin } from '../cast/aylin.ts';
import { jonas } from '../cast/jonas.ts';
import { aDayOfWork, bills } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';

const TODAY = '2026-04-01';
let stage: Stage;
let person: Person;
let stranger: Person;

beforeAll(async () => {
  stage = setStage((await freshDatabase()).application.database);
  person = await enter(stage, jonas);
  stranger = await enter(stage, aylin);
});
afterAll(() => stage.close());

async function shares(): Promise<{ invoiceId: string; token: string }> {
  const invoice = await bills(person, TODAY, aDayOfWork('brandwerk'));
  const { token } = await createShareLink(person.on(TODAY), {
    invoiceId: invoice.id,
    idempotencyKey: uuid(),
    expiresInDays: null,
  });
  return { invoiceId: invoice.id, token };
}

function opens(token: string) {
  const context = { ...person.on(TODAY), businessId: '', actor: { kind: 'public' } as const };
  return openShareLink(context, { token });
}

test('Jonas sees what he shared with a client and what of it was opened, each invoice once', async () => {
  const first = await shares();
  await shares();
  await createShareLink(person.on(TODAY), { ...first, idempotencyKey: uuid(), expiresInDays: 30 });
  await opens(first.token);
  await opens(first.token);
  const clientIds = Object.values(person.clients);
  const reached = { shared: 2, seen: 1, lastSeenAt: `${TODAY}T12:00:00.000Z`, invoiceId: first.invoiceId };
  expect(await readReach(person.on(TODAY), clientIds)).toEqual({
    clients: [{ clientId: person.clients.brandwerk, ...reached }],
  });
  expect(await readReach(stranger.on(TODAY), clientIds)).toEqual({ clients: [] });
});

test('he finds the clients without an address, but not those he has archived', async () => {
  const missing = () => listClients(person.on(TODAY), { missing: 'email' });
  expect((await missing()).clients).toEqual([]);
  const add = (name: string) =>
    createClient(person.on(TODAY), {
      idempotencyKey: uuid(),
      client: { ...emptyClient('de'), name, country: 'DE' },
    });
  await add('Ohne Adresse GmbH');
  const { id } = await add('Längst vergessen GmbH');
  await archiveClient(person.on(TODAY), { id, archived: true });
  expect((await missing()).clients.map(({ name }) => name)).toEqual(['Ohne Adresse GmbH']);
});
