import { aylin } from '../cast/aylin.ts';
import { jonas } from '../cast/jonas.ts';
import type { Language } from '../support/words.ts';
import type { Actor } from './support/actor.ts';
import { PASSWORD } from './support/newcomer.ts';
import { expect, type Stage, test } from './support/stage.ts';

const WINDOWS = {
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
};
const IPHONE = {
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
};

/** Jonas at his desk, and signed in on his phone as well. */
async function onTwoDevices(
  stage: Stage,
  language: Language,
): Promise<{ desk: Actor; phone: Actor; email: string }> {
  const desk = await stage.newcomer(jonas, language, WINDOWS);
  const email = await desk.ownEmail();
  const phone = await stage.stranger(language, IPHONE);
  await phone.entersPassword({ email, password: PASSWORD });
  await expect(phone.page).toHaveURL('/home');
  await desk.opens('/user-profile');
  await expect(rows(desk)).toHaveCount(2);
  return { desk, phone, email };
}

function rows(person: Actor) {
  return person.profileSection('devices').locator('tbody tr, li');
}

/** Whatever is asked next is answered as to a stranger; often the page has heard of it before anything is asked. */
async function isOut(person: Actor): Promise<void> {
  const invoices = person.page.getByRole('link', { name: person.say('shell:invoices'), exact: true });
  await invoices
    .first()
    .click({ timeout: 5_000 })
    .catch(() => {});
  await expect(person.page).toHaveURL(/\/auth/);
}

test('a new password signs the phone out at once, and the old one no longer works', async ({ stage }) => {
  const { desk, phone, email } = await onTwoDevices(stage, 'en');
  const { say } = desk;
  const dialog = desk.dialog();
  const type = (field: string, text: string) =>
    dialog.getByLabel(say(`account:password.${field}`), { exact: true }).fill(text);
  const press = () => desk.answers('account:password.change');
  await desk.presses('account:password.change');

  await type('new', 'kurz');
  await press();
  await expect(dialog).toContainText(say('sign-in:error.PASSWORD_MISSING'));
  await expect(dialog).toContainText(say('sign-in:error.PASSWORD_TOO_SHORT'));
  await type('current', 'nicht-mein-passwort');
  await type('new', 'ein-langer-satz-aus-wolken');
  await type('repeat', 'ein-anderer-satz-aus-wolken');
  await press();
  await expect(dialog).toContainText(say('sign-in:error.PASSWORDS_DIFFER'));
  await type('repeat', 'ein-langer-satz-aus-wolken');
  await press();
  await expect(dialog).toContainText(say('account:password.wrong'));
  await expect(dialog.getByLabel(say('account:password.current'), { exact: true })).toBeFocused();

  const json = { code: 'TOO_MANY_ATTEMPTS', message: '', retryAfterSeconds: 1 };
  const shut = { status: 429, json };
  await desk.page.route('**/api/auth/change-password', (route) => route.fulfill(shut), { times: 1 });
  await press();
  await expect(dialog.getByRole('alert')).toContainText(say('sign-in:wait'));

  await type('current', PASSWORD);
  await type('new', 'passwort');
  await type('repeat', 'passwort');
  await press();
  await expect(dialog).toContainText(say('sign-in:error.weak_password', { issues: '' }));
  await type('new', 'ein-langer-satz-aus-wolken');
  await type('repeat', 'ein-langer-satz-aus-wolken');
  await press();

  await expect(desk.page.getByText(say('account:password.changedText'))).toBeVisible();
  await expect(rows(desk)).toHaveCount(1);
  await expect(desk.profileSection('activity')).toContainText(say('account:activity.type.passwordChanged'));
  await isOut(phone);
  await phone.signsIn({ email, password: PASSWORD });
  await expect(phone.page.getByText(say('sign-in:error.INVALID_EMAIL_OR_PASSWORD'))).toBeVisible();
  await phone.signsIn({ email, password: 'ein-langer-satz-aus-wolken' });
  await expect(phone.page).toHaveURL(/\/(home|invoices)/);
});

test('a device that one does not know is signed out by its name', async ({ stage }) => {
  const { desk, phone } = await onTwoDevices(stage, 'de');
  const { say } = desk;
  await expect(rows(desk).first()).toContainText('Firefox, Windows');
  await expect(rows(desk).first()).toContainText(say('account:devices.this'));
  await expect(rows(desk).last()).toContainText('Safari, iPhone');
  await desk.presses('account:devices.endNamed', { device: 'Safari, iPhone' });
  await expect(desk.dialog()).toContainText(say('account:devices.endTitle', { device: 'Safari, iPhone' }));
  await desk.answers('account:devices.end');
  await expect(rows(desk)).toHaveCount(1);
  await expect(desk.page.getByText(say('account:devices.ended', { device: 'Safari, iPhone' }))).toBeVisible();
  await expect(desk.profileSection('activity')).toContainText(say('account:activity.type.sessionEnded'));
  await isOut(phone);
});

test('all other devices are signed out together; those that could not be come back', async ({ stage }) => {
  const { desk, phone } = await onTwoDevices(stage, 'de');
  const { page, say } = desk;
  await test.step('the server cannot be asked', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/rpc/account/end*', async (route) => {
      await held;
      await route.abort();
    });
    await desk.presses('account:devices.endOthers');
    await desk.answers('account:devices.end');
    await expect(rows(desk), 'gone at once').toHaveCount(1);
    release();
    await expect(page.getByRole('alert')).toContainText(say('account:devices.endOthersFailed'));
    await expect(rows(desk)).toHaveCount(2);
    await phone.page.reload();
    await expect(phone.page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(phone.page).toHaveURL('/home');
    await page.unrouteAll();
  });
  await test.step('the server is there', async () => {
    await desk.presses('account:devices.endOthers');
    await expect(desk.dialog()).toContainText('Safari, iPhone');
    await expect(desk.dialog()).toContainText('Firefox, Windows');
    await desk.answers('account:devices.end');
    await expect(rows(desk)).toHaveCount(1);
    await expect(page.getByText(say('account:devices.onlyThis'))).toBeVisible();
    await isOut(phone);
    await page.reload();
    await expect(rows(desk)).toHaveCount(1);
  });
});

test('ending the session one is in signs out', async ({ stage }) => {
  const person = await stage.newcomer(aylin, 'en', IPHONE);
  const { page, say } = person;
  await person.opens('/user-profile');
  await person.presses('account:devices.endNamed', { device: say('account:devices.this') });
  await expect(page.getByRole('heading', { name: say('sign-in:signIn.title') })).toBeVisible();
  await person.opens('/home');
  await expect(page).toHaveURL(/\/auth/);
});
