/** What someone sees first: the pages load under their own strict policy, without an error. */
import { expect, test } from '@playwright/test';

test('a visitor of a fresh install finds the sign-in page, and nothing breaks a rule', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto('/');
  await expect(page.locator('input[type="password"]').first()).toBeVisible();
  await expect(page).toHaveTitle(/Belegbar/);
  expect(complaints).toEqual([]);
});
