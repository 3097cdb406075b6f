import { jonas } from '../cast/jonas.ts';
import type { Actor } from './support/actor.ts';
import { expect, test } from './support/stage.ts';

/** The dialog of a client is a little higher than this, so that its foot is reached with the name just under the head. */
const SCREEN = { viewport: { width: 1440, height: 900 } };

test('a client without a name or with a website that would run a script is refused where one sees it', async ({
  stage,
}) => {
  const person = await stage.newcomer(jonas, 'en', SCREEN);
  const { page, say } = person;
  const dialog = page.getByRole('dialog');
  await test.step('without a name, wherever the form was scrolled to', async () => {
    await person.opens('/my-business');
    await page.getByRole('button', { name: say('clients:add'), exact: true }).click();
    await dialog.getByRole('button', { name: say('common:add') }).click();
    const name = dialog.getByLabel(say('clients:field.name'), { exact: true });
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(say('errors:problem.name.empty'));
    await expect(dialog.getByRole('alert')).toContainText(say('common:required'));
    expect(await page.evaluate<boolean>(IS_COVERED), 'something lies over the field').toBe(false);
  });
  await test.step('a website that would run a script', async () => {
    await person.opens('/my-business');
    await person.fillsProfileField('website', 'javascript:alert(1)');
    await expect(person.profileField('website')).toHaveAccessibleDescription(
      say('errors:problem.website.form'),
    );
    await page.getByRole('button', { name: say('clients:add'), exact: true }).click();
    await person.fillsClient({ name: 'Studio Nord', website: 'javascript:alert(1)' });
    await dialog.getByRole('button', { name: say('common:add') }).click();
    const website = dialog.getByLabel(say('clients:field.website'), { exact: true });
    await expect(website).toBeFocused();
    await expect(website).toHaveAccessibleDescription(say('errors:problem.website.form'));
  });
});

test('after a dialog the keyboard is where it was, or at the head when that has gone', async ({ stage }) => {
  const person = await stage.newcomer(jonas);
  const { page, say } = person;
  const invoice = await person.hasIssued({
    client: 'Brandwerk Digital GmbH',
    title: 'Workshop',
    price: '100',
  });
  await person.opens(`/invoice/${invoice.id}`);
  const dialog = page.getByRole('dialog');
  const pay = page.getByRole('button', { name: say('invoices:payment.record') });
  await test.step('a payment given up', async () => {
    await pay.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(pay).toBeFocused();
  });
  await test.step('a cancellation given up, asked for in a menu', async () => {
    const menu = page.getByRole('button', { name: say('invoices:detail.more') });
    await menu.click();
    await page.getByRole('menuitem', { name: say('invoice-corrections:menu.correct') }).click();
    await dialog.getByRole('button', { name: say('invoice-corrections:ways.cancel.title') }).click();
    // The token `negative` of the light theme: what cannot be taken back is red.
    await expect(dialog.getByRole('button', { name: say('invoices:cancel.confirm') })).toHaveCSS(
      'color',
      'rgb(163, 45, 38)',
    );
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(menu).toBeFocused();
  });
  await test.step('a part of the money, and the rest', async () => {
    await person.recordsPayment('19');
    await expect(pay).toBeFocused();
    await person.recordsPayment();
    await expect(page.getByRole('heading', { name: invoice.number })).toBeFocused();
  });
});

test('after adding a client in the editor and after issuing the keyboard has a place', async ({ stage }) => {
  const person = await stage.newcomer(jonas);
  const { page, say } = person;
  await person.opens('/invoices/new');
  await person.editorField('clientId').click();
  await page.getByRole('option', { name: say('invoices:client.new') }).click();
  await person.fillsClient({ name: 'Studio Nord', street: 'Deich 1', postCode: '20457', city: 'Hamburg' });
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('common:add') })
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(person.editorField('clientId')).toBeFocused();
  await expect(person.editorField('clientId')).toHaveValue('Studio Nord');
  await expect(page.getByRole('listbox')).toBeHidden();
  await person.writesLine(1, { description: 'Workshop', unitPrice: '100' });
  await person.seesSaved();
  await person.issues();
  await staysFocused(person);
});

/** Not on the body, where the keyboard would begin anew. */
async function staysFocused({ page }: Actor): Promise<void> {
  await expect(page.locator('main').or(page.locator('main :focus')).and(page.locator(':focus'))).toHaveCount(
    1,
  );
}

/** Whether something lies over the middle of the field that has the focus. */
const IS_COVERED = `(() => {
  const { left, top, width, height } = document.activeElement.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2) !== document.activeElement;
})()`;
