/** What the app tells a person, and the bell behind which it stands. */
import type { NewNotification } from '@belegbar/server/notifications';
import { expect, type Locator } from '@playwright/test';
import type { Person } from '../actor.ts';
import { backstageAddress } from '../agreed.ts';

type Notice = Partial<Omit<NewNotification, 'userId' | 'title'>> & { title: string };

/** The server tells the person something; the title is the same in both languages. */
export async function isNotified({ call }: Person, { title, ...rest }: Notice): Promise<void> {
  const { user } = await call<{ user: { id: string } }>('signIn/session');
  const notification: NewNotification = {
    userId: user.id,
    type: 'told',
    title: { de: title, en: title },
    message: { de: 'Text', en: 'text' },
    actionUrl: null,
    ...rest,
  };
  const body = JSON.stringify(notification);
  const answer = await fetch(`${backstageAddress()}/notify`, { method: 'POST', body });
  expect(answer.ok).toBe(true);
}

/** Whatever a newcomer is greeted with is gone. */
export async function hasNoNotifications({ call }: Person): Promise<void> {
  const { notifications } = await call<{ notifications: { id: string }[] }>('notifications/list', {});
  for (const { id } of notifications) await call('notifications/remove', { id });
}

/** The bell says how many are unread. */
export function bell({ page, say }: Person, unread: number): Locator {
  const name = unread === 0 ? say('shell:bell.title') : say('shell:bell.unread', { count: unread });
  return page.getByRole('banner').getByRole('button', { name, exact: true });
}

/** The panel of the bell, which is opened if it is not. */
export async function opensBell(person: Person): Promise<Locator> {
  const { page, say } = person;
  const panel = page.getByRole('dialog', { name: say('notifications:title') });
  const title = say('shell:bell.title');
  if (!(await panel.isVisible()))
    await page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(`^${title}`) })
      .click();
  await expect(panel).toBeVisible();
  return panel;
}
