import { PRODUCT } from '@belegbar/domain/product';
import type { Page, Route } from '@playwright/test';
import { jonas } from '../cast/jonas.ts';
import type { Actor } from './support/actor.ts';
import { newAddress, PASSWORD } from './support/newcomer.ts';
import { expect, test } from './support/stage.ts';

/** Another one each time: who guesses often for one account is made to wait. */
const nobody = () => ({
  email: newAddress({ email: 'nobody@nowhere.example' }),
  password: 'not-the-password',
});

test('a weak password is said while typing and refused with its reasons', async ({ stage }) => {
  const person = await stage.stranger('de');
  const { page, say } = person;
  await person.opens('/auth?mode=signup');
  await person.choosesLanguage('de');
  const password = page.getByLabel(say('sign-in:password'), { exact: true });
  await page.getByLabel(say('sign-in:email')).fill(newAddress(jonas));
  await password.fill('password1');
  await expect(password).toHaveAccessibleDescription(
    new RegExp(say('sign-in:strength.weak', { issues: '' })),
  );
  await page.getByLabel(say('sign-in:confirmPassword'), { exact: true }).fill('password1');
  await page.getByRole('button', { name: say('sign-in:signUp.action') }).click();
  await expect(password).toHaveAccessibleDescription(
    new RegExp(`${say('sign-in:error.weak_password', { issues: '' })}.*${say('sign-in:issue.LEAKED')}`),
  );
  await expect(password).toBeFocused();
  await password.fill(PASSWORD);
  await expect(password).toHaveAccessibleDescription(say('sign-in:strength.strong'));
});

test('a wrong password is refused above the button, with a new captcha and the address kept', async ({
  stage,
}) => {
  const person = await stage.stranger('en');
  const { page, say } = person;
  await person.opens('/auth');
  await person.choosesLanguage('en');
  const proofs: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/sign-in/email')) proofs.push(request.postDataJSON().captcha);
  });
  const account = nobody();
  for (const times of [1, 2]) {
    await person.signsIn(account);
    await expect(page.getByRole('alert')).toContainText(say('sign-in:error.INVALID_EMAIL_OR_PASSWORD'));
    await expect.poll(() => proofs.length).toBe(times);
    await expect(page.getByLabel(say('sign-in:password'), { exact: true })).toBeFocused();
    await expect(page.getByLabel(say('sign-in:email'))).toHaveValue(account.email);
    await expect(captchaOn(person)).toBeChecked();
  }
  expect(new Set(proofs).size).toBe(2);
});

test('a link goes only to whoever has an account; others are led to sign up', async ({ stage }) => {
  const person = await stage.stranger('de');
  const { page, say } = person;
  for (const [mode, kind] of [
    ['magic-link', 'magicLink'],
    ['reset', 'reset'],
  ] as const) {
    await person.opens(`/auth?mode=${mode}`);
    await person.choosesLanguage('de');
    const { email } = nobody();
    await page.getByLabel(say('sign-in:email')).fill(email);
    await page.getByRole('button', { name: say(`sign-in:linkForm.${kind}.action`) }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(say('sign-in:error.NO_ACTIVE_ACCOUNT', { product: PRODUCT }));
    await alert.getByRole('link', { name: say('sign-in:advice.signUp') }).click();
    await expect(page.getByLabel(say('sign-in:email'))).toHaveValue(email);
  }
});

test('after too many attempts the endpoint says how long it stays shut, and offers a link', async ({
  stage,
}) => {
  const person = await stage.stranger('en');
  const { page, say } = person;
  await refuses(page, 429, { code: 'TOO_MANY_ATTEMPTS', message: '', retryAfterSeconds: 3 });
  await person.opens('/auth');
  await person.choosesLanguage('en');
  await person.signsIn(nobody());
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(say('sign-in:wait'));
  const submit = page.getByRole('button', { name: say('sign-in:signIn.action'), exact: true });
  await expect(submit).toBeDisabled();
  await expect(submit).toBeEnabled();
  await alert.getByRole('link', { name: say('sign-in:advice.magicLink') }).click();
  await person.seesHeading(say('sign-in:linkForm.magicLink.title'));
});

test('who has not confirmed the address is told so and finds the mail', async ({ stage }) => {
  const person = await stage.stranger('en');
  const { page, say } = person;
  const email = newAddress(jonas);
  await person.signsUp({ email, password: PASSWORD });
  await page.getByRole('link', { name: say('sign-in:checkMail.back') }).click();
  await person.signsIn({ email, password: PASSWORD });
  await expect(page.getByRole('alert')).toContainText('Email not confirmed');
  await page.getByRole('button', { name: say('sign-in:advice.whereIsMail') }).click();
  await person.confirmsByMail(email);
});

/** The box of the captcha. */
function captchaOn({ page, say }: Actor) {
  return page.getByRole('checkbox', { name: say('sign-in:captcha.label') });
}

async function refuses(page: Page, status: number, body: object): Promise<void> {
  await page.route('**/api/auth/sign-in/email', (route: Route) => route.fulfill({ status, json: body }));
}
