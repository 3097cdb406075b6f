import { jonas } from '../cast/jonas.ts';
import type { Actor } from './support/actor.ts';
import { expect, test } from './support/stage.ts';

/** Gone as soon as the page is loaded anew. */
const MARK = 'window.sameDocument = true';
const IS_MARKED = 'window.sameDocument === true';

test('a screen that is not there yet waits for the connection inside the frame, and comes by itself', async ({
  stage,
}) => {
  const person = await stage.newcomer(jonas, 'de', { isNew: true });
  const { page, context, say } = person;
  await opensHomeMarked(person);
  await context.setOffline(true);
  await goesTo(person, 'invoices');
  const refusal = page.getByRole('alert').filter({ hasText: say('errors:call.OFFLINE') });
  await expect(refusal).toBeVisible();
  await expect(page.getByRole('navigation', { name: say('shell:navigation') })).toBeVisible();
  await refusal.getByRole('button', { name: say('common:retry') }).click();
  await expect(refusal).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: say('invoices:title'), level: 1 })).toBeVisible();
  await isTheSameAndWhole(person);
});

test('a server that is gone for a while is said, and where one was goes on, what was typed meanwhile with it', async ({
  stage,
}) => {
  const person = await stage.newcomer(jonas, 'de', { isNew: true });
  const { page, context, say } = person;
  await opensHomeMarked(person);
  const isGone = () => context.route(/\/(assets|rpc|healthz|readyz)/, (route) => route.abort());
  await isGone();
  await goesTo(person, 'myBusiness');
  const refusal = page.getByRole('alert').filter({ hasText: say('errors:call.OFFLINE') });
  await expect(refusal).toBeVisible();
  await context.unrouteAll();
  await refusal.getByRole('button', { name: say('common:retry') }).click();
  await expect(page.getByRole('heading', { name: say('business:title') })).toBeVisible();
  await expect(person.profileField('fullName')).toHaveValue(jonas.profile.fullName ?? '');
  await isGone();
  await person.profileField('website').fill('weber.example');
  await person.types('Tab');
  await expect(page.getByText(say('shell:away'))).toBeInViewport();
  await page.evaluate('window.scrollTo(0, 2000)');
  await expect(page.getByText(say('common:save.offline'))).not.toBeInViewport();
  await expect(page.getByText(say('shell:away'))).toBeInViewport();
  await context.unrouteAll();
  await expect
    .poll(async () => (await person.call<{ website: string }>('business/get')).website)
    .toBe('weber.example');
  await isTheSameAndWhole(person);
});

test('after a new release the page is loaded anew once, and no more when the file is missing still', async ({
  stage,
}) => {
  const person = await stage.newcomer(jonas, 'de', { isNew: true });
  const { page, context, say } = person;
  await opensHome(person);
  const notThere = { status: 404, body: '' };
  await context.route(/\/assets\/TaxReports-.*\.js/, (route) => route.fulfill(notThere));
  let loads = 0;
  page.on('load', () => loads++);
  await goesTo(person, 'taxReports');
  await expect(page.getByRole('alert').filter({ hasText: say('shell:crash.title') })).toBeVisible();
  expect(loads).toBe(1);
  await context.unrouteAll();
  await page.getByRole('button', { name: say('common:reload') }).click();
  await expect(page.getByRole('heading', { name: say('tax-reports-form:title'), level: 1 })).toBeVisible();
});

async function opensHomeMarked(person: Actor): Promise<void> {
  await opensHome(person);
  await person.page.evaluate(MARK);
}

async function isTheSameAndWhole({ page }: Actor): Promise<void> {
  expect(await page.evaluate(IS_MARKED), 'the page was not loaded anew').toBe(true);
  expect(await page.evaluate(UNSTYLED), 'style sheets that are missing').toBe(0);
}

async function opensHome(person: Actor): Promise<void> {
  const { page } = person;
  await person.opens('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function goesTo({ page, say }: Actor, item: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: say('shell:navigation') });
  await menu.getByRole('link', { name: new RegExp(`^${say(`shell:${item}`)}( Pro)?$`) }).click();
}

const UNSTYLED = `[...document.querySelectorAll('link[rel=stylesheet]')].filter((link) => link.sheet === null).length`;
