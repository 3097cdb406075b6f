import { jonas } from '../cast/jonas.ts';
import { newAddress, PASSWORD } from './support/newcomer.ts';
import { expect, test } from './support/stage.ts';

test('signing up goes on when the strength cannot be asked', async ({ stage }) => {
  const person = await stage.stranger('de');
  await person.page.route('**/rpc/signIn/validatePasswordStrengthEnhanced', (route) => route.abort());
  await person.signsUp({ email: newAddress(jonas), password: PASSWORD });
});

test('a double click sends once, and Enter sends as soon as the proof is there', async ({ stage }) => {
  const person = await stage.stranger('de');
  const { page, say } = person;
  const account = { email: newAddress(jonas), password: 'not-the-password' };
  let sent = 0;
  await page.route('**/api/auth/sign-in/email', async (route) => {
    sent += 1;
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  let challenge = () => {};
  const isAllowed = new Promise<void>((resolve) => {
    challenge = resolve;
  });
  await page.route('**/rpc/signIn/captchaChallenge', async (route) => {
    await isAllowed;
    await route.continue();
  });
  await person.opens('/auth');
  await page.getByLabel(say('sign-in:email')).fill(account.email);
  await page.getByLabel(say('sign-in:password'), { exact: true }).fill(account.password);
  await expect(page.getByRole('button', { name: say('sign-in:signIn.action'), exact: true })).toBeDisabled();
  await page.keyboard.press('Enter');
  challenge();
  await expect(page.getByRole('alert')).toContainText(say('sign-in:error.INVALID_EMAIL_OR_PASSWORD'));
  expect(sent).toBe(1);
  await page.getByRole('button', { name: say('sign-in:signIn.action'), exact: true }).dblclick();
  await expect(page.getByRole('alert')).toContainText(say('sign-in:error.INVALID_EMAIL_OR_PASSWORD'));
  await expect.poll(() => sent).toBe(2);
});

test('a slow answer is said, and a lost one leaves what was typed', async ({ stage }) => {
  const person = await stage.stranger('de');
  const { page, say } = person;
  const account = { email: newAddress(jonas), password: PASSWORD };
  let lose = () => {};
  const isLost = new Promise<void>((resolve) => {
    lose = resolve;
  });
  await page.route('**/api/auth/sign-in/email', async (route) => {
    await isLost;
    await route.abort();
  });
  await person.opens('/auth');
  await person.signsIn(account);
  await expect(page.getByText(say('sign-in:slow'))).toBeVisible();
  // The colour of a primary button, on which its white ring is seen.
  const submit = page.getByRole('button', { name: say('sign-in:signIn.action'), exact: true });
  await expect(submit).toHaveCSS('background-color', 'rgb(36, 71, 143)');
  lose();
  await expect(page.getByRole('alert')).toContainText(say('sign-in:error.OFFLINE'));
  await expect(page.getByLabel(say('sign-in:email'))).toHaveValue(account.email);
  await expect(page.getByLabel(say('sign-in:password'), { exact: true })).toHaveValue(PASSWORD);
});
