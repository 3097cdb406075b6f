/**
 * Five hundred open pages that follow their notifications on one process: what they cost in memory, and how soon one of them hears.
 * Hearing waits for a transaction to be stored, so it is held against a call that stores one too and is answered: it may take a few of those.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { addNotification } from '@belegbar/server/notifications';
import { lena } from '../specs/cast/lena.ts';
import { followOver, type StreamReader } from '../specs/support/event-stream.ts';
import { enter, type Person } from '../specs/support/stage.ts';
import { bounded, compared, type Measurement } from './measurement.ts';
import { onScene, type Scene } from './support/scene.ts';
import { median } from './support/timing.ts';
import { TODAY } from './support/today.ts';

const PEOPLE = 50;
const PAGES_OF_EACH = 10;
const MEGABYTES_MAX = 200;
const DELIVERIES = 200;
const CALLS_MAX = 5;

export function run(): Promise<Measurement[]> {
  return onScene(
    async ({ stage }) => {
      const people: Person[] = [];
      for (let index = 0; index < PEOPLE; index += 1)
        people.push(await enter(stage, { ...lena, email: `lena-${index}@example.com`, clients: {} }));
      return people;
    },
    async (scene, people) => {
      await warmUp(scene, people);
      const before = await restingMegabytes(scene);
      const pages = await openPages(scene, people);
      const opened = (await restingMegabytes(scene)) - before;
      const person = await enter(scene.stage, { ...lena, email: 'lena@example.com', clients: {} });
      const listener = await openPage(scene, person);
      const heard = await timesToHear(scene, person, listener);
      const called = await timesToCall(scene, person);
      for (const page of [...pages, listener]) page.close();
      return [
        bounded({
          name: `memory of ${pages.length} open pages`,
          ours: opened,
          budget: MEGABYTES_MAX,
          unit: 'MB',
        }),
        compared({
          name: 'hearing of a notification : one call that stores something',
          ours: median(heard),
          peer: median(called),
          budget: CALLS_MAX,
          unit: 'ms',
        }),
      ];
    },
  );
}

/** Code that runs for the first time is not what the pages cost. */
async function warmUp(scene: Scene, people: readonly Person[]): Promise<void> {
  const pages = await openPages(scene, people.slice(0, 5));
  for (const page of pages) page.close();
  await sleep(1000);
}

async function openPages(scene: Scene, people: readonly Person[]): Promise<StreamReader[]> {
  const pages: StreamReader[] = [];
  for (const person of people)
    for (let page = 0; page < PAGES_OF_EACH; page += 1) pages.push(await openPage(scene, person));
  return pages;
}

/** It has begun to listen when this resolves. */
async function openPage({ installation, server }: Scene, { userId }: Person): Promise<StreamReader> {
  const page = await followOver(server.address, await installation.signIn(userId));
  await page.next();
  return page;
}

/** Of the server's process, once it has come to rest. */
async function restingMegabytes({ server }: Scene): Promise<number> {
  await sleep(3000);
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

/** From before the notification is written until the page has it. */
async function timesToHear({ stage }: Scene, { userId }: Person, page: StreamReader): Promise<number[]> {
  const context = {
    platform: stage.platformOn(TODAY),
    businessId: '',
    actor: { kind: 'system', name: 'bench' } as const,
    requestId: '',
    transaction: null,
  };
  const times: number[] = [];
  for (let round = 0; round < DELIVERIES; round += 1) {
    const title = String(round);
    const start = performance.now();
    await addNotification(context, {
      userId,
      type: 'told',
      title: { de: title, en: title },
      message: { de: '', en: '' },
      actionUrl: null,
    });
    const event = await page.next();
    times.push(performance.now() - start);
    if (event?.notification?.title !== title) throw new Error('The page heard of something else.');
  }
  return times;
}

async function timesToCall(scene: Scene, person: Person): Promise<number[]> {
  const client = await scene.signIn(person);
  const times: number[] = [];
  for (let round = 0; round < DELIVERIES; round += 1) {
    const start = performance.now();
    await client.call('notifications/markAllRead', undefined);
    times.push(performance.now() - start);
  }
  return times;
}
