import type { Page } from '@playwright/test';
import { DOOR_BUDGET_KILOBYTES, doorKilobytesOf } from './support/first-load.ts';
import { expect, test } from './support/stage.ts';

test('a stranger has read the door before the app is fetched', async ({ stage }) => {
  const { page } = await stage.stranger('de');
  const kilobytes = await doorKilobytesOf(page);
  expect(kilobytes, 'something was counted').toBeGreaterThan(20);
  expect(kilobytes).toBeLessThanOrEqual(DOOR_BUDGET_KILOBYTES);
});

test('what is typed and pressed before the app is there is kept for it', async ({ stage }) => {
  const { page, say } = await stage.stranger('de');
  const arrive = await holdsTheApp(page);
  await page.goto('/auth?from=%2Ffinance');
  await page.getByLabel(say('sign-in:email')).fill('jonas@weber-code.example');
  await page.getByRole('button', { name: say('sign-in:signIn.magicLink') }).click();
  await expect(page).toHaveURL('/auth?from=%2Ffinance');
  arrive();
  await expect(page).toHaveURL('/auth?mode=magic-link&from=%2Ffinance');
  await expect(page.getByLabel(say('sign-in:email'))).toHaveValue('jonas@weber-code.example');
});

test('the field in which somebody writes stays theirs when the app comes', async ({ stage }) => {
  const { page, say } = await stage.stranger('de');
  const arrive = await holdsTheApp(page);
  await page.goto('/');
  await expect(page).toHaveURL('/auth');
  const email = page.getByLabel(say('sign-in:email'));
  await expect(email).toBeFocused();
  await page.keyboard.type('jonas@');
  arrive();
  await expect(page.locator('[data-still]')).toHaveCount(0);
  await page.keyboard.type('weber-code.example');
  await expect(email).toHaveValue('jonas@weber-code.example');
});

test('a press before the captcha is solved is not lost: the form waits for it and sends what was typed', async ({
  stage,
}) => {
  const { page, say } = await stage.stranger('de');
  const arrive = await holdsTheApp(page);
  const solve = await holds(page, /captchaChallenge/);
  const sent = page.waitForRequest(/\/api\/auth\/sign-in\/email$/);
  await page.goto('/auth');
  await page.getByLabel(say('sign-in:email')).fill('jonas@weber-code.example');
  await page.getByLabel(say('sign-in:password'), { exact: true }).fill('nicht das richtige');
  await page.getByRole('button', { name: say('sign-in:signIn.action') }).click();
  arrive();
  await expect(page.locator('[data-still]')).toHaveCount(0);
  solve();
  expect((await sent).postDataJSON()).toMatchObject({
    email: 'jonas@weber-code.example',
    password: 'nicht das richtige',
  });
});

test('the story marks the chapter that it tells, and what is to come stands there from the start', async ({
  stage,
}) => {
  const { page, say } = await stage.stranger('de');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/auth');
  await expect(page.locator('[data-still]')).toHaveCount(0);
  const told = (milliseconds: number) => page.evaluate<boolean[]>(weightsAt(milliseconds));
  expect(await told(1_000)).toEqual([true, false, false, false]);
  // Playwright calls visible what is transparent.
  await expect(page.locator('aside div', { hasText: say('sign-in:story.return') }).last()).toHaveCSS(
    'opacity',
    '1',
  );
  expect(await told(4_000)).toEqual([false, true, false, false]);
  expect(await told(7_000)).toEqual([false, false, true, false]);
  expect(await told(10_000)).toEqual([false, false, false, true]);
  expect(await told(20_000)).toEqual([false, false, false, true]);
});

/** Holds the story at a moment, and says of each chapter whether it stands out. */
function weightsAt(milliseconds: number): string {
  return `(() => {
    const aside = document.querySelector('aside');
    // An animation that is over cannot be wound back, so they begin anew.
    aside.style.display = 'none';
    aside.getBoundingClientRect();
    aside.style.display = '';
    for (const animation of aside.getAnimations({ subtree: true })) {
      animation.pause();
      animation.currentTime = ${milliseconds};
    }
    return [...aside.querySelectorAll('[data-chapter]')].map((one) => getComputedStyle(one).fontWeight === '600');
  })()`;
}

/** The app's files do not come until the function that is returned is called. */
function holdsTheApp(page: Page): Promise<() => void> {
  return holds(page, /\/assets\/app-.*\.js$/);
}

/** What is asked for at such an address does not come until the function that is returned is called. */
async function holds(page: Page, address: RegExp): Promise<() => void> {
  const arrived = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  return arrived.resolve;
}
