import { jonas } from '../cast/jonas.ts';
import { DIALOG, expectAccessible, expectNoSidewaysScrolling } from './support/accessibility.ts';
import { expect, test } from './support/stage.ts';

const BRANDWERK = 'Brandwerk Digital GmbH';

test('Strg+Enter begins an invoice to a client who was found, and from its editor one begins another', async ({
  stage,
}) => {
  const person = await stage.newcomer(jonas);
  const { page, say } = person;
  await person.opens('/compliance');
  await person.searchesFor('brandwerk');
  await expect(person.hit(/^Brandwerk/)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/\/invoices\/new\?client=/);
  await expect(person.editorField('clientId')).toHaveValue(BRANDWERK);
  const { invoices } = await person.call<{ invoices: object[] }>('invoices/list', {});
  expect(invoices, 'nothing is stored before something is typed').toEqual([]);
  await person.fillsField('title', 'Die erste');
  await person.seesSaved();
  await expect(page).toHaveURL(/\/invoice\/[0-9a-f-]+$/);
  await person.searchesFor(`>${say('palette:acts.newInvoice')}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/invoices/new');
  await expect(person.editorField('title')).toHaveValue('');
  await page.goBack();
  await expect(person.editorField('title')).toHaveValue('Die erste');
});

test('the palette fills a phone and is used by finger', async ({ stage }) => {
  const viewport = { width: 375, height: 812 };
  const person = await stage.newcomer(jonas, 'de', { viewport, hasTouch: true });
  const { page, say } = person;
  await person.opens('/home');
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('shell:search') })
    .filter({ visible: true })
    .tap();
  await expect(page.getByRole('dialog', { name: say('palette:title') })).toBeVisible();
  const palette = await person.searchesFor('brandwerk');
  await expect(person.hit(/^Brandwerk/)).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page, DIALOG);
  await palette.getByRole('button', { name: say('common:close') }).tap();
  await expect(palette).toBeHidden();
});
