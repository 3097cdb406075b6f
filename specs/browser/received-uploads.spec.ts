/** Files on their way into the queue: they go on wherever Jonas goes, wait for the connection, and nothing happens to them in silence. */
import { jonas } from '../cast/jonas.ts';
import { bill, fileOf, PAPER, xmlOf } from '../support/received.ts';
import { expectAccessible } from './support/accessibility.ts';
import type { Actor } from './support/actor.ts';
import { dragsOver, drops } from './support/dropping.ts';
import { expect, test } from './support/stage.ts';

const RECEIVE = /\/rpc\/receivedInvoices\/receive/;

const main = ({ page }: Actor) => page.getByRole('main');
const panel = ({ page, say }: Actor) =>
  page.getByRole('region', { name: say('received-invoices:panel.title') });
const told = ({ page, say }: Actor) => page.getByRole('log', { name: say('received-invoices:panel.title') });
const bills = (count: number) =>
  Array.from({ length: count }, (_, index) => xmlOf({ ...PAPER, number: `P-${index}` }, `p-${index}.xml`));

/** The server takes no file until it is let. */
async function keepsWaiting({ context }: Actor): Promise<() => void> {
  let goOn = () => {};
  const gate = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await context.route(RECEIVE, async (route) => {
    await gate;
    await route.continue();
  });
  return goOn;
}

test('files that wait go on when Jonas folds the list away or walks to the queue', async ({ stage }) => {
  const person = await stage.newcomer(jonas);
  const { page, say } = person;
  const goOn = await keepsWaiting(person);
  await person.opens('/home');
  await drops(person, main(person), bills(5));
  await expect(panel(person).getByRole('status')).toHaveText(
    say('received-invoices:panel.progress_other', { done: 0, count: 5 }),
  );
  await expect(panel(person).getByRole('link', { name: say('received-invoices:panel.review') })).toHaveCount(
    0,
  );
  await panel(person)
    .getByRole('button', { name: say('received-invoices:panel.fold') })
    .click();
  const sign = page.getByRole('button', { name: say('received-invoices:panel.title') });
  await expect(sign).toContainText(say('received-invoices:panel.progress_other', { done: 0, count: 5 }));
  await expectAccessible(page, '[data-corner-sign]');
  await sign.click();
  await expect(panel(person).getByRole('listitem')).toHaveCount(5);
  await panel(person)
    .getByRole('button', { name: say('received-invoices:panel.fold') })
    .click();
  goOn();
  await expect.poll(() => person.call('receivedInvoices/count')).toEqual({ toReview: 5 });
  await expect(sign).toHaveCount(0);
});

test('the browser asks before it leaves a page whose files have not come to an end', async ({ stage }) => {
  // What the question leaves behind goes with the browser.
  const person = await stage.newcomer(jonas, 'de', { isNew: true });
  const { page, say } = person;
  const goOn = await keepsWaiting(person);
  await person.opens('/home');
  await drops(person, main(person), bills(3));
  await panel(person)
    .getByRole('button', { name: say('received-invoices:panel.fold') })
    .click();
  const [question] = await Promise.all([page.waitForEvent('dialog'), page.evaluate('location.reload()')]);
  expect(question.type()).toBe('beforeunload');
  goOn();
});

test('without a connection a file is not taken, which is said, and it goes on by itself', async ({
  stage,
}) => {
  const person = await stage.newcomer(jonas, 'de', { isNew: true });
  const { page, context, say } = person;
  await person.opens('/finance/received');
  await expect(page.getByText(say('received-invoices:empty.first.law'))).toBeVisible();
  // The parts over the screen come with the first file.
  await drops(person, main(person), bills(1));
  await expect(
    panel(person).getByRole('link', { name: say('received-invoices:panel.review') }),
  ).toBeVisible();
  await context.setOffline(true);
  await drops(person, main(person), [xmlOf(bill(), 'hosting.xml')]);
  await expect(panel(person)).toContainText(say('received-invoices:panel.held'));
  await expect(told(person)).toContainText(`hosting.xml: ${say('received-invoices:panel.held')}`);
  await expect(page.getByText(say('errors:call.OFFLINE'))).toHaveCount(0);
  await expectAccessible(page, '[data-corner-panel]');
  await context.setOffline(false);
  await expect(panel(person).getByRole('link', { name: 'Cloudhafen Ltd.' })).toBeVisible();
  await expect(panel(person).getByRole('status')).toHaveText(
    say('received-invoices:panel.done_other', { taken: 2, count: 2 }),
  );
});

test('why a file was refused, and that one was there, is told to whoever does not see it', async ({
  stage,
}) => {
  const person = await stage.newcomer(jonas);
  const { page, say } = person;
  await person.opens('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await drops(person, main(person), [fileOf('<Order xmlns="urn:example"/>', 'order.xml'), ...bills(1)]);
  await expect(told(person)).toContainText(`order.xml: ${say('errors:problem.einvoice.other')}`);
  await expect(panel(person).getByRole('link', { name: 'Papierhaus Lange GmbH' })).toBeVisible();
  await drops(person, main(person), bills(1));
  await expect(told(person)).toContainText('p-0.xml: ');
});

test('a file dropped while a dialog is open is not taken in silence', async ({ stage }) => {
  const person = await stage.newcomer(jonas);
  const { page, say } = person;
  await person.opens('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await drops(person, main(person), bills(1));
  await panel(person)
    .getByRole('link', { name: say('received-invoices:panel.review') })
    .click();
  await page.getByRole('button', { name: say('received-invoices:setAside.act') }).click();
  const dialog = page.getByRole('dialog');
  await test.step('no reason is chosen that Jonas has not given', async () => {
    await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
    await dialog.getByRole('button', { name: say('received-invoices:setAside.act') }).click();
    await expect(dialog).toContainText(say('received-invoices:setAside.missing'));
  });
  const letGo = await dragsOver(person, dialog, [xmlOf(bill())]);
  await expect(page.getByText(say('received-invoices:drop.busyText'))).toBeVisible();
  await letGo();
  await expect(
    page.getByRole('alert').filter({ hasText: say('received-invoices:drop.busyText') }),
  ).toBeVisible();
  expect(await person.call('receivedInvoices/count')).toEqual({ toReview: 1 });
});
