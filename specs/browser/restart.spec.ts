import { randomUUID } from 'node:crypto';
import { emptyClient } from '@belegbar/domain/clients';
import { jonas } from '../cast/jonas.ts';
import { type Installation, install, type ServerProcess } from '../support/installation.ts';
import { type Actor, actorOn } from './support/actor.ts';
import { newAddress, PASSWORD } from './support/newcomer.ts';
import { expect, test } from './support/stage.ts';

let installation: Installation;
let server: ServerProcess;

test.beforeAll(async () => {
  installation = await install();
  server = await installation.start();
});
test.afterAll(async () => {
  await server?.stop();
  await installation?.close();
});

test('after a restart and after kill -9 everything is still there', async ({ browser }) => {
  test.slow();
  const baseURL = server.address.replace('127.0.0.1', 'localhost');
  const context = await browser.newContext({ baseURL });
  const person = actorOn(await context.newPage(), 'de');
  const { page, say } = person;
  await comesWithClients(person);

  const { number } = await person.hasIssued({
    client: 'Brandwerk Digital GmbH',
    title: 'Workshop',
    price: '1000',
  });
  await person.opens('/invoices');
  await person.page.getByRole('link', { name: number }).click();
  const hash = await person.seesStoredHash();
  const link = await person.sharesInvoice();
  await person.recordsPayment('500');
  await person.startsInvoice();
  await person.fillsField('title', 'Vor dem Neustart');
  await person.seesSaved();
  const draft = page.url();

  await test.step('stopped and started', async () => {
    await server.stop();
    server = await installation.start();
    await findsEverything();
  });

  await test.step('killed while he types', async () => {
    await person.opens(draft);
    await expect(person.editorField('title')).toHaveValue('Vor dem Neustart');
    await server.kill();
    await person.fillsField('title', 'Während des Absturzes');
    await expect(page.getByText(say('invoices:save.offline'))).toBeVisible();
    server = await installation.start();
    await person.seesSaved();
    await findsEverything();
    await person.opens(draft);
    await expect(person.editorField('title')).toHaveValue('Während des Absturzes');
  });
  await context.close();

  /** Still signed in: the draft, the invoice with its payment and its PDF, the link, and 1000 x 19 % in the return. */
  async function findsEverything(): Promise<void> {
    await person.opens('/invoices');
    await expect(page.getByRole('link', { name: say('invoices:list.withoutNumber') })).toBeVisible();
    await page.getByRole('link', { name: number }).click();
    await person.seesState('partlyPaid');
    expect(await person.seesStoredHash()).toBe(hash);
    expect((await person.downloadsPdf()).subarray(0, 5).toString()).toBe('%PDF-');
    await opensLink(person, link);
  }
});

async function opensLink(person: Actor, link: string): Promise<void> {
  const tab = await person.opensTab(link);
  await expect(tab.page.getByText('690,00 €').first()).toBeVisible();
  await tab.page.close();
}

/** There is no back stage at this server: Jonas signs up and confirms by mail, as anybody does. */
async function comesWithClients(person: Actor): Promise<void> {
  const email = newAddress(jonas);
  await person.signsUp({ email, password: PASSWORD });
  await person.confirmsByMail(email);
  const { regimes = [], ...changes } = jonas.profile;
  for (const regime of regimes) await person.call('business/setRegime', regime);
  const { version } = await person.call<{ version: number }>('business/get');
  await person.call('business/update', { version, changes });
  for (const client of Object.values(jonas.clients))
    await person.call('clients/create', {
      idempotencyKey: randomUUID(),
      client: { ...emptyClient('de'), ...client },
    });
}
