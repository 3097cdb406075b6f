import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility.ts';
import type { Actor } from './support/actor.ts';
import { expect, test } from './support/stage.ts';

test('the script of the captcha that fails twice is loaded the third time', async ({ stage }) => {
  const person = await stage.stranger('de');
  const tries = await failsToLoad(person, 2);
  await person.opens('/auth');
  await expect(captchaOn(person)).toBeChecked();
  expect(tries()).toBe(3);
});

for (const language of ['de', 'en'] as const) {
  test(`a captcha that does not load says so, and can be tried again (${language})`, async ({ stage }) => {
    const person = await stage.stranger(language);
    const { page, say } = person;
    await person.opens('/outbox');
    await person.choosesLanguage(language);
    const tries = await failsToLoad(person, 3);
    await person.opens('/auth');
    const submit = page.getByRole('button', { name: say('auth:signIn.action'), exact: true });
    await expect(page.getByText(say('auth:captcha.failed')).first()).toBeVisible();
    expect(tries()).toBe(3);
    await expect(submit).toBeDisabled();
    await expectAccessible(page);
    await page.getByRole('button', { name: say('auth:captcha.retry') }).click();
    await expect(captchaOn(person)).toBeChecked();
    await expect(submit).toBeEnabled();
  });
}

test('Enter without a captcha that could be loaded says what is missing', async ({ stage }) => {
  const person = await stage.stranger('en');
  const { page, say } = person;
  await page.route('**/rpc/access/captchaChallenge', (route) => route.abort());
  await person.opens('/auth');
  await person.choosesLanguage('en');
  await page.getByLabel(say('auth:email')).fill('jonas@example.com');
  await page.getByLabel(say('auth:password'), { exact: true }).fill('not-the-password');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Please complete the captcha verification');
});

test('the captcha can be taken back and given again, and is renewed when it has aged', async ({ stage }) => {
  const person = await stage.stranger('de');
  const { page, say } = person;
  let challenges = 0;
  page.on('request', (request) => {
    if (request.url().includes('/captchaChallenge')) challenges += 1;
  });
  await page.clock.install();
  await person.opens('/auth');
  const box = captchaOn(person);
  const submit = page.getByRole('button', { name: say('auth:signIn.action'), exact: true });
  await expect(box).toBeChecked();
  await box.uncheck();
  await expect(submit).toBeDisabled();
  await box.click();
  await expect(box).toBeChecked();
  const before = challenges;
  await page.clock.fastForward('30:00');
  await page.getByLabel(say('auth:password'), { exact: true }).focus();
  await expect.poll(() => challenges).toBe(before + 1);
  await expect(submit).toBeEnabled();
});

const FORMS = [
  '/auth',
  '/auth?ref=JKMN2345',
  '/auth?mode=reset&error=INVALID_TOKEN',
  '/auth?mode=magic-link&token=x',
  '/auth?mode=new-password&token=x',
  '/auth?mode=second-factor',
  '/email-confirmation?error=TOKEN_EXPIRED',
  '/email-confirmation?error=ALREADY_CONFIRMED',
  '/email-confirmation?token=x',
  '/invite?ref=JKMN2345',
];

for (const [width, language] of [
  [375, 'de'],
  [1440, 'en'],
] as const) {
  test(`every form before signing in is readable for all at ${width} (${language})`, async ({ stage }) => {
    const options = { viewport: { width, height: 900 }, reducedMotion: 'reduce' } as const;
    const person = await stage.stranger(language, options);
    await person.opens('/auth');
    await person.choosesLanguage(language);
    for (const path of FORMS) {
      await person.opens(path);
      await expect(person.page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoSidewaysScrolling(person.page);
      await expectAccessible(person.page);
    }
    await person.opens('/auth?mode=signup');
    await person.page.getByRole('button', { name: person.say('auth:signUp.action') }).click();
    await expectAccessible(person.page);
  });
}

/** Lets the script of the captcha fail so many times. Gives how often it was asked for. */
async function failsToLoad({ context }: Actor, times: number): Promise<() => number> {
  let tries = 0;
  await context.route('**/solver.worker*.js', async (route) => {
    tries += 1;
    await (tries <= times ? route.abort() : route.continue());
  });
  return () => tries;
}

function captchaOn({ page, say }: Actor) {
  return page.getByRole('checkbox', { name: say('auth:captcha.label') });
}
