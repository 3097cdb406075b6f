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

const WIDTHS = [320, 375, 480, 500, 768, 900, 960, 1024, 1060, 1100, 1280, 1440];

for (const language of ['de', 'en'] as const)
  test(`at every width the words of the door stand whole and apart in ${language}`, async ({ stage }) => {
    const { page } = await stage.stranger(language, { locale: language });
    await page.goto('/auth');
    await expect(page.locator('[data-still]')).toHaveCount(0);
    await page.evaluate('document.fonts.ready.then(() => null)');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 768 });
      const faults = () => page.evaluate<string[]>(FAULTS_OF_THE_DOOR);
      await expect.poll(faults, { message: `${width} px` }).toEqual([]);
    }
  });

/**
 * Words of the title on two lines, a label under the link beside it, buttons that cut their words. The title
 * is as large as its column is wide, and a busy machine takes more than a frame to follow a window that changed.
 */
const FAULTS_OF_THE_DOOR = `new Promise(requestAnimationFrame).then(() => {
  const faults = [];
  const title = document.querySelector('h1').firstChild;
  for (const { 0: word, index } of title.data.matchAll(/[^\\s-]+/g)) {
    const range = document.createRange();
    range.setStart(title, index);
    range.setEnd(title, index + word.length);
    if (range.getClientRects().length > 1) faults.push('broken: ' + word);
  }
  for (const word of document.querySelectorAll('main .mantine-Button-label'))
    if (word.scrollWidth > word.clientWidth) faults.push('cut: ' + word.textContent);
  const boxOf = (element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect();
  };
  const password = document.querySelector('input[name=password]');
  const label = boxOf(document.querySelector('label[for="' + password.id + '"]'));
  const link = boxOf([...document.querySelectorAll('form button')].find((one) => one.textContent.endsWith('?')));
  if (label.right > link.left && label.bottom > link.top && link.bottom > label.top) faults.push('label under link');
  return faults;
})`;

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
