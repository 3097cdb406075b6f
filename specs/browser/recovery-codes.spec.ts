import { aylin } from '../cast/aylin.ts';
import { jonas } from '../cast/jonas.ts';
import { codeOf } from '../support/authenticator.ts';
import { DIALOG, expectAccessible } from './support/accessibility.ts';
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

test('the codes can be copied, kept as a file and printed, and are not left before they are kept', async ({
  stage,
}) => {
  const person = await stage.newcomer(jonas, 'en', { permissions: ['clipboard-read', 'clipboard-write'] });
  const { page, say } = person;
  const email = await person.ownEmail();
  await person.opens('/user-profile');
  await person.provesApp(codeOf(await person.connectsApp(PASSWORD)));
  const list = person.dialog().getByRole('list', { name: say('account:codes.list') });
  const codes = await list.getByRole('listitem').allInnerTexts();
  await expectAccessible(page, DIALOG);

  await person.types('Escape');
  await expect(person.dialog()).toContainText(say('account:codes.keptMissing'));
  await expect(person.dialog().getByRole('checkbox')).toBeFocused();

  await person.presses('account:codes.copy');
  const copied = await page.evaluate<string>('navigator.clipboard.readText()');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: say('account:codes.download') }).click();
  const file = await (await download).createReadStream();
  const written = Buffer.concat(await file.toArray()).toString('utf8');
  for (const text of [copied, written]) for (const part of [email, ...codes]) expect(text).toContain(part);

  await page.evaluate("window.print = () => { document.title = 'printed'; }");
  await person.presses('account:codes.print');
  await expect(page).toHaveTitle('printed');
  await page.emulateMedia({ media: 'print' });
  for (const code of codes) await expect(page.getByText(code)).toBeVisible();
  await expect(page.getByText(say('account:codes.fileTitle', { product: 'Belegbar', email }))).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  const kept = await page.evaluate<string>('JSON.stringify([{ ...localStorage }, { ...sessionStorage }])');
  for (const code of codes) expect(kept).not.toContain(code);
  await person.keepsCodes();
});

test('new codes take the place of the old ones, and switching off asks for the password', async ({
  stage,
}) => {
  const person = await stage.newcomer(aylin, 'de');
  const { page, say } = person;
  const dialog = person.dialog();
  const email = await person.ownEmail();
  await person.opens('/user-profile');
  await person.provesApp(codeOf(await person.connectsApp(PASSWORD)));
  const [old = ''] = await person.keepsCodes();

  await person.presses('account:secondFactor.newCodes');
  await dialog.getByLabel(say('account:secondFactor.askPassword')).fill(PASSWORD);
  await person.answers('account:secondFactor.newCodes');
  const renewed = await person.keepsCodes();
  expect(renewed).not.toContain(old);
  const elsewhere = await isAskedElsewhere(stage, person, email);
  await elsewhere.presses('sign-in:secondFactor.change.digits');
  await elsewhere.givesCode('recovery', old);
  await expect(elsewhere.page.getByText(say('sign-in:error.INVALID_BACKUP_CODE'))).toBeVisible();
  await elsewhere.givesCode('recovery', renewed[0] ?? '');
  await expect(elsewhere.page).toHaveURL('/home');

  await person.presses('account:secondFactor.switchOff');
  await dialog.getByLabel(say('account:secondFactor.askPassword')).fill('nicht-mein-passwort');
  await person.answers('account:secondFactor.switchOff');
  await expect(dialog).toContainText(say('account:password.wrong'));
  await dialog.getByLabel(say('account:secondFactor.askPassword')).fill(PASSWORD);
  await person.answers('account:secondFactor.switchOff');
  await expect(
    page.getByRole('status').filter({ hasText: say('account:secondFactor.switchedOff') }),
  ).toBeVisible();
  await expect(person.profileSection('secondFactor')).toContainText(say('account:secondFactor.offText'));
});
