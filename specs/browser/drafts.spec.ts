import type { BrowserContext } from '@playwright/test';
import { jonas } from '../cast/jonas.ts';
import type { Actor } from './support/actor.ts';
import type { DeviceOptions } from './support/devices.ts';
import { expect, type Stage, test } from './support/stage.ts';

const LINE = { description: 'Entwicklung', quantity: '2', unitPrice: '100' };

/** Jonas with a draft that is stored and open in the editor. */
async function withDraft(stage: Stage, options: DeviceOptions = {}): Promise<Actor> {
  const person = await stage.newcomer(jonas, 'de', options);
  await person.opens('/invoices/new');
  await person.choosesClient('Brandwerk Digital GmbH');
  await person.writesLine(1, LINE);
  await person.seesSaved();
  await expect(person.page).toHaveURL(/\/invoice\/[0-9a-f-]{36}$/);
  return person;
}

test('what is typed is stored by itself: after a reload, unreadable as it may be, and when leaving right after the last letter', async ({
  stage,
}) => {
  const person = await withDraft(stage);
  const { page, say } = person;
  const address = page.url();
  await person.fillsField('title', 'Kassenanbindung');
  await person.seesSaved();
  await person.writesLine(1, { unitPrice: '12,3,4' });
  await page.reload();
  await expect(person.editorField('title')).toHaveValue('Kassenanbindung');
  await expect(person.cell(1, 'description')).toHaveValue('Entwicklung');
  await expect(person.cell(1, 'unitPrice')).toHaveValue('12,3,4');
  await person.editorField('title').clear();
  await person.editorField('title').pressSequentially('Letzter Buchstabe');
  await page.getByRole('link', { name: say('shell:invoices'), exact: true }).click();
  await expect(page.getByRole('link', { name: say('invoices:list.withoutNumber') })).toBeVisible();
  await person.opens(address);
  await expect(person.editorField('title')).toHaveValue('Letzter Buchstabe');
});

test('a new invoice of which one letter is typed is found again', async ({ stage }) => {
  const person = await stage.newcomer(jonas);
  await person.opens('/invoices/new');
  await person.editorField('title').pressSequentially('X');
  await person.page.getByRole('link', { name: person.say('shell:home'), exact: true }).click();
  await person.opens('/invoices?filter=draft');
  await person.page.getByRole('link', { name: person.say('invoices:list.withoutNumber') }).click();
  await expect(person.editorField('title')).toHaveValue('X');
});

test('two tabs change one draft: the conflict is shown, and settled for either of them', async ({
  stage,
}) => {
  const here = await withDraft(stage);
  const { page, say } = here;
  for (const choice of ['takeMine', 'takeTheirs'] as const)
    await test.step(choice, async () => {
      const mine = `Aus diesem Fenster: ${choice}`;
      const theirs = `Aus dem anderen Fenster: ${choice}`;
      const there = await here.opensTab(page.url());
      await there.fillsField('title', theirs);
      await there.seesSaved();
      await here.fillsField('title', mine);
      await expect(page.getByText(say('invoices:conflict.title'))).toBeVisible();
      await expect(page.getByRole('cell', { name: theirs })).toBeVisible();
      await expect(page.getByRole('cell', { name: mine })).toBeVisible();
      await expect(page.getByRole('button', { name: say('invoices:issue.button') }).first()).toBeDisabled();
      await page.getByRole('button', { name: say(`invoices:conflict.${choice}`) }).click();
      await expect(page.getByText(say('invoices:conflict.title'))).toBeHidden();
      const kept = choice === 'takeMine' ? mine : theirs;
      await expect(here.editorField('title')).toHaveValue(kept);
      await here.seesSaved();
      await page.reload();
      await expect(here.editorField('title')).toHaveValue(kept);
      await there.page.close();
    });
});

test('without a connection typing goes on, kept on the device, and is stored when it is back', async ({
  stage,
}) => {
  const person = await withDraft(stage, { isNew: true });
  const { page, context, say } = person;
  await context.setOffline(true);
  await person.fillsField('title', 'Im Zug geschrieben');
  await expect(page.getByText(say('invoices:save.offline'))).toBeVisible();
  await expect(page.getByText(say('shell:offline'))).toBeVisible();
  await expect(page.getByText(say('invoices:preview.offline'))).toBeVisible();
  await context.setOffline(false);
  await person.seesSaved();
  await expect(page.getByText(say('invoices:preview.offline')), 'the preview is drawn anew').toBeHidden();
  await page.reload();
  await expect(person.editorField('title')).toHaveValue('Im Zug geschrieben');
});

test('a browser that dies in the middle of typing gives everything back', async ({ stage }) => {
  const person = await withDraft(stage, { isNew: true });
  const { page, context, say } = person;
  await context.setOffline(true);
  await person.fillsField('title', 'Vor dem Absturz');
  await expect(page.getByText(say('invoices:save.offline'))).toBeVisible();
  const reborn = await stage.reborn(person);
  await reborn.opens(page.url());
  await expect(reborn.page.getByText(say('invoices:restored.title'))).toBeVisible();
  await expect(reborn.editorField('title')).toHaveValue('Vor dem Absturz');
  await reborn.seesSaved();
});

test('a double click on issue makes one invoice', async ({ stage }) => {
  const person = await withDraft(stage);
  const { page, say } = person;
  await page
    .getByRole('button', { name: say('invoices:issue.button') })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('invoices:issue.confirm') })
    .dblclick();
  await expect(page.getByRole('heading', { name: 'RE-2026-0001', level: 1 })).toBeVisible();
  expect(await numbers(person)).toEqual(['RE-2026-0001']);
});

test('an answer that is lost on the way makes one invoice when asked again', async ({ stage }) => {
  const person = await withDraft(stage);
  const { page, say } = person;
  await losesFirstAnswer(person.context, '**/rpc/invoices/issue');
  await page
    .getByRole('button', { name: say('invoices:issue.button') })
    .first()
    .click();
  const confirm = page.getByRole('dialog').getByRole('button', { name: say('invoices:issue.confirm') });
  await confirm.click();
  await expect(page.getByText(say('invoices:issue.failed'))).toBeVisible();
  await confirm.click();
  await expect(page.getByRole('heading', { name: 'RE-2026-0001', level: 1 })).toBeVisible();
  expect(await numbers(person)).toEqual(['RE-2026-0001']);
});

test('back after issuing shows no editor of the issued invoice', async ({ stage }) => {
  const person = await withDraft(stage);
  await person.page.goto('/invoices');
  await person.page.getByRole('link', { name: person.say('invoices:list.withoutNumber') }).click();
  const number = await person.issues();
  await person.page.goBack();
  await expect(person.page).toHaveURL('/invoices');
  await expect(person.page.getByRole('link', { name: number })).toBeVisible();
  await person.page.goForward();
  await expect(person.page.getByRole('heading', { name: number })).toBeVisible();
});

test('a draft that was issued in another tab cannot be changed here, and says so', async ({ stage }) => {
  const here = await withDraft(stage);
  const there = await here.opensTab(here.page.url());
  const number = await there.issues();
  await here.fillsField('title', 'Zu spät');
  const { page, say } = here;
  await expect(page.getByText(say('invoices:gone.title'))).toBeVisible();
  await page.getByRole('button', { name: say('invoices:gone.show') }).click();
  await expect(page.getByRole('heading', { name: number })).toBeVisible();
});

/** The server does what is asked, but the browser does not hear of it the first time. */
async function losesFirstAnswer(context: BrowserContext, address: string): Promise<void> {
  let isLost = false;
  await context.route(address, async (route) => {
    if (isLost) return route.continue();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
}

async function numbers({ call }: Actor): Promise<(string | null)[]> {
  const { invoices } = await call<{ invoices: { number: string | null }[] }>('invoices/list', {});
  return invoices.map(({ number }) => number);
}
