import type { Page } from '@playwright/test';
import { jonas } from '../cast/jonas.ts';
import { DIALOG, expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/stage.ts';

test('Jonas goes through the whole shell and his hands never leave the keyboard', async ({ stage }) => {
  const person = await stage.newcomer(jonas, 'en');
  const { page, say } = person;
  const menu = page.getByRole('navigation', { name: say('shell:navigation') });
  const link = (text: string) => menu.getByRole('link', { name: say(`shell:${text}`), exact: true });
  await person.opens('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await person.types('Tab');
  const skip = page.getByRole('link', { name: say('shell:skip') });
  await expect(skip).toBeFocused();
  await person.types('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await person.tabsTo(link('invoices'), 'Shift+Tab');
  await person.types('Enter');
  await expect(page).toHaveURL('/invoices');
  await person.tabsTo(link('report.eur'), 'Shift+Tab');
  await person.types('Enter');
  await expect(page).toHaveURL('/tax-reports/eur');
  const emails = say('shell:subItems', { name: say('shell:emailNotifications') });
  await person.tabsTo(menu.getByRole('button', { name: emails }), 'Shift+Tab');
  await person.types('Enter');
  await person.tabsTo(link('emails.personal'));
  await person.types('Enter');
  await expect(page).toHaveURL('/email-notifications/personal');

  await person.tabsTo(menu.getByRole('button', { name: say('shell:shareInvites') }), 'Shift+Tab');
  await person.types('Enter');
  await expect(page.getByRole('dialog', { name: say('referrals:title') })).toBeVisible();
  await person.types('Escape');
  await expect(menu.getByRole('button', { name: say('shell:shareInvites') })).toBeFocused();

  await person.tabsTo(page.getByRole('button', { name: say('shell:toggleSidebar') }));
  await person.types('Enter');
  await expect(menu).toHaveCSS('width', '47px');
  await person.types('Enter');
  await person.tabsTo(page.getByRole('banner').getByRole('button', { name: say('shell:search') }));
  await person.types('Enter', '>', 'ArrowDown', 'ArrowUp', 'Escape');
  await expect(page.getByRole('banner').getByRole('button', { name: say('shell:search') })).toBeFocused();
  const search = page.getByRole('combobox', { name: say('palette:title') });
  await person.types('Control+k');
  await expect(search).toBeFocused();
  await person.types('>');
  await closesAndOpensAtOnce(page);
  await expect(search, 'open, and empty').toHaveValue('');
  await person.types('Escape');

  await person.tabsTo(person.accountButton());
  await person.types('Enter');
  const dark = page.getByRole('button', { name: say('shell:colors.dark') });
  await person.tabsTo(dark);
  await person.types('Enter');
  await expect(dark).toHaveAttribute('aria-pressed', 'true');
  await person.tabsTo(page.getByRole('button', { name: say('shell:shortcuts') }));
  await person.types('Enter');
  const keys = page.getByRole('dialog', { name: say('palette:keys.title') });
  await expect(keys).toContainText(say('palette:keys.moveLine'));
  await expectAccessible(page, DIALOG);
  await person.types('Escape');
  await expect(keys).toBeHidden();

  await expect(person.accountButton()).toBeFocused();
  await person.types('Enter');
  await person.tabsTo(page.getByRole('button', { name: say('shell:signOut') }));
  await person.types('Enter');
  await expect(page).toHaveURL(/\/auth/);
});

/** Twice the keys of the palette, the second time before the browser has said that it is closed. */
async function closesAndOpensAtOnce(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    const isOpen = () => document.querySelector('[data-dialog-open]') !== null;
    for (const target of [document.activeElement, window]) {
      const keys = { key: 'k', ctrlKey: true, bubbles: true, cancelable: true };
      target.dispatchEvent(new KeyboardEvent('keydown', keys));
      for (let step = 0; step < 10000 && isOpen(); step++) await null;
    }
  })()`);
}

test('V shows the document of a row over the window, and Escape leads back to the row', async ({ stage }) => {
  const { page, ...person } = await stage.inTheBooksOf('jonas');
  await person.opens('/invoices');
  // Others write in these books, so the first rows may be drafts, which have no document.
  const link = page.locator('tbody a[data-opens-row]').filter({ hasText: /^RE-/ }).first();
  await link.focus();
  const number = (await link.textContent()) ?? '';
  await person.types('v');
  const dialog = page.getByRole('dialog', { name: number });
  await expect(dialog.getByRole('img').first()).toBeVisible();
  await person.types('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});
