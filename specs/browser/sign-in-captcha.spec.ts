import { expectAccessible } from './support/accessibility.ts';
import type { Actor } from './support/actor.ts';
import { expect, test } from './support/stage.ts';

test('the script of the captcha is asked for three times, then its failure is said, and can be tried again', async ({
  stage,
}) => {
  const person = await stage.stranger('en');
  const { page, say } = person;
  await person.opens('/outbox');
  await person.choosesLanguage('en');
  await test.step('failing twice does not matter', async () => {
    const tries = await failsToLoad(person, 2);
    await person.opens('/auth');
    await expect(captchaOn(person)).toBeChecked();
    expect(tries()).toBe(3);
  });
  await test.step('failing three times is said', async () => {
    await person.context.unrouteAll();
    const tries = await failsToLoad(person, 3);
    await page.reload();
    const submit = page.getByRole('button', { name: say('sign-in:signIn.action'), exact: true });
    await expect(page.getByText(say('sign-in:captcha.failed')).first()).toBeVisible();
    expect(tries()).toBe(3);
    await expect(submit).toBeDisabled();
    await expectAccessible(page, 'form');
    await page.getByRole('button', { name: say('sign-in:captcha.retry') }).click();
    await expect(captchaOn(person)).toBeChecked();
    await expect(submit).toBeEnabled();
  });
});

test('Enter without a captcha that could be loaded says what is missing', async ({ stage }) => {
  const person = await stage.stranger('en');
  const { page, say } = person;
  await page.route('**/rpc/signIn/captchaChallenge', (route) => route.abort());
  await person.opens('/auth');
  await person.choosesLanguage('en');
  await page.getByLabel(say('sign-in:email')).fill('jonas@example.com');
  await page.getByLabel(say('sign-in:password'), { exact: true }).fill('not-the-password');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Please complete the captcha verification');
});

test('the captcha can be taken back and given again, and is renewed when it has aged', async ({ stage }) => {
  const person = await stage.stranger('de', { isNew: true });
  const { page, say } = person;
  let challenges = 0;
  page.on('request', (request) => {
    if (request.url().includes('/captchaChallenge')) challenges += 1;
  });
  await page.clock.install();
  await person.opens('/auth');
  const box = captchaOn(person);
  const submit = page.getByRole('button', { name: say('sign-in:signIn.action'), exact: true });
  await expect(box).toBeChecked();
  await box.uncheck();
  await expect(submit).toBeDisabled();
  await box.click();
  await expect(box).toBeChecked();
  const before = challenges;
  await page.clock.fastForward('30:00');
  await page.getByLabel(say('sign-in:password'), { exact: true }).focus();
  await expect.poll(() => challenges).toBe(before + 1);
  await expect(submit).toBeEnabled();
});

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
  return page.getByRole('checkbox', { name: say('sign-in:captcha.label') });
}
