/** An issued invoice as files for programs: from the menu of the invoice, and from the page of its client. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { jonas } from '../cast/jonas.ts';
import type { Actor } from './support/actor.ts';
import { expect, type Stage, test } from './support/stage.ts';

async function withInvoice(stage: Stage): Promise<{ person: Actor; id: string }> {
  const person = await stage.newcomer(jonas);
  const work = { client: 'Brandwerk Digital GmbH', title: 'Workshop', price: '1000' };
  return { person, id: (await person.hasIssued(work)).id };
}

async function saves(page: Page, press: () => Promise<void>): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), text: await textOf(download) };
}

async function textOf(download: Download): Promise<string> {
  return readFileSync(await download.path(), 'utf8');
}

test('Jonas takes the XRechnung and the data of ZUGFeRD from the menu of the invoice', async ({ stage }) => {
  const { person, id } = await withInvoice(stage);
  const { page, say } = person;
  await person.opens(`/invoice/${id}`);
  for (const [item, ending, root] of [
    ['xrechnung', '.xml', '<Invoice xmlns='],
    ['facturX', '-factur-x.xml', '<rsm:CrossIndustryInvoice xmlns:'],
  ] as const) {
    await page.getByRole('button', { name: say('invoices:detail.more') }).click();
    const entry = page.getByRole('menuitem', { name: say(`invoices:detail.${item}`) });
    const { name, text } = await saves(page, () => entry.click());
    expect(name).toMatch(new RegExp(`^RE-2026-\\d{4}${ending}$`));
    expect(text).toContain(root);
  }
});

test('his client finds it beside the PDF', async ({ stage }) => {
  const { person, id } = await withInvoice(stage);
  const asked = { invoiceId: id, idempotencyKey: randomUUID(), expiresInDays: 30 };
  const { token } = await person.call<{ token: string }>('shareLinks/create', asked);
  const { page } = await stage.stranger('de', { viewport: { width: 375, height: 812 } });
  await page.goto(`/public-invoice/${token}`);
  const link = page.getByRole('link', { name: 'XML der E-Rechnung herunterladen' });
  const { name, text } = await saves(page, () => link.click());
  expect(name).toMatch(/^RE-2026-\d{4}\.xml$/);
  expect(text).toContain('1190.00');
});
