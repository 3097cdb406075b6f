import { jonas } from '../cast/jonas.ts';
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
async function onTwoDevices(stage: Stage): Promise<{ desk: Actor; phone: Actor }> {
  const desk = await stage.newcomer(jonas, 'de', WINDOWS);
  const email = await desk.ownEmail();
  const phone = await stage.stranger('de', IPHONE);
  await phone.entersPassword({ email, password: PASSWORD });
  await expect(phone.page).toHaveURL('/home');
  await desk.opens('/user-profile?tab=security');
  await expect(rows(desk)).toHaveCount(2);
  return { desk, phone };
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

test('a device that one does not know is signed out by its name', async ({ stage }) => {
  const { desk, phone } = await onTwoDevices(stage);
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
