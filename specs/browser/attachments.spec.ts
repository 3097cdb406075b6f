/** Jonas sends his time sheet with the invoice: chosen in the editor, kept in the draft, fetched by his client. */
import { readFileSync } from 'node:fs';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Download, Page } from '@playwright/test';
import { greyPng } from '../../documents/testing/png.ts';
import { jonas } from '../cast/jonas.ts';
import { expectNoSidewaysScrolling, passesInspection } from './support/accessibility.ts';
import type { Actor } from './support/actor.ts';
import { expect, test } from './support/stage.ts';

const SHEET = 'Stundenzettel.pdf';

interface Chosen {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

async function pdf(): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage();
  return Buffer.from(await document.save());
}

/** Chooses files with the keyboard. */
async function chooses({ page, say }: Actor, files: Chosen[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: say('invoices:attachments.add') }).focus();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(files);
}

const unfolds = ({ page, say }: Actor) =>
  page.locator('summary', { hasText: say('invoices:attachments.title') }).click();

/** The bytes that clicking on the name of a file brings. */
async function fetched(page: Page, name: string): Promise<Buffer> {
  const download: Promise<Download> = page.waitForEvent('download');
  await page.getByRole('main').getByRole('link', { name }).click();
  return readFileSync(await (await download).path());
}

test('Jonas adds a time sheet to his invoice, and his client fetches the very file', async ({ stage }) => {
  const person = await stage.newcomer(jonas, 'en', { viewport: { width: 375, height: 800 } });
  const { page, say } = person;
  const sheet = { name: SHEET, mimeType: 'application/pdf', buffer: await pdf() };
  const photo = { name: 'Whiteboard.png', mimeType: 'image/png', buffer: greyPng(40, 30) };
  await person.opens('/invoices/new');
  await person.choosesClient('Brandwerk Digital GmbH');
  await person.fillsField('title', 'Workshop');
  await person.writesLine(1, { description: 'Workshop', unitPrice: '1000' });
  await unfolds(person);
  const takesOff = (name: string) =>
    page.getByRole('button', { name: say('invoices:attachments.remove', { name }) });

  await test.step('two at once are taken one after the other, and one goes again', async () => {
    await chooses(person, [sheet, photo]);
    await expect(takesOff(SHEET)).toBeVisible();
    await takesOff(photo.name).click();
    await expect(takesOff(photo.name)).toHaveCount(0);
    await expect(page.getByRole('button', { name: say('invoices:attachments.add') })).toBeFocused();
    await passesInspection(person);
    await expectNoSidewaysScrolling(page);
  });
  await test.step('the draft has kept it after a reload', async () => {
    await person.seesSaved();
    await page.reload();
    await unfolds(person);
    await expect(takesOff(SHEET)).toBeVisible();
  });
  await test.step('issued, it goes out with the invoice, byte for byte', async () => {
    await person.issues();
    expect(await fetched(page, SHEET)).toEqual(sheet.buffer);
    await page.goto(await person.sharesInvoice());
    expect(await fetched(page, SHEET)).toEqual(sheet.buffer);
  });
});
