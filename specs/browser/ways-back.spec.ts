import { jonas } from '../cast/jonas.ts';
import { expect, test } from './support/stage.ts';

test('a stranger who was sent to sign in goes Back to where they were', async ({ stage }) => {
  const { page } = await stage.stranger('de');
  await page.goto('/invite');
  await page.goto('/home');
  await expect(page).toHaveURL(/\/auth/);
  await page.goBack();
  await expect(page).toHaveURL('/invite');
});

test('Back and Forward go through every screen of the sidebar', async ({ stage }) => {
  const person = await stage.newcomer(jonas, 'de');
  const { page, say } = person;
  await person.opens('/home');
  const menu = page.getByRole('navigation', { name: say('shell:navigation') });
  const visited = [page.url()];
  for (const item of [
    'invoices',
    'finance',
    'taxReports',
    'report.eur',
    'careerAgent',
    'compliance',
    'emailNotifications',
    'myBusiness',
    'profile',
  ]) {
    await menu.getByRole('link', { name: new RegExp(`^${say(`shell:${item}`)}( Pro)?$`) }).click();
    await expect(page).not.toHaveURL(visited.at(-1) ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    visited.push(page.url());
  }
  for (const url of visited.slice(0, -1).reverse()) {
    await page.goBack();
    await expect(page).toHaveURL(url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  for (const url of visited.slice(1)) {
    await page.goForward();
    await expect(page).toHaveURL(url);
  }
});
