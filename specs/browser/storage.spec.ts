import { PDFDocument, rgb } from '@cantoo/pdf-lib';
import type { Page } from '@playwright/test';
import { greyPng } from '../../documents/testing/png.ts';
import { jonas } from '../cast/jonas.ts';
import { lena } from '../cast/lena.ts';
import { passesInspection } from './support/accessibility.ts';
import type { Actor } from './support/actor.ts';
import { expect, test } from './support/stage.ts';

const MEGABYTE = 1024 * 1024;
const png = (side: number) => ({
  name: 'bild.png',
  mimeType: 'image/png',
  buffer: greyPng(side, side),
});
const large = (bytes: number) => ({ ...png(8), buffer: Buffer.alloc(bytes) });

/** The field of a stored file. */
const fieldOf = ({ page, say }: Actor, name: string) =>
  page.getByRole('group', { name: say(`storage:label.${name}`), exact: true });

async function chooses(person: Actor, name: string, file: ReturnType<typeof png>): Promise<void> {
  const chooser = person.page.waitForEvent('filechooser');
  const button = fieldOf(person, name).getByRole('button').first();
  await button.focus();
  await person.page.keyboard.press('Enter');
  await (await chooser).setFiles(file);
}

/** The picture in the field has come, and is one. */
async function showsPicture(person: Actor, name: string): Promise<void> {
  const picture = fieldOf(person, name).getByRole('img');
  await expect
    .poll(() => picture.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth))
    .toBeGreaterThan(0);
}

test('Lena uploads, replaces and removes her signature and her PayPal code', async ({ stage }) => {
  const person = await stage.newcomer(lena, 'de', { viewport: { width: 1440, height: 900 } });
  const { page, say } = person;
  await person.opens('/user-profile?tab=mails');
  const signature = fieldOf(person, 'signature');

  await chooses(person, 'signature', { ...png(8), name: 'brief.txt', mimeType: 'text/plain' });
  await expect(signature.getByRole('alert')).toHaveText(say('errors:problem.file.type'));
  await chooses(person, 'signature', large(5 * MEGABYTE + 1));
  await expect(signature.getByRole('alert')).toHaveText(say('errors:problem.file.size', { megabytes: 5 }));
  await chooses(person, 'signature', { ...png(8), buffer: Buffer.from('kein Bild') });
  await expect(page.getByText(say('storage:uploadFailed.signature'))).toBeVisible();

  await chooses(person, 'signature', png(40));
  await expect(page.getByText(say('storage:uploaded.signature'))).toBeVisible();
  await expect(signature.getByRole('alert')).toHaveCount(0);
  await showsPicture(person, 'signature');
  await drops(page, person);
  await expect(page.getByText(say('storage:uploaded.paypal-qr'))).toBeVisible();
  await showsPicture(person, 'paypal-qr');

  const name = page.getByRole('textbox', { name: say('business:field.paypalUsername') });
  await name.fill('lena@example.com');
  await name.blur();
  await expect(page.getByText(say('errors:problem.paypal.username'))).toBeVisible();
  await name.fill('https://paypal.me/LenaBeispiel');
  await name.blur();
  await expect(name).toHaveValue('LenaBeispiel');
  await passesInspection(person);

  await page.reload();
  await showsPicture(person, 'signature');
  await signature.getByRole('button', { name: say('common:upload.remove') }).click();
  await expect(page.getByText(say('storage:removed.signature'))).toBeVisible();
  await expect(signature.getByRole('img')).toHaveCount(0);
  await expect(signature.getByRole('button')).toBeFocused();
});

/** A code dragged from the desktop onto its place. */
async function drops(page: Page, person: Actor): Promise<void> {
  const data = await page.evaluateHandle(`(() => {
    const transfer = new DataTransfer();
    const bytes = new Uint8Array(${JSON.stringify([...greyPng(60, 60)])});
    transfer.items.add(new File([bytes], 'code.png', { type: 'image/png' }));
    return transfer;
  })()`);
  const place = fieldOf(person, 'paypal-qr').locator('> div').first();
  await place.dispatchEvent('dragover', { dataTransfer: data });
  await place.dispatchEvent('drop', { dataTransfer: data });
}

test('Jonas uploads logo and letterhead, and takes one back on its way', async ({ stage }) => {
  const person = await stage.newcomer(jonas, 'en', { viewport: { width: 375, height: 812 } });
  const { page, say } = person;
  await person.opens('/my-business#invoice-style');
  await chooses(person, 'logo', large(2 * MEGABYTE + 1));
  await expect(fieldOf(person, 'logo').getByRole('alert')).toHaveText(
    'File too large. Maximum file size is 2MB.',
  );
  await chooses(person, 'logo', png(80));
  await expect(page.getByText('Upload successful')).toBeVisible();
  await showsPicture(person, 'logo');

  await page.getByRole('radio', { name: say('designs:name.custom') }).check();
  const held = Promise.withResolvers<void>();
  await page.route('**/rpc/storage/upload', async (route) => {
    await held.promise;
    // The browser has taken the call back meanwhile.
    await route.abort().catch(() => undefined);
  });
  const letterhead = fieldOf(person, 'letterhead');
  await chooses(person, 'letterhead', await pdf());
  await expect(letterhead.getByRole('progressbar')).toBeVisible();
  await letterhead.getByRole('button', { name: say('common:cancel') }).click();
  await expect(letterhead.getByRole('progressbar')).toHaveCount(0);
  await expect(letterhead.getByRole('alert')).toHaveCount(0);
  held.resolve();
  await page.unroute('**/rpc/storage/upload');

  await chooses(person, 'letterhead', { ...png(8), name: 'a.txt', mimeType: 'text/plain' });
  await expect(letterhead.getByRole('alert')).toHaveText(say('errors:problem.file.page'));
  await chooses(person, 'letterhead', await pdf());
  await showsPicture(person, 'letterhead');
  await passesInspection(person);
  await letterhead.getByRole('button', { name: say('common:upload.remove') }).click();
  await expect(page.getByText('Deleted successfully')).toBeVisible();
});

async function pdf() {
  const document = await PDFDocument.create();
  const page = document.addPage([595.28, 841.89]);
  page.drawRectangle({ x: 0, y: 780, width: 595, height: 62, color: rgb(0.14, 0.34, 0.65) });
  return { name: 'brief.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await document.save()) };
}
