import { aylin } from '../cast/aylin.ts';
import { jonas } from '../cast/jonas.ts';
import { lena } from '../cast/lena.ts';
import { codeOf } from '../support/authenticator.ts';
import { expectNoSidewaysScrolling } from './support/accessibility.ts';
import type { Actor } from './support/actor.ts';
import { PASSWORD } from './support/newcomer.ts';
import { expect, type Stage, test } from './support/stage.ts';

/** Another browser, up to the question for the second factor. */
async function isAskedElsewhere(stage: Stage, person: Actor, email: string): Promise<Actor> {
  const elsewhere = await stage.stranger(person.language);
  await elsewhere.entersPassword({ email, password: PASSWORD });
  await expect(elsewhere.page).toHaveURL(/mode=second-factor/);
  return elsewhere;
}

test('Aylin switches the second factor on, and signs in with the app and once with each code', async ({
  stage,
}) => {
  const person = await stage.newcomer(aylin, 'en');
  const { say } = person;
  const email = await person.ownEmail();
  await person.opens('/user-profile');
  const address = await person.connectsApp(PASSWORD);
  await person.provesApp(codeOf(address));
  const codes = await person.keepsCodes();
  expect(new Set(codes).size).toBe(10);
  const section = person.profileSection('secondFactor');
  await expect(section).toContainText(say('account:secondFactor.on'));
  await expect(section).toContainText(say('account:secondFactor.codesLeft', { count: 10 }));

  const withApp = await isAskedElsewhere(stage, person, email);
  await withApp.givesCode('digits', codeOf(address, 1));
  await expect(withApp.page).toHaveURL('/home');

  const withCode = await isAskedElsewhere(stage, person, email);
  await withCode.presses('sign-in:secondFactor.change.digits');
  await withCode.givesCode('recovery', codes[0] ?? '');
  await expect(withCode.page).toHaveURL('/home');
  await withCode.opens('/user-profile');
  await expect(withCode.profileSection('secondFactor')).toContainText(
    say('account:secondFactor.codesLeft', { count: 9 }),
  );

  const again = await isAskedElsewhere(stage, person, email);
  await again.presses('sign-in:secondFactor.change.digits');
  await again.givesCode('recovery', codes[0] ?? '');
  await expect(again.page.getByText(say('sign-in:error.INVALID_BACKUP_CODE'))).toBeVisible();
  await expect(again.page).toHaveURL(/mode=second-factor/);
});

test('leaving before the app is proven leaves the second factor off, and says so', async ({ stage }) => {
  const person = await stage.newcomer(lena, 'de');
  const { page, say } = person;
  await person.opens('/home');
  await page
    .getByRole('link', { name: say('shell:profile') })
    .first()
    .click();
  const left = page.getByRole('status').filter({ hasText: say('account:secondFactor.stillOff') });
  await person.connectsApp(PASSWORD);
  await person.types('Escape');
  await expect(person.dialog()).toBeHidden();
  await expect(left).toBeVisible();
  await expect(person.profileSection('secondFactor')).toContainText(say('account:secondFactor.off'));
  await expect(left).toHaveCount(0, { timeout: 15_000 });
  await person.connectsApp(PASSWORD);
  await page.goBack();
  await expect(left).toBeVisible();
  const security = await person.call<{ secondFactor: boolean }>('account/security');
  expect(security.secondFactor).toBe(false);
});

test('a wrong password and a wrong code are told at their fields, and the way goes on from there', async ({
  stage,
}) => {
  const person = await stage.newcomer(jonas, 'de');
  const { say } = person;
  const dialog = person.dialog();
  await person.opens('/user-profile');
  await person.presses('account:secondFactor.switchOn');
  await person.presses('account:secondFactor.next');
  await expect(dialog).toContainText(say('sign-in:error.PASSWORD_MISSING'));
  const password = dialog.getByLabel(say('account:secondFactor.askPassword'));
  await password.fill('nicht-mein-passwort');
  await person.presses('account:secondFactor.next');
  await expect(dialog).toContainText(say('account:password.wrong'));
  await expect(password).toBeFocused();
  await isShutAfter(person, 'enable', () => person.presses('account:secondFactor.next'));
  await person.types('Escape');
  const address = await person.connectsApp(PASSWORD);
  await person.provesApp('123');
  await expect(dialog).toContainText(say('account:secondFactor.codeMissing'));
  const right = codeOf(address);
  await person.provesApp(String((Number(right) + 1) % 1_000_000).padStart(6, '0'));
  await expect(dialog).toContainText(say('account:secondFactor.codeWrong'));
  await expect(dialog.getByLabel(say('account:secondFactor.code'))).toBeFocused();
  await isShutAfter(person, 'verify-totp', () => person.provesApp(right));
  await person.page.route('**/api/auth/two-factor/verify-totp', (route) => route.abort());
  await person.provesApp(right);
  await expect(dialog.getByRole('alert')).toContainText(say('account:secondFactor.notSwitchedOn'));
  await person.page.unroute('**/api/auth/two-factor/verify-totp');
  await person.provesApp(codeOf(address));
  await person.keepsCodes();
});

/** After too many guesses the dialog says when the endpoint opens again, and waits so long. */
async function isShutAfter(person: Actor, endpoint: string, act: () => Promise<void>): Promise<void> {
  const json = { code: 'TOO_MANY_ATTEMPTS', message: '', retryAfterSeconds: 1 };
  await person.page.route(
    `**/api/auth/two-factor/${endpoint}`,
    (route) => route.fulfill({ status: 429, json }),
    {
      times: 1,
    },
  );
  await act();
  const dialog = person.dialog();
  const next = dialog.getByRole('button', { name: person.say('account:secondFactor.next'), exact: true });
  await expect(dialog.getByRole('alert')).toContainText(person.say('sign-in:wait'));
  await expect(next).toBeDisabled();
  await expect(next).toBeEnabled();
}

test('the second factor is switched on by keys alone', async ({ stage }) => {
  const person = await stage.newcomer(lena, 'de', { viewport: { width: 375, height: 812 } });
  const { page, say } = person;
  const dialog = person.dialog();
  await person.opens('/user-profile');
  const begin = page.getByRole('button', { name: say('account:secondFactor.switchOn'), exact: true });
  await begin.focus();
  await person.types('Enter');
  await expect(dialog.getByLabel(say('account:secondFactor.askPassword'))).toBeFocused();
  await person.types(PASSWORD, 'Enter');
  const code = dialog.getByLabel(say('account:secondFactor.code'));
  await expect(code).toBeFocused();
  const key = await dialog.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).innerText();
  await expectNoSidewaysScrolling(page);
  await person.types(codeOf(`otpauth://totp/x?secret=${key.replaceAll(/\s/g, '')}`), 'Enter');
  const kept = dialog.getByRole('checkbox', { name: say('account:codes.kept') });
  await person.tabsTo(kept);
  await page.keyboard.press('Space');
  await person.tabsTo(dialog.getByRole('button', { name: say('account:codes.done') }));
  await person.types('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: say('account:secondFactor.newCodes') })).toBeFocused();
});
