import { jonas } from '../cast/jonas.ts';
import { DIALOG, expectAccessible } from './support/accessibility.ts';
import type { Actor } from './support/actor.ts';
import { expect, test } from './support/stage.ts';

const COPIED = 'Referral link copied to clipboard!';

async function opensInvites(person: Actor) {
  const { page, say } = person;
  await person.opens('/home');
  await page.getByRole('button', { name: say('shell:shareInvites') }).click();
  return page.getByRole('dialog', { name: say('referrals:title') });
}

test('the link is copied from the dialog, stays the same, and leads to the sign-up', async ({ stage }) => {
  const person = await stage.newcomer(jonas, 'en', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const { page, say } = person;
  const dialog = await opensInvites(person);
  const copy = dialog.getByRole('button', { name: say('referrals:copy') });
  await expect(copy).toBeEnabled();
  await expectAccessible(page, DIALOG);
  await copy.press('Enter');
  await expect(page.getByText(COPIED)).toBeVisible();
  const link = await page.evaluate<string>('navigator.clipboard.readText()');
  expect(link).toMatch(/^http:\/\/localhost:\d+\/invite\?ref=[2-9A-HJKMNP-Z]{8}$/);
  await expect(dialog.getByLabel(say('referrals:link'))).toHaveValue(link);
  await dialog
    .getByRole('button', { name: say('referrals:close'), exact: true })
    .last()
    .click();
  await expect(dialog).toBeHidden();
  const again = await opensInvites(person);
  await expect(again.getByLabel(say('referrals:link'))).toHaveValue(link);
  const friend = await stage.stranger('en');
  await friend.page.goto(link);
  await expect(friend.page).toHaveURL(/\/(invite|auth)\?/);
});
