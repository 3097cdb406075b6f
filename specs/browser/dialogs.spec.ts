import { jonas } from '../cast/jonas.ts';
import { expect, test } from './support/stage.ts';

/** The dialog of a client is a little higher than this, so that its foot is reached with the name just under the head. */
const SCREEN = { viewport: { width: 1440, height: 900 } };

test('a client without a name or with a website that would run a script is refused where one sees it', async ({
  stage,
}) => {
  const person = await stage.newcomer(jonas, 'en', SCREEN);
  const { page, say } = person;
  const dialog = page.getByRole('dialog');
  await person.opens('/my-business');
  await person.fillsProfileField('website', 'javascript:alert(1)');
  await expect(person.profileField('website')).toHaveAccessibleDescription(
    say('errors:problem.website.form'),
  );
  const add = page.getByRole('button', { name: say('clients:add'), exact: true });
  await add.click();
  await dialog.getByRole('button', { name: say('common:add') }).click();
  const name = dialog.getByLabel(say('clients:field.name'), { exact: true });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(say('errors:problem.name.empty'));
  await expect(dialog.getByRole('alert')).toContainText(say('common:required'));
  expect(await page.evaluate<boolean>(IS_COVERED), 'something lies over the field').toBe(false);
  await person.fillsClient({ name: 'Studio Nord', website: 'javascript:alert(1)' });
  await dialog.getByRole('button', { name: say('common:add') }).click();
  const website = dialog.getByLabel(say('clients:field.website'), { exact: true });
  await expect(website).toBeFocused();
  await expect(website).toHaveAccessibleDescription(say('errors:problem.website.form'));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(add, 'after a dialog the keyboard is where it was').toBeFocused();
});

/** Whether something lies over the middle of the field that has the focus. */
const IS_COVERED = `(() => {
  const { left, top, width, height } = document.activeElement.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2) !== document.activeElement;
})()`;
