import type { Request } from '@playwright/test';
import { jonas } from '../cast/jonas.ts';
import type { Language } from '../support/words.ts';
import {
  DIALOG,
  expectAccessible,
  expectNoSidewaysScrolling,
  inspectsAll,
  READERS,
} from './support/accessibility.ts';
import type { Actor } from './support/actor.ts';
import { expect, type Stage, test } from './support/stage.ts';

const APPROVAL = 'reminder_approval_needed';

/** Jonas on his first day, with nothing behind the bell. */
async function atHome(stage: Stage, language: Language = 'de'): Promise<Actor> {
  const person = await stage.newcomer(jonas, language);
  await person.hasNoNotifications();
  // Only what comes while the stream stands is told as news.
  const stream = person.page.waitForResponse(/\/notifications\/stream$/);
  await person.opens('/home');
  await stream;
  await expect(person.bell(0)).toBeVisible();
  return person;
}

test('what happens is told at once, without a reload, and leads where it belongs', async ({ stage }) => {
  const person = await atHome(stage, 'en');
  const { page, say } = person;
  await page.evaluate('window.sameDocument = true');
  await person.isNotified({ title: 'Erstes' });
  await expect(person.bell(1)).toBeVisible();
  const live = page.locator('[aria-live="polite"]').filter({ hasText: 'Erstes' });
  await expect(live).toHaveText(say('shell:bell.new', { title: 'Erstes' }));
  await person.isNotified({ title: 'Zweites', actionUrl: '/my-business' });
  const panel = await person.opensBell();
  await expect(panel.getByRole('listitem')).toHaveText([/Zweites/, /Erstes/]);
  await panel.getByRole('link', { name: /^Zweites/ }).click();
  await expect(page).toHaveURL('/my-business');
  await expect(panel).toBeHidden();
  await expect(person.bell(1)).toBeVisible();
  expect(await page.evaluate('window.sameDocument')).toBe(true);
});

test('what the server refuses is taken back and said', async ({ stage }) => {
  const person = await atHome(stage, 'de');
  const { page, say, context } = person;
  await person.isNotified({ title: 'Erstes' });
  await person.isNotified({ title: 'Zweites' });
  const panel = await person.opensBell();
  await context.route(/rpc\/notifications\/(markRead|markAllRead|remove)$/, (route) =>
    route.fulfill({ status: 500, body: '{"json":{"code":"INTERNAL_SERVER_ERROR","status":500}}' }),
  );
  const acts = [
    ['markRead', panel.getByRole('button', { name: say('notifications:markRead', { title: 'Erstes' }) })],
    ['markAllRead', panel.getByRole('button', { name: say('notifications:markAllRead') })],
    ['remove', panel.getByRole('button', { name: say('notifications:remove', { title: 'Erstes' }) })],
  ] as const;
  for (const [act, button] of acts) {
    await button.click();
    const alert = page.getByRole('alert').filter({ hasText: say(`notifications:failed.${act}`) });
    await expect(alert).toContainText(say('notifications:error'));
    await expect(person.bell(2)).toBeVisible();
    await expect(panel.getByRole('listitem')).toHaveCount(2);
  }
});

test('the words of the errors are those of the specification', async ({ stage }) => {
  const { say } = await stage.stranger('en');
  expect(say('notifications:error')).toBe('Error');
  expect(say('notifications:failed.markRead')).toBe('Failed to mark notification as read');
  expect(say('notifications:failed.markAllRead')).toBe('Failed to mark all notifications as read');
  expect(say('notifications:failed.remove')).toBe('Failed to delete notification');
});

test('reading, reading all and deleting count down, in every tab', async ({ stage }) => {
  const person = await atHome(stage);
  const { say } = person;
  for (const title of ['Erstes', 'Zweites', 'Drittes']) await person.isNotified({ title });
  const other = await person.opensTab('/email-notifications/personal');
  await expect(other.bell(3)).toBeVisible();
  const panel = await person.opensBell();
  await panel.getByRole('button', { name: say('notifications:markRead', { title: 'Zweites' }) }).click();
  await expect(person.bell(2)).toBeVisible();
  await panel.getByRole('button', { name: say('notifications:remove', { title: 'Drittes' }) }).click();
  await expect(person.bell(1)).toBeVisible();
  await expect(other.bell(1)).toBeVisible();
  await expect(other.notification('Drittes')).toHaveCount(0);
  await other.page
    .getByRole('main')
    .getByRole('button', { name: say('notifications:markAllRead') })
    .click();
  await expect(other.bell(0)).toBeVisible();
  await expect(person.bell(0)).toBeVisible();
  await expect(panel.getByRole('listitem')).toHaveCount(2);
});

test('a reminder that waits for approval is counted beside its screen and leads there', async ({ stage }) => {
  const person = await atHome(stage);
  const { page, say } = person;
  const counter = page.getByRole('navigation', { name: say('shell:navigation') });
  await person.isNotified({ title: 'Mahnung', type: APPROVAL, actionUrl: '/invoices' });
  await expect(counter).toContainText(say('shell:bell.pendingApprovals', { count: 1 }));
  const panel = await person.opensBell();
  await panel.getByRole('link', { name: /^Mahnung/ }).click();
  await expect(page).toHaveURL('/email-notifications/pending-approvals');
  await expect(panel).toBeHidden();
  const waiting = page.getByRole('main').getByRole('link', { name: /^Mahnung/ });
  await expect(waiting).toHaveAttribute('href', '/invoices');
  await expect(counter).toContainText(say('shell:bell.pendingApprovals', { count: 1 }));
  await page.getByRole('button', { name: say('notifications:remove', { title: 'Mahnung' }) }).click();
  await expect(page.getByText(say('notifications:pendingApprovals.empty'))).toBeVisible();
  await expect(counter).not.toContainText(say('shell:bell.pendingApprovals', { count: 1 }));
});

test('more than 99 are said as 99+, and the newest twenty are listed', async ({ stage }) => {
  const person = await atHome(stage);
  await Promise.all(
    Array.from({ length: 100 }, (_, count) => person.isNotified({ title: `Nummer ${count}` })),
  );
  await expect(person.bell(100)).toHaveText('99+');
  const panel = await person.opensBell();
  await expect(panel.getByRole('listitem')).toHaveCount(20);
  await panel.getByRole('button', { name: person.say('notifications:markAllRead') }).click();
  await expect(person.bell(0)).toBeVisible();
});

test('the bell is worked by keyboard alone, and Escape gives the focus back', async ({ stage }) => {
  const person = await atHome(stage);
  const { page, say } = person;
  await person.isNotified({ title: 'Erstes' });
  await person.isNotified({ title: 'Zweites' });
  await person.tabsTo(person.bell(2));
  await person.types('Enter');
  const panel = page.getByRole('dialog', { name: say('notifications:title') });
  await expect(panel.getByRole('heading')).toBeFocused();
  const remove = (title: string) =>
    panel.getByRole('button', { name: say('notifications:remove', { title }) });
  await person.tabsTo(remove('Zweites'));
  await person.types('Enter');
  await expect(remove('Erstes')).toBeFocused();
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await person.types('Escape');
  await expect(panel).toBeHidden();
  await expect(person.bell(1)).toBeFocused();
});

test('eight tabs share one connection, and all of them hear', async ({ stage }) => {
  const person = await atHome(stage);
  const open = new Set<Request>();
  person.context.on('request', (request) => {
    if (request.url().endsWith('/notifications/stream')) open.add(request);
  });
  person.context.on('requestfailed', (request) => open.delete(request));
  person.context.on('requestfinished', (request) => open.delete(request));
  // Of a closed page nobody tells that its requests have ended.
  const connections = () => [...open].filter((request) => !request.frame().page().isClosed()).length;
  const tabs = [];
  for (let count = 0; count < 8; count += 1) {
    const tab = await person.opensTab('/home');
    await expect(tab.bell(0)).toBeVisible();
    tabs.push(tab);
  }
  await expect.poll(connections).toBe(1);
  await person.isNotified({ title: 'An alle' });
  for (const tab of [person, ...tabs]) await expect(tab.bell(1)).toBeVisible();
  await tabs.at(-1)?.page.close();
  await person.isNotified({ title: 'Noch einmal' });
  for (const tab of [person, ...tabs.slice(0, -1)]) await expect(tab.bell(2)).toBeVisible();
  await expect.poll(connections).toBe(1);
});

test('what happened while the connection was gone is there when it is back', async ({ stage }) => {
  const person = await atHome(stage);
  await person.isNotified({ title: 'Vorher' });
  await expect(person.bell(1)).toBeVisible();
  await person.context.setOffline(true);
  await person.isNotified({ title: 'Währenddessen' }).catch(() => {});
  await person.context.setOffline(false);
  await expect(person.bell(2)).toBeVisible();
});

test('a page whose session was ended elsewhere asks to sign in by itself', async ({ stage }) => {
  const person = await atHome(stage);
  await person.isNotified({ title: 'Erstes' });
  await expect(person.bell(1)).toBeVisible();
  const signOut = await person.context.request.post('/api/auth/sign-out', {
    headers: { 'x-belegbar': '1' },
    data: {},
  });
  expect(signOut.ok()).toBe(true);
  await expect(person.page).toHaveURL(/\/auth\?from=/, { timeout: 20_000 });
});

test('a client without an address is found and mended where clients are told', async ({ stage }) => {
  const person = await atHome(stage);
  const { page, say } = person;
  await person.opens('/email-notifications/client');
  const row = page.getByRole('row').filter({ hasText: 'Brandwerk Digital GmbH' });
  await expect(row).toContainText('rechnung@brandwerk.example');
  const { clients } = await person.call<{ clients: { id: string; version: number; name: string }[] }>(
    'clients/list',
    {},
  );
  const brandwerk = clients.find(({ name }) => name === 'Brandwerk Digital GmbH');
  await person.call('clients/update', {
    id: brandwerk?.id,
    version: brandwerk?.version,
    changes: { email: '' },
  });
  await page.reload();
  await page
    .getByRole('button', { name: new RegExp(`^${say('notifications:clientNotifications.withoutEmail')}`) })
    .click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await row
    .getByRole('button', { name: say('notifications:reach.addEmailOf', { name: 'Brandwerk Digital GmbH' }) })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('clients:field.email')).fill('neu@brandwerk.example');
  await dialog.getByRole('button', { name: say('common:save.action') }).click();
  await expect(page.getByText(say('notifications:clientNotifications.nobodyMissing'))).toBeVisible();
});

for (const { device, viewport } of READERS) {
  test(`the bell and its screens are readable for all on ${device}`, async ({ stage }) => {
    const person = await stage.newcomer(jonas, 'de', { viewport });
    await person.hasNoNotifications();
    await person.isNotified({
      title: 'Gesellschaft für Datenverarbeitungsdienstleistungen hat angesehen',
      actionUrl: '/invoices',
    });
    await person.isNotified({ title: 'Mahnung', type: APPROVAL });
    await inspectsAll(
      person,
      ['client', 'personal', 'pending-approvals'].map((screen) => `/email-notifications/${screen}`),
    );
    await expect(person.bell(2)).toBeVisible();
    await person.opensBell();
    await expectNoSidewaysScrolling(person.page);
    await expectAccessible(person.page, DIALOG);
  });
}
