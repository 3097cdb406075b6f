/** Leaving: the account is deleted after days of grace, and kept by who thinks better of it. */
import { lena } from '../cast/lena.ts';
import { DIALOG, expectAccessible, passesInspection } from './support/accessibility.ts';
import type { Actor } from './support/actor.ts';
import { PASSWORD } from './support/newcomer.ts';
import { expect, test } from './support/stage.ts';

const WRONG = 'nicht-mein-passwort';
const password = ({ say, dialog }: Actor) =>
  dialog().getByLabel(say('account:secondFactor.askPassword'), { exact: true });

test('Lena deletes her account, sleeps on it, and keeps it', async ({ stage }) => {
  const person = await stage.newcomer(lena, 'en', { viewport: { width: 1440, height: 900 } });
  const { page, say, call } = person;
  const email = await person.ownEmail();
  stage.forgives(person, /403/);
  await person.opens('/user-profile#delete-account');
  await person.presses('account-deletion:deletion.action');
  await expect(person.dialog()).toContainText(say('account-deletion:deletion.keptNothing'));
  await expect(person.dialog()).toContainText(
    say('account-deletion:deletion.gone.clients', { count: String(Object.keys(lena.clients).length) }),
  );
  await expectAccessible(page, DIALOG);
  await password(person).fill(WRONG);
  await person.answers('account-deletion:deletion.request');
  await expect(person.dialog()).toContainText(say('account:password.wrong'));
  await password(person).fill(PASSWORD);
  await person.answers('account-deletion:deletion.request');
  const section = page.locator('#delete-account');
  await expect(section).toContainText(say('account-deletion:deletion.requestedTitle'));

  const { mails } = await call<{ mails: { to: string; text: string }[] }>('outbox/list', {});
  const text = mails.find(({ to }) => to === email)?.text ?? '';
  const link = new URL(/^http\S+$/m.exec(text)?.[0] ?? '');
  await person.opens(link.pathname + link.search);
  await person.seesHeading(say('account-deletion:confirm.title'));
  await passesInspection(person);
  await expect
    .poll(async () => (await call<{ state: string }>('accountDeletion/get')).state)
    .toBe('requested');
  await page.getByRole('button', { name: say('account-deletion:confirm.action'), exact: true }).click();
  await person.seesHeading(say('account-deletion:confirm.doneTitle'));
  await page.getByRole('link', { name: say('account-deletion:confirm.signIn') }).click();

  await person.entersPassword({ email, password: PASSWORD });
  await page.getByRole('link', { name: say('account-deletion:note.link') }).click();
  await expect(section).toContainText(/Your account will be deleted on/);
  await expectAccessible(page, '#delete-account');
  await section.getByRole('button', { name: say('account-deletion:deletion.keep') }).click();
  await expect(section).toContainText(say('account-deletion:deletion.text'));
  await expect(page.getByRole('link', { name: say('account-deletion:note.link') })).toHaveCount(0);
});
