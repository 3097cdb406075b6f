import type { Request } from '@playwright/test';
import { jonas } from '../cast/jonas.ts';
import { DIALOG, expectAccessible, expectNoSidewaysScrolling } from './support/accessibility.ts';
import { expect, test } from './support/stage.ts';

test('eight tabs share one connection, and all of them hear at once what is new and what was read', async ({
  stage,
}) => {
  const person = await stage.newcomer(jonas, 'de');
  await person.hasNoNotifications();
  // Only what comes while the stream stands is told as news.
  const stream = person.page.waitForResponse(/\/notifications\/stream$/);
  await person.opens('/home');
  await stream;
  await expect(person.bell(0)).toBeVisible();
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
  const panel = await person.opensBell();
  await panel.getByRole('button', { name: person.say('notifications:markAllRead') }).click();
  for (const tab of [person, ...tabs.slice(0, -1)]) await expect(tab.bell(0)).toBeVisible();
});

test('the bell is laid out for all on a phone', async ({ stage }) => {
  const person = await stage.newcomer(jonas, 'de', { viewport: { width: 375, height: 812 } });
  const title = 'Gesellschaft für Datenverarbeitungsdienstleistungen hat angesehen';
  await person.isNotified({ title, actionUrl: '/invoices' });
  await person.opens('/career-agent');
  await person.opensBell();
  await expectNoSidewaysScrolling(person.page);
  await expectAccessible(person.page, DIALOG);
});
