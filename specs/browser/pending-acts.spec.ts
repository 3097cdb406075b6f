import type { Page } from '@playwright/test';
import { jonas } from '../cast/jonas.ts';
import { expect, test } from './support/stage.ts';

/** Calls to the address wait until the returned function is called; then they go on or are lost. */
async function holds(page: Page, address: string, then: 'continue' | 'abort'): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route[then]();
  });
  return release;
}

test('while an invoice is issued nothing closes the dialog or changes the draft, and a refusal is shown', async ({
  stage,
}) => {
  const person = await stage.newcomer(jonas);
  const { page, say, call } = person;
  await person.opens('/invoices/new');
  await person.choosesClient('Brandwerk Digital GmbH');
  await person.fillsField('title', 'Wie geprüft');
  await person.writesLine(1, { description: 'Entwicklung', unitPrice: '100' });
  await person.seesSaved();
  const release = await holds(page, '**/rpc/invoices/issue', 'continue');
  await page
    .getByRole('button', { name: say('invoices:issue.button') })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: say('invoices:issue.title') });
  await dialog.getByRole('button', { name: say('invoices:issue.confirm') }).click();
  await person.types('Escape', 'Tab', 'x', 'Tab', 'x', 'Alt+n');
  await page.mouse.click(5, 400);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: say('invoices:issue.back') })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: say('common:close') })).toBeDisabled();
  await expect(page.getByLabel(say('invoices:field.title'), { exact: true })).toHaveValue('Wie geprüft');

  const id = page.url().split('/').at(-1);
  const { draft, version } = await call<{ draft: object; version: number }>('invoices/get', { id });
  await call('invoices/saveDraft', { id, version, draft: { ...draft, title: 'Von anderswo' } });
  release();
  await expect(dialog.getByRole('alert')).toContainText(say('errors:call.CHANGED_MEANWHILE'));
  await person.types('Escape');
  await expect(dialog).toBeHidden();
});

test('while a payment is recorded its dialog stays, and a refusal is shown in it', async ({ stage }) => {
  const person = await stage.newcomer(jonas);
  const { page, say } = person;
  await person.hasIssued({ client: 'Brandwerk Digital GmbH', title: 'Erste', price: '100' });
  await person.opens('/invoices');
  await page.getByRole('link', { name: 'RE-2026-0001' }).click();
  const release = await holds(page, '**/rpc/invoices/recordPayment', 'abort');
  await page.getByRole('button', { name: say('invoices:payment.record') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('invoices:payment.record') }).click();
  await person.types('Escape');
  await expect(dialog.getByRole('button', { name: say('common:cancel') })).toBeDisabled();
  release();
  await expect(dialog.getByRole('alert')).toContainText(say('errors:call.OFFLINE'));
  await person.types('Escape');
  await expect(dialog).toBeHidden();
});
