import { jonas } from '../cast/jonas.ts';
import { codeOf } from '../support/authenticator.ts';
import type { Actor } from './support/actor.ts';
import { PASSWORD } from './support/newcomer.ts';
import { expect, test } from './support/stage.ts';

test('Jonas signs in, goes astray and comes back without a mouse', async ({ stage }) => {
  const { user } = await (await stage.newcomer(jonas)).call<Session>('signIn/session');
  const person = await stage.stranger('de');
  const { page, say } = person;
  await person.opens('/auth');
  await expect(page.getByLabel(say('sign-in:email'))).toBeFocused();
  await person.types(user.email, 'Tab', 'not-the-password', 'Enter');
  await expect(page.getByRole('alert')).toContainText(say('sign-in:error.INVALID_EMAIL_OR_PASSWORD'));
  await expect(page.getByLabel(say('sign-in:password'), { exact: true })).toBeFocused();
  await person.tabsTo(page.getByRole('button', { name: say('sign-in:signIn.forgot') }));
  await person.tabsTo(page.getByRole('checkbox', { name: say('sign-in:captcha.label') }));
  await person.tabsTo(page.getByRole('button', { name: say('sign-in:signIn.magicLink') }));
  await person.types('Enter');
  await person.seesHeading(say('sign-in:linkForm.magicLink.title'));
  await person.tabsTo(page.getByRole('button', { name: say('sign-in:back') }));
  await person.types('Enter');
  await expect(page.getByLabel(say('sign-in:password'), { exact: true })).toBeFocused();
  await person.types(PASSWORD, 'Enter');
  await expect(page).toHaveURL('/home');
});

test('with a second factor a code or a recovery code is asked for, and a device can be trusted', async ({
  stage,
}) => {
  const owner = await stage.newcomer(jonas);
  const { user } = await owner.call<Session>('signIn/session');
  const factor = await setsUpSecondFactor(owner);
  const account = { email: user.email, password: PASSWORD };
  const person = await stage.stranger('de');
  const { page, say } = person;
  await person.opens('/auth?from=/finance');
  await person.choosesLanguage('de');
  await person.signsIn(account);
  await person.seesHeading(say('sign-in:secondFactor.title'));
  const code = page.getByLabel(say('sign-in:secondFactor.label.digits'));
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await code.fill('12 34');
  await person.types('Enter');
  await expect(code).toHaveAccessibleDescription(say('sign-in:error.CODE_MISSING'));
  await code.fill('000000');
  await person.types('Enter');
  await expect(code).toHaveAccessibleDescription(say('sign-in:error.INVALID_CODE'));
  await code.fill(codeOf(factor.totpURI, 1));
  await page.getByLabel(say('sign-in:secondFactor.trust')).check();
  await page.getByRole('button', { name: say('sign-in:secondFactor.action') }).click();
  await expect(page).toHaveURL('/finance');
  await person.signsOut();
  await person.signsIn(account);
  await expect(page).toHaveURL('/home');

  const elsewhere = await stage.stranger('de');
  await elsewhere.opens('/auth');
  await elsewhere.choosesLanguage('de');
  await elsewhere.signsIn(account);
  await elsewhere.page.getByRole('button', { name: say('sign-in:secondFactor.change.digits') }).click();
  await elsewhere.types('falsch-falsch', 'Enter');
  const recovery = elsewhere.page.getByLabel(say('sign-in:secondFactor.label.recovery'));
  await expect(recovery).toHaveAccessibleDescription(say('sign-in:error.INVALID_BACKUP_CODE'));
  await recovery.clear();
  await elsewhere.types(factor.backupCodes[0] ?? '', 'Enter');
  await expect(elsewhere.page).toHaveURL('/home');
});

test('the second step alone leads back to the first', async ({ stage }) => {
  const person = await stage.stranger('de');
  const { page, say } = person;
  await person.opens('/auth?mode=second-factor');
  await expect(page.getByLabel(say('sign-in:secondFactor.label.digits'))).toBeFocused();
  await person.types('123456', 'Enter');
  await expect(page.getByRole('alert')).toContainText(say('sign-in:error.SECOND_FACTOR_EXPIRED'));
  await page.getByRole('alert').getByRole('link').click();
  await person.seesHeading(say('sign-in:signIn.title'));
});

interface Session {
  user: { email: string };
}

interface SecondFactor {
  totpURI: string;
  backupCodes: string[];
}

async function setsUpSecondFactor({ context }: Actor): Promise<SecondFactor> {
  const post = async (path: string, data: object) => {
    const headers = { 'x-belegbar': '1' };
    const answer = await context.request.post(`/api/auth/two-factor/${path}`, { headers, data });
    expect(answer.ok(), `${path} is answered with ${answer.status()}`).toBe(true);
    return (await answer.json()) as SecondFactor;
  };
  const factor = await post('enable', { password: PASSWORD });
  await post('verify-totp', { code: codeOf(factor.totpURI) });
  return factor;
}
