/** What the app tells people, each their own: listed, counted, read, deleted, and forgotten after a year. */
import {
  listNotifications,
  markAllRead,
  markRead,
  notificationJobs,
  removeNotification,
} from '@belegbar/server/notifications';
import { inTransaction } from '@belegbar/server/platform/database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { within } from '../../server/platform/context.ts';
import { aylin } from '../cast/aylin.ts';
import { jonas } from '../cast/jonas.ts';
import { refusalOf } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { notifies, program } from '../support/notify.ts';
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

/** The program itself, on a day. */
const on = (day = TODAY) => program(stage.platformOn(day));

const APPROVAL = { type: 'reminder_approval_needed' };

function lists(who: Person, language: 'de' | 'en' = 'de', filter?: 'all' | 'unread' | 'pendingApprovals') {
  return listNotifications(who.on(TODAY), { userId: who.userId, language, filter });
}

async function newest(who: Person): Promise<string> {
  return (await lists(who)).notifications[0]?.id ?? '';
}

describe('Jonas is told something', () => {
  test('in the language he reads, unread, with the time and where it leads', async () => {
    await notifies(on(), person, { actionUrl: '/my-business' });
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
      await notifies(on(`2026-03-${String(day).padStart(2, '0')}`), person, { type: `number-${day}` });
    const { notifications, unread, pendingApprovals } = await lists(person);
    expect(notifications.map(({ type }) => type)).toEqual(
      Array.from({ length: 20 }, (_, index) => `number-${25 - index}`),
    );
    expect({ unread, pendingApprovals }).toEqual({ unread: 25, pendingApprovals: 0 });
  });

  test('reminders that wait for his approval are counted apart and listed on their own', async () => {
    await notifies(on(), person);
    await notifies(on(), person, APPROVAL);
    await notifies(on(), person, APPROVAL);
    expect(await lists(person)).toMatchObject({ unread: 3, pendingApprovals: 2 });
    expect((await lists(person, 'de', 'pendingApprovals')).notifications).toHaveLength(2);
  });

  test('exactly if what it tells of has happened', async () => {
    const act = inTransaction(on(), async (transaction) => {
      await notifies(within(on(), transaction), person);
      throw new Error('it did not happen');
    });
    await expect(act).rejects.toThrow('it did not happen');
    expect(await lists(person)).toEqual({ notifications: [], unread: 0, pendingApprovals: 0 });
  });

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'my-business'])(
    'and is never led to %s',
    async (actionUrl) => {
      await expect(notifies(on(), person, { actionUrl })).rejects.toThrow('check constraint');
    },
  );
});

describe('Jonas reads and deletes', () => {
  test('one that he has read counts no more, and reading it twice does nothing', async () => {
    await notifies(on(), person, APPROVAL);
    await notifies(on(), person);
    const id = await newest(person);
    const key = { userId: person.userId, id };
    expect(await markRead(person.on(TODAY), key)).toEqual({ unread: 1, pendingApprovals: 1 });
    expect(await markRead(person.on(TODAY), key)).toEqual({ unread: 1, pendingApprovals: 1 });
    const { notifications } = await lists(person);
    expect(notifications.map(({ isRead }) => isRead)).toEqual([true, false]);
    expect((await lists(person, 'de', 'unread')).notifications).toHaveLength(1);
  });

  test('all at once, the listed and the others', async () => {
    for (let count = 0; count < 23; count += 1) await notifies(on(), person, APPROVAL);
    expect(await markAllRead(person.on(TODAY), person)).toEqual({ unread: 0, pendingApprovals: 0 });
    expect(await lists(person)).toMatchObject({ unread: 0, pendingApprovals: 0 });
  });

  test('a deleted one is gone for good and counts no more', async () => {
    await notifies(on(), person, APPROVAL);
    const key = { userId: person.userId, id: await newest(person) };
    expect(await removeNotification(person.on(TODAY), key)).toEqual({ unread: 0, pendingApprovals: 0 });
    expect(await refusalOf(removeNotification(person.on(TODAY), key))).toBe('NOT_FOUND');
    expect((await lists(person)).notifications).toEqual([]);
  });
});

test('what Jonas has read goes a year after he was told, and what he has not read stays', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  for (const days of [370, 369, 360]) await notifies(on(daysAgo(days)), person, { type: `before-${days}` });
  await fresh.superuser.query("update notifications set is_read = true where type <> 'before-369'");
  const [tidy] = notificationJobs;
  await tidy?.handle(stage.platformOn(TODAY), { businessId: '' });
  const { notifications } = await lists(person);
  expect(notifications.map(({ type }) => type)).toEqual(['before-360', 'before-369']);
});

describe('Aylin, who has the id of a notification of his,', () => {
  test('neither reads, marks nor deletes it, by her own name or by his', async () => {
    await notifies(on(), person);
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
    await expect(notifies(stranger.on(TODAY), person)).rejects.toThrow('row-level security');
  });

  test('and the application without a person sees none of anyone', async () => {
    await notifies(on(), person);
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
