/** What the app tells people, each their own: in a list, counted, read, deleted, and told at once to their open pages. */
import { invoiceJobs, listInvoices } from '@belegbar/server/invoices';
import {
  accountNotifier,
  addNotification,
  listNotifications,
  markAllRead,
  markRead,
  type NewNotification,
  removeNotification,
} from '@belegbar/server/notifications';
import { inTransaction } from '@belegbar/server/platform/database';
import { openJobs } from '@belegbar/server/platform/jobs';
import { createShareLink, openShareLink } from '@belegbar/server/share-links';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Context, type Platform, within } from '../../server/platform/context.ts';
import { aylin } from '../cast/aylin.ts';
import { jonas } from '../cast/jonas.ts';
import { aDayOfWork, bills, refusalOf } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';
import type { FreshDatabase } from '../support/test-server.ts';

const TODAY = '2026-04-01';
let fresh: FreshDatabase;
let stage: Stage;
let person: Person;
let stranger: Person;

beforeAll(async () => {
  fresh = await freshDatabase();
  stage = setStage(fresh.application.database);
  person = await enter(stage, jonas);
  stranger = await enter(stage, aylin);
});
beforeEach(() => fresh.superuser.query('delete from notifications'));
afterAll(() => stage.close());

/** The program itself, without a person. */
function program(on = TODAY): Context {
  return {
    platform: stage.platformOn(on),
    businessId: '',
    actor: { kind: 'system', name: 'story' },
    requestId: 'story',
    transaction: null,
  };
}

function tells({ userId }: Person, notification: Partial<NewNotification> = {}, on = TODAY): Promise<void> {
  return addNotification(program(on), {
    userId,
    type: 'told',
    title: { de: 'Deutsch', en: 'English' },
    message: { de: 'Text', en: 'text' },
    actionUrl: null,
    ...notification,
  });
}

const APPROVAL = { type: 'reminder_approval_needed' };

function lists(who: Person, language: 'de' | 'en' = 'de', filter?: 'all' | 'unread' | 'pendingApprovals') {
  return listNotifications(who.on(TODAY), { userId: who.userId, language, filter });
}

async function newest(who: Person): Promise<string> {
  return (await lists(who)).notifications[0]?.id ?? '';
}

describe('Jonas is told something', () => {
  test('in the language he reads, unread, with the time and where it leads', async () => {
    await tells(person, { actionUrl: '/my-business' });
    const said = {
      type: 'told',
      isRead: false,
      createdAt: `${TODAY}T12:00:00.000Z`,
      actionUrl: '/my-business',
    };
    expect((await lists(person)).notifications).toMatchObject([
      { ...said, title: 'Deutsch', message: 'Text' },
    ]);
    expect((await lists(person, 'en')).notifications).toMatchObject([
      { ...said, title: 'English', message: 'text' },
    ]);
  });

  test('the newest twenty are listed, newest first, and all unread ones are counted', async () => {
    for (let day = 1; day <= 25; day += 1)
      await tells(person, { type: `number-${day}` }, `2026-03-${String(day).padStart(2, '0')}`);
    const { notifications, unread, pendingApprovals } = await lists(person);
    expect(notifications.map(({ type }) => type)).toEqual(
      Array.from({ length: 20 }, (_, index) => `number-${25 - index}`),
    );
    expect({ unread, pendingApprovals }).toEqual({ unread: 25, pendingApprovals: 0 });
  });

  test('reminders that wait for his approval are counted apart and listed on their own', async () => {
    await tells(person);
    await tells(person, APPROVAL);
    await tells(person, APPROVAL);
    expect(await lists(person)).toMatchObject({ unread: 3, pendingApprovals: 2 });
    expect((await lists(person, 'de', 'pendingApprovals')).notifications).toHaveLength(2);
  });

  test('exactly if what it tells of has happened', async () => {
    const act = inTransaction(program(), async (transaction) => {
      await addNotification(within(program(), transaction), {
        userId: person.userId,
        type: 'told',
        title: { de: '', en: '' },
        message: { de: '', en: '' },
        actionUrl: null,
      });
      throw new Error('it did not happen');
    });
    await expect(act).rejects.toThrow('it did not happen');
    expect(await lists(person)).toEqual({ notifications: [], unread: 0, pendingApprovals: 0 });
  });

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'my-business'])(
    'and is never led to %s',
    async (actionUrl) => {
      await expect(tells(person, { actionUrl })).rejects.toThrow('check constraint');
    },
  );
});

describe('Jonas reads and deletes', () => {
  test('one that he has read counts no more, and reading it twice does nothing', async () => {
    await tells(person, APPROVAL);
    await tells(person);
    const id = await newest(person);
    const key = { userId: person.userId, id };
    expect(await markRead(person.on(TODAY), key)).toEqual({ unread: 1, pendingApprovals: 1 });
    expect(await markRead(person.on(TODAY), key)).toEqual({ unread: 1, pendingApprovals: 1 });
    const { notifications } = await lists(person);
    expect(notifications.map(({ isRead }) => isRead)).toEqual([true, false]);
    expect((await lists(person, 'de', 'unread')).notifications).toHaveLength(1);
  });

  test('all at once, the listed and the others', async () => {
    for (let count = 0; count < 23; count += 1) await tells(person, APPROVAL);
    expect(await markAllRead(person.on(TODAY), person)).toEqual({ unread: 0, pendingApprovals: 0 });
    expect(await lists(person)).toMatchObject({ unread: 0, pendingApprovals: 0 });
  });

  test('a deleted one is gone for good and counts no more', async () => {
    await tells(person, APPROVAL);
    const key = { userId: person.userId, id: await newest(person) };
    expect(await removeNotification(person.on(TODAY), key)).toEqual({ unread: 0, pendingApprovals: 0 });
    expect(await refusalOf(removeNotification(person.on(TODAY), key))).toBe('NOT_FOUND');
    expect((await lists(person)).notifications).toEqual([]);
  });
});

describe('Aylin, who has the id of a notification of his,', () => {
  test('neither reads, marks nor deletes it, by her own name or by his', async () => {
    await tells(person);
    const id = await newest(person);
    for (const userId of [stranger.userId, person.userId]) {
      const context = stranger.on(TODAY);
      expect(await refusalOf(markRead(context, { userId, id }))).toBe('NOT_FOUND');
      expect(await refusalOf(removeNotification(context, { userId, id }))).toBe('NOT_FOUND');
      expect((await listNotifications(context, { userId, language: 'de' })).notifications).toEqual([]);
      expect(await markAllRead(context, { userId })).toEqual({ unread: 0, pendingApprovals: 0 });
    }
    expect(await lists(person)).toMatchObject({ unread: 1 });
  });

  test('cannot tell him anything in her own name', async () => {
    const act = addNotification(stranger.on(TODAY), {
      userId: person.userId,
      type: 'told',
      title: { de: '', en: '' },
      message: { de: '', en: '' },
      actionUrl: null,
    });
    await expect(act).rejects.toThrow('row-level security');
  });

  test('and the application without a person sees none of anyone', async () => {
    await tells(person);
    const { rows } = await fresh.application.pool.query(
      'select count(*)::integer as count from notifications',
    );
    expect(rows).toEqual([{ count: 0 }]);
    const forced = await fresh.superuser.query(
      "select relforcerowsecurity as forced from pg_class where relname = 'notifications'",
    );
    expect(forced.rows).toEqual([{ forced: true }]);
  });
});

test('the first time a client opens an invoice by its link the owner is told, and only then', async () => {
  const invoice = await bills(person, TODAY, aDayOfWork('brandwerk'));
  const link = await createShareLink(person.on(TODAY), {
    invoiceId: invoice.id,
    idempotencyKey: uuid(),
    expiresInDays: null,
  });
  const client: Context = { ...program(), actor: { kind: 'public' } };
  await openShareLink(client, { token: link.token, viewerBusinessId: person.businessId });
  expect((await lists(person)).unread).toBe(0);
  for (let visit = 0; visit < 2; visit += 1)
    await openShareLink(client, { token: link.token, viewerBusinessId: null });
  const { invoices } = await listInvoices(person.on(TODAY), {});
  expect((await lists(person)).notifications).toMatchObject([
    {
      type: 'invoice_viewed',
      title: `Brandwerk Digital GmbH hat ${invoices[0]?.number} angesehen`,
      actionUrl: `/invoice/${invoice.id}`,
    },
  ]);
  expect((await lists(stranger)).unread).toBe(0);
});

test.each([
  ['welcome', '/my-business'],
  ['new-device', '/user-profile#devices'],
  ['password-changed', '/user-profile#password'],
  ['second-factor-on', '/user-profile#second-factor'],
  ['second-factor-off', '/user-profile#second-factor'],
] as const)('of the account he is told: %s', async (kind, actionUrl) => {
  const notify = accountNotifier(stage.platformOn(TODAY));
  await notify({ userId: person.userId, kind, device: 'Firefox, Linux' });
  const [german, english] = [await lists(person, 'de'), await lists(person, 'en')];
  for (const { notifications } of [german, english]) {
    expect(notifications).toMatchObject([{ actionUrl }]);
    expect(notifications[0]?.message.includes('Firefox, Linux')).toBe(kind === 'new-device');
  }
  expect(german.notifications[0]?.title).not.toBe(english.notifications[0]?.title);
});

test('when the last try to make a document has failed, its owner is told where it can be tried again', async () => {
  const invoice = await bills(person, TODAY, aDayOfWork('brandwerk'));
  const platform = stage.platformOn(TODAY);
  const renderer = { ...platform.renderer, pdf: () => Promise.reject(new Error('no paper')) };
  const broken: Platform = { ...platform, renderer };
  const options = { url: fresh.application.url, role: null, definitions: invoiceJobs, log: platform.log };
  const jobs = await openJobs(options);
  onTestFinished(() => jobs.close());
  await inTransaction(person.on(TODAY), (transaction) =>
    jobs.queue.enqueue(transaction, {
      name: 'invoices.store-document',
      payload: { businessId: person.businessId, invoiceId: invoice.id },
    }),
  );
  await fresh.superuser.query('update jobs.job set retry_limit = 1, retry_delay = 0, retry_backoff = false');
  await jobs.work(broken);
  await vi.waitUntil(async () => (await lists(person)).unread > 0, { timeout: 25_000, interval: 200 });
  expect((await lists(person, 'en')).notifications).toMatchObject([
    {
      title: `The PDF of ${invoice.number} could not be made`,
      actionUrl: `/invoice/${invoice.id}`,
    },
  ]);
}, 60_000);
