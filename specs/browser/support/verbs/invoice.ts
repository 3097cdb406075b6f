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

/** The SHA-256 that the history shows, once the PDF is stored. */
export async function seesStoredHash({ page, say }: Person): Promise<string> {
  const stored = page.getByRole('listitem').filter({ hasText: say('invoices:timeline.documentStored') });
  return (await stored.getByTitle(/^[0-9a-f]{64}$/).getAttribute('title')) ?? '';
}

/** Creates a link and copies its address. */
export async function sharesInvoice({ page, context, say }: Person): Promise<string> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: say('invoices:link.create') }).click();
  await page.getByRole('button', { name: say('invoices:link.copy') }).click();
  await expect(page.getByRole('button', { name: say('common:copied') })).toBeVisible();
  return page.evaluate<string>('navigator.clipboard.readText()');
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
  await expect(page.getByRole('main').getByText(say(`common:state.${state}`), { exact: true })).toBeVisible();
}

/** Downloads the PDF on the page behind a share link. */
export async function downloadsSharedPdf({ page, say }: Person): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: say('public:downloadPdf') }).click();
  return readFileSync(await (await download).path());
}
