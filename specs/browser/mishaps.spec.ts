import { jonas } from '../cast/jonas.ts';
import type { Actor } from './support/actor.ts';
import { expect, test } from './support/stage.ts';

/** A message at the corner, by an act that only says what it did. */
async function copiesAddress(person: Actor): Promise<void> {
  await person.searchesFor(`> ${person.say('palette:acts.copyAddress')}`);
  await person.page.keyboard.press('Enter');
}

const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };

test('at most three messages are shown, each for five seconds, and the last ones wait', async ({ stage }) => {
  const person = await stage.newcomer(jonas, 'de', { ...CLIPBOARD, isNew: true });
  const { page, say } = person;
  await page.clock.install();
  await person.opens('/compliance');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const told = page.getByRole('status').filter({ hasText: say('common:copied') });
  const now = await page.evaluate<number>('Date.now()');
  await page.clock.pauseAt(now + 10_000);
  for (let number = 1; number <= 4; number++) await copiesAddress(person);
  await expect(told).toHaveCount(3);
  await page.clock.runFor(4_500);
  await expect(told).toHaveCount(3);
  await page.clock.runFor(1_500);
  await expect(told, 'the fourth has waited for its turn').toHaveCount(1);
  await told.hover();
  await page.clock.runFor(9_000);
  await expect(told, 'it stays while it is pointed at').toHaveCount(1);
  await page.mouse.move(10, 10);
  await page.clock.runFor(6_500);
  await expect(told).toHaveCount(0);
});

test('on a phone a message stands above the bar of actions', async ({ stage }) => {
  const person = await stage.newcomer(jonas, 'de', { ...CLIPBOARD, viewport: { width: 375, height: 812 } });
  const { page, say } = person;
  await person.hasIssued({ client: 'Brandwerk Digital GmbH', title: 'Workshop', price: '100' });
  await person.opens('/invoices');
  const action = page.locator('[data-bottom-bar]');
  await expect(action).toBeVisible();
  await copiesAddress(person);
  const told = page.getByRole('status').filter({ hasText: say('common:copied') });
  await expect(told).toBeVisible();
  await expect
    .poll(async () => {
      const [message, bar] = [await told.boundingBox(), await action.boundingBox()];
      return message !== null && bar !== null && message.y + message.height <= bar.y;
    })
    .toBe(true);
});

test('a screen that breaks leaves the frame, offers to load anew, and what was typed comes back', async ({
  stage,
}) => {
  const person = await stage.newcomer(jonas);
  const { page, context, say } = person;
  stage.forgives(person, /not iterable|regimes/);
  await person.opens('/my-business');
  await page.getByRole('button', { name: say('clients:add'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  const name = dialog.getByRole('textbox', { name: say('clients:field.name') });
  await name.fill('Noch nicht gespeichert GmbH');
  // The profile without its regimes is what no screen expects.
  await context.route('**/rpc/business/get', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { json: object };
    await route.fulfill({ response: answer, json: { ...body, json: { ...body.json, regimes: null } } });
  });
  await page.reload();
  const said = page.getByRole('alert').filter({ hasText: say('shell:crash.title') });
  await expect(said).toContainText(say('shell:crash.text'));
  await expect(said).toContainText(say('shell:crash.kept'));
  await context.unrouteAll();
  await said.getByRole('button', { name: say('common:reload') }).click();
  await page.getByRole('button', { name: say('clients:add'), exact: true }).click();
  await expect(name).toHaveValue('Noch nicht gespeichert GmbH');
});
