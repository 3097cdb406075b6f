import type { Locator } from '@playwright/test';
import { jonas } from '../cast/jonas.ts';
import { DIALOG, expectAccessible, expectNoSidewaysScrolling } from './support/accessibility.ts';
import type { Actor } from './support/actor.ts';
import { expect, test } from './support/stage.ts';

const PHONE = { width: 375, height: 812 };

function menuOf({ page, say }: Actor): Locator {
  return page.getByRole('navigation', { name: say('shell:navigation') });
}

/** Names in the sidebar for which there is not enough room. */
const CUT_NAMES = `[...document.querySelectorAll('nav li span')]
  .filter((one) => one.clientWidth > 1 && one.scrollWidth > one.clientWidth)
  .map((one) => one.textContent)`;

test('the sidebar has room for its names in both languages, shrinks to icons by Strg+B and stays so for seven days', async ({
  stage,
}) => {
  const person = await stage.newcomer(jonas);
  const { page, context, say } = person;
  await person.opens('/my-business');
  await expect(page.getByRole('table').first()).toBeVisible();
  const sidebar = menuOf(person);
  await expect(sidebar).toHaveCSS('width', '239px');
  for (const language of ['en', person.language] as const) {
    await person.choosesLanguage(language);
    expect(await page.evaluate(CUT_NAMES)).toEqual([]);
  }
  await context.route('**/rpc/sending/countApprovals', (route) =>
    route.fulfill({ json: { json: { waiting: 1 } } }),
  );
  await person.isNotified({ type: 'reminder_approval_needed', title: 'Erinnerung freigeben' });
  const approvals = sidebar.getByText(say('shell:bell.pendingApprovals', { count: 1 }));
  await expect(approvals).toHaveCount(1);
  // What waits pulses as long as it waits, for whoever bears motion.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(approvals.locator('..')).toHaveCSS('animation-iteration-count', 'infinite');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(approvals.locator('..')).toHaveCSS('animation-name', 'none');
  expect(await page.evaluate(CUT_NAMES)).toEqual([]);
  await page.keyboard.press('Control+b');
  await expect(sidebar).toHaveCSS('width', '47px');
  await expect(approvals.locator('..')).toHaveCSS('width', '7px');
  const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar_state');
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThanOrEqual(7.01);
  await page.reload();
  await expect(sidebar).toHaveCSS('width', '47px');
  const invoices = sidebar.getByRole('link', { name: say('shell:invoices') });
  await invoices.hover();
  await expect.poll(() => tooltipOf(invoices)).toEqual({ words: `"${say('shell:invoices')}"`, opacity: '1' });
  await page.getByRole('button', { name: say('shell:toggleSidebar') }).click();
  await expect(sidebar).toHaveCSS('width', '239px');
});

/** What stands beside an icon when it is pointed at. */
function tooltipOf(link: Locator): Promise<{ words: string; opacity: string }> {
  return link.evaluate((element) => {
    // @ts-expect-error the browser's own function, which the types of the server do not know
    const { content, opacity } = getComputedStyle(element, '::after');
    return { words: String(content).replace(/ \/ .*/, ''), opacity: String(opacity) };
  });
}

test('on a phone the sidebar is a sheet from the left, 16 rem wide, which closes with a choice', async ({
  stage,
}) => {
  const person = await stage.newcomer(jonas, 'de', { viewport: PHONE });
  const { page, say } = person;
  await person.opens('/home');
  const account = await person.opensAccount();
  await expectAccessible(page, DIALOG);
  await page.keyboard.press('Escape');
  await expect(account).toBeHidden();
  await expect(person.accountButton()).toBeFocused();
  const open = page.getByRole('button', { name: say('shell:openNavigation') });
  const sheet = page.getByRole('dialog', { name: say('shell:navigation') });
  await expect(menuOf(person)).toHaveCount(0);
  await open.click();
  await expect(sheet.getByRole('navigation')).toHaveCSS('width', '256px');
  await expectAccessible(page, DIALOG);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(open).toBeFocused();
  await page.keyboard.press('Control+b');
  await expect(sheet).toBeVisible();
  await sheet.getByRole('link', { name: say('shell:invoices') }).click();
  await expect(page).toHaveURL('/invoices');
  await expect(sheet).toBeHidden();
  await expectNoSidewaysScrolling(page);
  await open.click();
  await sheet.getByRole('button', { name: say('shell:shareInvites') }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('dialog', { name: say('referrals:title') })).toBeVisible();
});
