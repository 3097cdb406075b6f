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

test('two tabs change one draft: the conflict is shown, and settled', async ({ stage }) => {
  const here = await withDraft(stage);
  const { page, say } = here;
  const there = await here.opensTab(page.url());
  await there.fillsField('title', 'Aus dem anderen Fenster');
  await there.seesSaved();
  await here.fillsField('title', 'Aus diesem Fenster');
  await expect(page.getByText(say('invoices:conflict.title'))).toBeVisible();
  await page.getByRole('button', { name: say('invoices:conflict.takeMine') }).click();
  await expect(page.getByText(say('invoices:conflict.title'))).toBeHidden();
  await here.seesSaved();
  await page.reload();
  await expect(here.editorField('title')).toHaveValue('Aus diesem Fenster');
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
