import type { Page } from '@playwright/test';
import { jonas } from '../cast/jonas.ts';
import { lena } from '../cast/lena.ts';
import type { Actor } from './support/actor.ts';
import { expect, type Stage, test } from './support/stage.ts';

/** The app does not come until the function that is returned is called. */
async function holdsTheApp(page: Page): Promise<() => void> {
  const arrived = Promise.withResolvers<void>();
  await page.route(/\/assets\/app-.*\.js$/, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  return arrived.resolve;
}

const still = (page: Page) => page.locator('[data-still]');

/** Opens the address until the server has drawn it: its thread may only just begin, and a busy one leaves the screen to the app. */
async function seesDrawn({ page }: Actor, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('#root[data-still] h1, #root:not([data-still])').first()).toBeAttached();
    await expect(still(page).locator('h1')).toBeVisible({ timeout: 100 });
  }).toPass({ timeout: 40_000 });
}

async function drawnFor(stage: Stage): Promise<{ person: Actor; arrive: () => void }> {
  const person = await stage.inTheBooksOf('jonas');
  const arrive = await holdsTheApp(person.page);
  await seesDrawn(person, '/invoices');
  return { person, arrive };
}

test('who opens the list sees its rows before a line of the app has come, and the app asks for none of them again', async ({
  stage,
}) => {
  const { person, arrive } = await drawnFor(stage);
  const { page, say } = person;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('invoices:title'));
  const rows = await still(page).locator('tbody tr').allInnerTexts();
  expect(rows.length).toBeGreaterThan(20);
  // The sheets of the app may not change what stands there.
  await expect.poll(() => page.evaluate<boolean>(HAS_SHEETS)).toBe(true);
  const controls = await page.evaluate<string[]>(CONTROLS);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.evaluate(WATCH_SHIFTS);
  arrive();
  await expect(still(page)).toHaveCount(0);
  expect(await page.locator('tbody tr').allInnerTexts()).toEqual(rows);
  expect(await page.evaluate<string[]>(CONTROLS)).toEqual(controls);
  expect(asked).not.toContain('/rpc/invoices/list');
  expect(asked).not.toContain('/rpc/signIn/session');
  expect(await page.evaluate<number>('shifts'), 'what moved').toBeLessThan(0.05);
});

const HAS_SHEETS = `[...document.querySelectorAll('link[rel=stylesheet]')].filter(({ sheet }) => sheet !== null).length > 1`;

/** What can be pressed above the rows, with its size. */
const CONTROLS = `[...document.querySelectorAll('header button, nav a, main button, main input')]
  .filter((control) => control.closest('tr') === null && control.getClientRects().length > 0)
  .map((control) => {
    const { width, height } = control.getBoundingClientRect();
    return [control.textContent.trim() || control.ariaLabel, Math.round(width), Math.round(height)].join(' ');
  })`;

const WATCH_SHIFTS = `{
  globalThis.shifts = 0;
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) shifts += entry.value; })
    .observe({ type: 'layout-shift' });
}`;

test('what is typed, pressed and wished by key before the app is there is done by it', async ({ stage }) => {
  const { person, arrive } = await drawnFor(stage);
  const { page, say } = person;
  const search = page.getByPlaceholder(say('invoices:list.search'));
  await search.fill('Harbor');
  arrive();
  await expect(still(page)).toHaveCount(0);
  await expect(page).toHaveURL(/search=Harbor/);

  const again = await holdsTheApp(page);
  await seesDrawn(person, '/invoices');
  await page.keyboard.press('n');
  again();
  await expect(page).toHaveURL('/invoices/new');
});

test('a link of the drawn list leads on without the app', async ({ stage }) => {
  const { person } = await drawnFor(stage);
  await still(person.page).locator('a[data-opens-row]').first().click();
  await expect(person.page).toHaveURL(/\/invoice\//);
});

test('on a phone the cards are drawn', async ({ stage }) => {
  const phone = { viewport: { width: 375, height: 667 }, isMobile: true, hasTouch: true };
  const person = await stage.inTheBooksOf('aylin', phone);
  // As browsers on phones say.
  await person.page.setExtraHTTPHeaders({ 'sec-ch-ua-mobile': '?1' });
  const { page } = person;
  const arrive = await holdsTheApp(page);
  await seesDrawn(person, '/invoices');
  await expect(still(page).getByRole('listitem').first()).toBeVisible();
  await expect(still(page).locator('table')).toHaveCount(0);
  await expect.poll(() => page.evaluate<boolean>(HAS_SHEETS)).toBe(true);
  const controls = await page.evaluate<string[]>(CONTROLS);
  arrive();
  await expect(still(page)).toHaveCount(0);
  expect(await page.evaluate<string[]>(CONTROLS)).toEqual(controls);
});

for (const width of [375, 1000])
  test(`in a window that it was not drawn for nothing stands, and the app comes at once (${width} px)`, async ({
    stage,
  }) => {
    const person = await stage.inTheBooksOf('jonas', { viewport: { width, height: 800 } });
    const { page } = person;
    await expect(async () => {
      const asked = page.waitForRequest(/\/assets\/app-.*\.js$/, { timeout: 5_000 });
      await page.goto('/invoices', { waitUntil: 'commit' });
      await Promise.all([expect(still(page).locator('h1')).toBeHidden({ timeout: 1_000 }), asked]);
      await expect(page.locator('#root[data-still] h1'), 'it was drawn').toBeAttached({ timeout: 500 });
    }).toPass({ timeout: 40_000 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

test('two people who open their lists over and over see their own books alone, whoever was drawn before', async ({
  stage,
}) => {
  const [one, other] = [await stage.newcomer(jonas), await stage.newcomer(lena)];
  const emailOf = async ({ call }: Actor) =>
    (await call<{ user: { email: string } }>('signIn/session')).user.email;
  const [ofOne, ofOther] = [await emailOf(one), await emailOf(other)];
  const opens = async ({ context }: Actor) => (await context.request.get('/invoices')).text();
  const drawn = { one: 0, other: 0 };
  // A machine that is busy leaves some of them to the app.
  for (let round = 0; round < 200 && Math.min(drawn.one, drawn.other) < 5; round += 1) {
    const [pageOfOne, pageOfOther] = await Promise.all([opens(one), opens(other)]);
    expect(pageOfOne).not.toContain(ofOther);
    expect(pageOfOther).not.toContain(ofOne);
    drawn.one += Number(pageOfOne.includes(ofOne));
    drawn.other += Number(pageOfOther.includes(ofOther));
    await one.page.waitForTimeout(100);
  }
  expect(Math.min(drawn.one, drawn.other), 'both were drawn').toBeGreaterThanOrEqual(5);
});
