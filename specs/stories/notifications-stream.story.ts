/** Notifications reach open pages at once, whichever server they hang on, and none is missed when a connection is lost. */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  listNotifications,
  markRead,
  type StreamEvent,
  streamNotifications,
} from '@belegbar/server/notifications';
import { type Events, openEvents } from '@belegbar/server/platform/events';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Platform } from '../../server/platform/context.ts';
import { APPLICATION } from '../../server/platform/database/roles.ts';
import { freePort } from '../../tools/support/port.ts';
import { aylin } from '../cast/aylin.ts';
import { jonas } from '../cast/jonas.ts';
import { freshDatabase } from '../support/database.ts';
import { followOver } from '../support/event-stream.ts';
import { type Installation, install } from '../support/installation.ts';
import { notifies as notifiesPerson, program } from '../support/notify.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';
import type { FreshDatabase } from '../support/test-server.ts';

const TODAY = '2026-04-01';
const LINE = {
  signal: new AbortController().signal,
  language: 'de',
  isSessionOpen: async () => true,
} as const;

let fresh: FreshDatabase;
let stage: Stage;
let person: Person;
let stranger: Person;
let events: Events;

beforeAll(async () => {
  fresh = await freshDatabase();
  stage = setStage(fresh.application.database);
  person = await enter(stage, jonas);
  stranger = await enter(stage, aylin);
  events = line();
});
afterAll(async () => {
  await events.close();
  await stage.close();
});

/** What a server process has: its own listening connection. */
function line(
  options: { url: string; role: string | null } = { url: fresh.application.url, role: null },
): Events {
  return openEvents({ ...options, log: stage.platformOn(TODAY).log });
}

function follows(who: Person, over = events): AsyncGenerator<StreamEvent, void, void> {
  return streamNotifications(who.on(TODAY), { ...LINE, events: over, userId: who.userId });
}

function notifies(platform: Platform, userId: string, title = 'Neu'): Promise<void> {
  return notifiesPerson(program(platform), { userId }, { title: { de: title, en: title } });
}

async function nextOf(stream: AsyncGenerator<StreamEvent, void, void>): Promise<StreamEvent | null> {
  const { value, done } = await stream.next();
  return done === true ? null : value;
}

/** Ends every listening connection of the database, as a restart of it would. */
function cutsTheLines() {
  return fresh.superuser.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'belegbar-events' and datname = current_database()",
  );
}

describe('an open page', () => {
  test('begins by reading everything, then hears of what is new, and of what was read elsewhere', async () => {
    const stream = follows(person);
    expect(await nextOf(stream)).toEqual({ kind: 'resync' });
    await notifies(stage.platformOn(TODAY), person.userId, 'Erstes');
    expect(await nextOf(stream)).toMatchObject({ kind: 'inserted', notification: { title: 'Erstes' } });
    const { notifications } = await listNotifications(person.on(TODAY), { ...LINE, userId: person.userId });
    await markRead(person.on(TODAY), { userId: person.userId, id: notifications[0]?.id ?? '' });
    expect(await nextOf(stream)).toEqual({ kind: 'changed' });
  });

  test('hears nothing of what another person is told', async () => {
    const stream = follows(person);
    const other = follows(stranger);
    expect([await nextOf(stream), await nextOf(other)]).toEqual([{ kind: 'resync' }, { kind: 'resync' }]);
    await notifies(stage.platformOn(TODAY), stranger.userId, 'Nur für Aylin');
    await notifies(stage.platformOn(TODAY), person.userId, 'Nur für Jonas');
    expect(await nextOf(stream)).toMatchObject({ notification: { title: 'Nur für Jonas' } });
    expect(await nextOf(other)).toMatchObject({ notification: { title: 'Nur für Aylin' } });
  });

  test('is told to read everything again when the line was cut, and misses nothing that came meanwhile', async () => {
    const stream = follows(person);
    await nextOf(stream);
    await cutsTheLines();
    await notifies(stage.platformOn(TODAY), person.userId, 'Während der Störung');
    const heard: StreamEvent[] = [];
    while (heard.at(-1)?.kind !== 'resync') heard.push((await nextOf(stream)) ?? { kind: 'resync' });
    const { notifications } = await listNotifications(person.on(TODAY), { ...LINE, userId: person.userId });
    expect(notifications[0]?.title).toBe('Während der Störung');
    await notifies(stage.platformOn(TODAY), person.userId, 'Danach');
    expect(await nextOf(stream)).toMatchObject({ notification: { title: 'Danach' } });
  });

  test('that does not listen for long reads everything again instead of piling up', async () => {
    const stream = follows(person);
    await nextOf(stream);
    for (let count = 0; count < 120; count += 1) await notifies(stage.platformOn(TODAY), person.userId);
    await vi.waitFor(async () => expect((await nextOf(stream))?.kind).toBe('resync'), { timeout: 60_000 });
  });

  test('is let go when its session has ended while the line was cut', async () => {
    let isOpen = true;
    const options = { ...LINE, events, userId: stranger.userId, isSessionOpen: async () => isOpen };
    const stream = streamNotifications(stranger.on(TODAY), options);
    expect(await nextOf(stream)).toEqual({ kind: 'resync' });
    isOpen = false;
    await cutsTheLines();
    expect(await nextOf(stream)).toBeNull();
  });

  test('hears that the line stands, and is let go after a while to show its cookies anew', async () => {
    const timing = { aliveMilliseconds: 20, longestMilliseconds: 70 };
    const stream = streamNotifications(stranger.on(TODAY), {
      ...LINE,
      events,
      userId: stranger.userId,
      timing,
    });
    const kinds: string[] = [];
    for await (const { kind } of stream) kinds.push(kind);
    expect(kinds.slice(0, 2)).toEqual(['resync', 'alive']);
  });
});

describe('the line of a process', () => {
  test('carries all its pages on one connection, and is not opened before there is one', async () => {
    const own = line();
    onTestFinished(() => own.close());
    const count = async () => {
      const { rows } = await fresh.superuser.query(
        "select count(*)::integer as count from pg_stat_activity where application_name = 'belegbar-events' and datname = current_database()",
      );
      return rows[0].count as number;
    };
    const before = await count();
    await sleep(100);
    expect(await count()).toBe(before);
    const streams = [person, person, stranger].map((who) => follows(who, own));
    for (const stream of streams) await nextOf(stream);
    expect(await count()).toBe(before + 1);
    await own.close();
    for (const stream of streams) expect(await nextOf(stream)).toBeNull();
    await vi.waitFor(async () => expect(await count()).toBe(before), { timeout: 60_000 });
  });

  test('takes on the role of the application where the address names a stronger one', async () => {
    const own = line({ url: fresh.superuser.options.connectionString ?? '', role: APPLICATION });
    onTestFinished(() => own.close());
    const stream = follows(person, own);
    await nextOf(stream);
    await notifies(stage.platformOn(TODAY), person.userId, 'Über die Rolle');
    expect(await nextOf(stream)).toMatchObject({ notification: { title: 'Über die Rolle' } });
  });
});

describe('over HTTP', () => {
  let installation: Installation;
  let own: Stage;
  let owner: Person;
  let cookie: string;
  beforeAll(async () => {
    installation = await install();
    own = setStage(installation.database);
    owner = await enter(own, jonas);
    cookie = await installation.signIn(owner.userId);
  });
  afterAll(async () => {
    await own?.close();
    await installation?.close();
  });

  test('pages on two servers over one database hear the same, and a server that stops lets its pages go', async () => {
    const first = await installation.start();
    const second = await installation.start({ port: await freePort(), worker: 'off' });
    onTestFinished(async () => void (await Promise.all([first.stop(), second.stop()])));
    const pages = [await followOver(first.address, cookie), await followOver(second.address, cookie)];
    for (const page of pages) expect(await page.next()).toEqual({ kind: 'resync' });
    await notifies(own.platformOn(TODAY), owner.userId, 'An alle Server');
    for (const page of pages)
      expect(await page.next()).toMatchObject({
        kind: 'inserted',
        notification: { title: 'An alle Server' },
      });
    expect(await second.stop()).toBe(0);
    // Ended in order: a connection that is cut off makes its reader fail.
    expect(await pages[1]?.next()).toBeNull();
    await notifies(own.platformOn(TODAY), owner.userId, 'Nur noch an den ersten');
    expect(await pages[0]?.next()).toMatchObject({ notification: { title: 'Nur noch an den ersten' } });
  });

  test('a page stays through the death of the embedded database and hears when it is back', async () => {
    const server = await installation.start();
    onTestFinished(async () => void (await server.stop()));
    const page = await followOver(server.address, cookie);
    expect(await page.next()).toEqual({ kind: 'resync' });
    installation.killDatabase();
    expect(await page.next()).toEqual({ kind: 'resync' });
    await vi.waitUntil(
      () =>
        notifies(own.platformOn(TODAY), owner.userId, 'Wieder da').then(
          () => true,
          () => false,
        ),
      { timeout: 60_000, interval: 200 },
    );
    expect(await page.next()).toMatchObject({ notification: { title: 'Wieder da' } });
    page.close();
  });

  test('nobody listens without a session', async () => {
    const server = await installation.start();
    onTestFinished(async () => void (await server.stop()));
    await expect(followOver(server.address, '')).rejects.toThrow('401');
    await expect(followOver(server.address, 'belegbar.session_token=forged')).rejects.toThrow('401');
  });
});
