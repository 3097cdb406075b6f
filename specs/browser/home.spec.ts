/** The rows of the day's page, where they are pressed and where the keys lead. */
import { expect, test } from './support/stage.ts';

const ACTS = /^(Abgeben|Prüfen|Ansehen)$/;

for (const width of [375, 1440])
  test(`what looks like a button in a row leads where its title leads (${width} px)`, async ({ stage }) => {
    const { page } = await stage.inTheBooksOf('jonas', { viewport: { width, height: 900 } });
    await page.goto('/home');
    const row = page
      .locator('li[data-step]')
      .filter({ has: page.getByText(ACTS) })
      .first();
    const goal = await row.locator('a[data-opens-row]').getAttribute('href');
    await row.getByText(ACTS).scrollIntoViewIfNeeded();
    const box = await row.getByText(ACTS).boundingBox();
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
    await expect(page).not.toHaveURL(/\/home$/);
    expect(new URL(page.url()).pathname).toBe(goal?.split('?')[0]);
  });

test('a title that a key goes up to is not behind the head of the page', async ({ stage }) => {
  const { page } = await stage.inTheBooksOf('jonas', { viewport: { width: 1440, height: 420 } });
  await page.goto('/home');
  const titles = page.locator('li[data-step] a[data-opens-row]');
  await titles.nth(3).focus();
  await page.mouse.wheel(0, 2_000);
  await titles.first().focus();
  const head = await page.getByRole('banner').boundingBox();
  const title = await titles.first().boundingBox();
  expect(title?.y ?? 0).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0));
});
