import { jonas } from '../cast/jonas.ts';
import { mailedLink } from './support/api.ts';
import { newAddress, PASSWORD } from './support/newcomer.ts';
import { expect, test } from './support/stage.ts';

const NEW_PASSWORD = 'regenschirm im hochsommer';
const DEEP = '/tax-reports/vat-advance?period=2026-Q3';

test('Jonas signs up by an invitation that outlives the mail, and the link of the mail works once and then explains itself', async ({
  stage,
}) => {
  const person = await stage.stranger('de');
  const { page, say, call } = person;
  const email = newAddress(jonas);
  await person.opens('/invite?ref=JKMN2345');
  await page.getByRole('link', { name: say('sign-in:signIn.toSignUpLink') }).click();
  await person.fillsSignUp({ email, password: PASSWORD });
  await page.reload();
  await expect(page.getByText(say('sign-in:checkMail.confirmation.text', { email }))).toBeVisible();
  const kept = () => page.evaluate<string | null>("localStorage.getItem('pending-referral')");
  expect(await kept()).toContain('JKMN2345');
  const link = await mailedLink(call, email);
  await person.confirmsByMail(email);
  const elsewhere = await stage.stranger('de');
  await elsewhere.opens(link.href);
  await elsewhere.choosesLanguage('de');
  await elsewhere.page.getByRole('button', { name: say('sign-in:mailedLink.confirmation.action') }).click();
  await elsewhere.seesHeading(say('sign-in:confirmation.againTitle'));
  await elsewhere.page.getByRole('link', { name: say('sign-in:confirmation.signInAction') }).click();
  await elsewhere.signsIn({ email, password: PASSWORD });
  await expect(elsewhere.page).toHaveURL('/home');
  await expect(page).toHaveURL('/home');
  // Told to the server once the account is there, and forgotten here.
  await expect.poll(kept).toBe(null);
});

test('a magic link leads to where Jonas wanted to go, once', async ({ stage }) => {
  const { email } = await accountOf(await stage.newcomer(jonas, 'en'));
  const person = await stage.stranger('en');
  const { page, say, call } = person;
  await person.opens(DEEP);
  await person.choosesLanguage('en');
  await page.getByLabel(say('sign-in:email')).fill(email);
  await page.getByRole('button', { name: say('sign-in:signIn.magicLink') }).click();
  await expect(page).toHaveURL(/mode=magic-link/);
  await expect(page.getByLabel(say('sign-in:email'))).toHaveValue(email);
  await page.getByRole('button', { name: say('sign-in:linkForm.magicLink.action') }).click();
  await person.seesHeading(say('sign-in:checkMail.magicLink.title'));
  const link = await mailedLink(call, email);
  await person.followsMail(email);
  await expect(page).toHaveURL(DEEP);

  const elsewhere = await stage.stranger('en');
  await elsewhere.opens(link.href);
  await elsewhere.choosesLanguage('en');
  await elsewhere.page.getByRole('button', { name: say('sign-in:mailedLink.magicLink.action') }).click();
  await expect(elsewhere.page.getByText(say('sign-in:linkForm.magicLink.linkGone'))).toBeVisible();
});

test('who forgot the password sets a new one by mail, and the old one ends everywhere', async ({ stage }) => {
  const before = await stage.newcomer(jonas, 'de');
  const { email } = await accountOf(before);
  const person = await stage.stranger('de');
  const { page, say, call } = person;
  await person.opens(`/auth?from=${encodeURIComponent(DEEP)}`);
  await person.choosesLanguage('de');
  await page.getByLabel(say('sign-in:email')).fill(email);
  await page.getByRole('button', { name: say('sign-in:signIn.forgot') }).click();
  await page.getByRole('button', { name: say('sign-in:linkForm.reset.action') }).click();
  await person.seesHeading(say('sign-in:checkMail.reset.title'));
  const link = await mailedLink(call, email);
  await person.followsMail(email);
  await page.getByLabel(say('sign-in:newPassword.label'), { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel(say('sign-in:confirmPassword'), { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: say('sign-in:newPassword.action') }).click();
  await expect(page.getByText(say('sign-in:newPassword.done'))).toBeVisible();
  await person.signsIn({ email, password: PASSWORD });
  await expect(page.getByRole('alert')).toContainText(say('sign-in:error.INVALID_EMAIL_OR_PASSWORD'));
  await person.signsIn({ email, password: NEW_PASSWORD });
  await expect(page).toHaveURL(DEEP);

  await before.opens('/home');
  await expect(before.page).toHaveURL(/\/auth/);
  await before.opens(link.href);
  await before.choosesLanguage('de');
  await expect(before.page.getByText(say('sign-in:linkForm.reset.linkGone'))).toBeVisible();
});

async function accountOf({ call }: { call: <Answer>(procedure: string) => Promise<Answer> }) {
  const { user } = await call<{ user: { email: string } }>('signIn/session');
  return user;
}
