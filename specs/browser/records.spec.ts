import type { Page } from '@playwright/test';
import { jonas } from '../cast/jonas.ts';
import { lena } from '../cast/lena.ts';
import { expect, test } from './support/stage.ts';

interface Client {
  id: string;
  version: number;
  name: string;
  street: string;
  city: string;
}

interface Service {
  id: string;
  version: number;
  name: string;
  description: string;
}

test('a client changed elsewhere while its dialog is open is not overwritten, and Jonas decides what holds', async ({
  stage,
}) => {
  const person = await stage.newcomer(jonas, 'de', { isNew: true });
  const { page, say, call } = person;
  await person.opens('/invoices/new');
  await person.choosesClient('Brandwerk Digital GmbH');
  await person.seesSaved();
  await page.getByRole('button', { name: say('invoices:client.edit') }).click();
  await person.fillsClient({ city: 'Potsdam' });

  const [client] = (await call<{ clients: Client[] }>('clients/list', { search: 'Brandwerk' })).clients;
  if (client === undefined) throw new Error('the client is missing');
  const { id, version } = client;
  await call('clients/update', { id, version, changes: { street: 'Neue Straße 1' } });
  const newer = page.waitForResponse('**/rpc/clients/get');
  await readsAnew(page);
  await newer;

  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('common:save.action') }).click();
  await expect(dialog.getByRole('alert')).toContainText(say('common:conflict.text'));
  expect(await call<Client>('clients/get', { id })).toMatchObject({
    street: 'Neue Straße 1',
    city: client.city,
  });
  await dialog.getByRole('button', { name: say('common:conflict.keep') }).click();
  await expect(dialog).toBeHidden();
  expect(await call<Client>('clients/get', { id })).toMatchObject({
    street: 'Neue Straße 1',
    city: 'Potsdam',
  });
});

test('so is a service: what another tab wrote stays beside what is kept of this one', async ({ stage }) => {
  const person = await stage.newcomer(jonas, 'en');
  const { page, say, call } = person;
  const all = async () => (await call<{ services: Service[] }>('services/list', {})).services;
  const [service] = await all();
  if (service === undefined) throw new Error('the service is missing');
  await person.opens('/my-business#services-clients');
  await page.getByRole('button', { name: service.name, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('services:field.name')).fill('Pair programming');
  const { id, version } = service;
  await call('services/update', { id, version, changes: { description: 'By the hour' } });
  await dialog.getByRole('button', { name: say('common:save.action') }).click();
  await expect(dialog.getByRole('alert')).toContainText(say('common:conflict.text'));
  await dialog.getByRole('button', { name: say('common:conflict.keep') }).click();
  await expect(dialog).toBeHidden();
  const stored = (await all()).find((one) => one.id === id);
  expect(stored).toMatchObject({ name: 'Pair programming', description: 'By the hour' });
});

test('a client whose creation failed after it was stored is not added twice', async ({ stage }) => {
  const person = await stage.newcomer(jonas);
  const { page, say, call } = person;
  await person.opens('/my-business');
  let tries = 0;
  await page.route('**/rpc/clients/create', async (route) => {
    tries += 1;
    const answer = await route.fetch();
    await (tries === 1 ? route.fulfill({ status: 500, json: {} }) : route.fulfill({ response: answer }));
  });
  await page.getByRole('button', { name: say('clients:add'), exact: true }).click();
  await person.fillsClient({ name: 'Studio Nord' });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('common:add') }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('button', { name: say('common:add') }).click();
  await expect(dialog).toBeHidden();
  const { clients } = await call<{ clients: Client[] }>('clients/list', { search: 'Studio Nord' });
  expect(clients).toHaveLength(1);
});

test('whether a small business owes a return is not said before it is known', async ({ stage }) => {
  const person = await stage.newcomer(lena);
  const { page, say } = person;
  let isAway = true;
  await page.route('**/rpc/taxReports/owedReturns', (route) => (isAway ? route.abort() : route.continue()));
  await person.opens('/tax-reports');
  const none = page.getByText(say('tax-reports-form:smallBusiness.none'));
  const failed = page.getByRole('alert').filter({ hasText: say('tax-reports-form:loadFailed') });
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(none).toBeHidden();
  await expect(failed).toBeVisible();
  await expect(none).toBeHidden();
  isAway = false;
  await failed.getByRole('button', { name: say('common:retry') }).click();
  await expect(none).toBeVisible();
});

/** What happens when somebody comes back to the tab after a while: the page asks for newer readings. */
async function readsAnew(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.fastForward(20_000);
  await page.evaluate("window.dispatchEvent(new Event('visibilitychange'))");
}
