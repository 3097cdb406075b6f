import { jonas } from '../cast/jonas.ts';
import { codeOf } from '../support/authenticator.ts';
import { DIALOG, expectAccessible, expectNoSidewaysScrolling } from './support/accessibility.ts';
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

test('on a phone Jonas connects an app, keeps the codes by copy, file and paper, and signs in elsewhere with both', async ({
  stage,
}) => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const person = await stage.newcomer(jonas, 'en', { permissions, viewport: { width: 375, height: 812 } });
  const { page, say } = person;
  const email = await person.ownEmail();
  await person.opens('/user-profile?tab=security');
  const address = await person.connectsApp(PASSWORD);
  const picture = person.dialog().getByRole('img', { name: say('account:secondFactor.picture') });
  await expect(picture).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page, DIALOG);
  await person.provesApp(codeOf(address));
  const list = person.dialog().getByRole('list', { name: say('account:codes.list') });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  const codes = await list.getByRole('listitem').allInnerTexts();
  await expectAccessible(page, DIALOG);

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

  const withApp = await isAskedElsewhere(stage, person, email);
  await withApp.givesCode('digits', codeOf(address, 1));
  await expect(withApp.page).toHaveURL('/home');
  const withCode = await isAskedElsewhere(stage, person, email);
  await withCode.presses('sign-in:secondFactor.change.digits');
  await withCode.givesCode('recovery', codes[0] ?? '');
  await expect(withCode.page).toHaveURL('/home');
});
