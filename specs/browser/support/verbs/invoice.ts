/** What is done with an issued invoice. */
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { Person } from '../actor.ts';

/** Downloads the PDF of the open invoice. */
export async function downloadsPdf({ page, say }: Person): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: say('invoices:detail.pdf'), exact: true }).click();
  return readFileSync(await (await download).path());
}

/** The SHA-256 behind the proof of the history, once the PDF is stored. */
export async function seesStoredHash({ page }: Person): Promise<string> {
  return (await page.getByTitle(/^[0-9a-f]{64}$/).getAttribute('title')) ?? '';
}

/** Opens the tab of the share links. */
export async function opensLinks({ page, say }: Person): Promise<void> {
  await page.getByRole('button', { name: say('sending:open'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('sending:dialog.link'), exact: true })
    .click();
}

/** Creates a link and copies its address. */
export async function sharesInvoice(person: Person): Promise<string> {
  const { page, context, say } = person;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await opensLinks(person);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('invoices:link.create') }).click();
  await dialog.getByRole('button', { name: say('invoices:link.copy') }).click();
  await expect(dialog.getByRole('button', { name: say('common:copied') })).toBeVisible();
  const address = await page.evaluate<string>('navigator.clipboard.readText()');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  return address;
}

/** Records money received: what is open, unless another amount is typed. */
export async function recordsPayment({ page, say }: Person, amount?: string): Promise<void> {
  await page.getByRole('button', { name: say('invoices:payment.record') }).click();
  const dialog = page.getByRole('dialog');
  if (amount !== undefined) await dialog.getByLabel(say('invoices:payment.amount')).fill(amount);
  await dialog.getByRole('button', { name: say('invoices:payment.record') }).click();
  await expect(dialog).toBeHidden();
}

/** Records money given back: all that came in, unless another amount is typed. Does not wait, since it may be refused. */
export async function recordsRefund({ page, say }: Person, amount?: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  if (!(await dialog.isVisible()))
    await page.getByRole('button', { name: say('invoices:refund.record') }).click();
  if (amount !== undefined) await dialog.getByLabel(say('invoices:payment.amount')).fill(amount);
  await dialog.getByRole('button', { name: say('invoices:refund.record') }).click();
}

/** The badge beside the number, such as `paid`. */
export async function seesState({ page, say }: Person, state: string): Promise<void> {
  await expect(
    page
      .getByRole('main')
      .getByText(say(`common:state.${state}`), { exact: true })
      .first(),
  ).toBeVisible();
}

/** Downloads the PDF on the page behind a share link. */
export async function downloadsSharedPdf({ page, language }: Person): Promise<Buffer> {
  const download = page.waitForEvent('download');
  const name = language === 'de' ? 'PDF herunterladen' : 'Download PDF';
  await page.getByRole('link', { name }).click();
  return readFileSync(await (await download).path());
}
