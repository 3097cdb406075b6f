/** The dialog of a mail: its acts and what goes along are seen without scrolling, however small the window is. */
import type { Locator } from '@playwright/test';
import { expect, test } from './support/stage.ts';
import { hasIssued } from './support/verbs/given.ts';

const WINDOWS = [
  ['a desk', { width: 1440, height: 900 }],
  ['a small notebook', { width: 1280, height: 720 }],
  ['a phone', { width: 375, height: 667 }],
] as const;

for (const [place, viewport] of WINDOWS)
  test(`on ${place} the button that sends and what is attached are in view, and stay there`, async ({
    stage,
  }) => {
    const jonas = await stage.inTheBooksOf('jonas', { viewport });
    const { page, say } = jonas;
    const { id, number } = await hasIssued(jonas, {
      client: 'Brandwerk Digital GmbH',
      title: 'Workshop',
      price: '950',
    });
    await page.goto(`/invoice/${id}?share=mail`);
    await expect(page.getByLabel(say('sending:form.attachments'))).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel(say('sending:form.attachments'))).toContainText(`${number}.pdf`);
    const dialog = page.getByRole('dialog');
    const send = dialog.getByRole('button', { name: say('sending:form.send'), exact: true });
    await expect(send).toBeInViewport({ ratio: 1 });
    await dialog.getByLabel(say('sending:form.text'), { exact: true }).focus();
    await page.keyboard.press('Control+End');
    await expect(send).toBeInViewport({ ratio: 1 });
    await page.goto(`/invoice/${id}?share=reminder`);
    const remind = dialog.getByRole('button', { name: say('sending:form.sendReminder') });
    await expect(remind).toBeInViewport({ ratio: 1 });
  });

test('on a phone, what is told of an issued invoice hides neither the title of the next dialog nor its way out', async ({
  stage,
}) => {
  const jonas = await stage.inTheBooksOf('jonas', { viewport: { width: 375, height: 667 } });
  await jonas.startsInvoice();
  await jonas.choosesClient('Brandwerk Digital GmbH');
  await jonas.writesLine(1, { description: 'Workshop', quantity: '1', unitPrice: '950' });
  await jonas.seesSaved();
  const { page, say } = jonas;
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: say('invoices:issue.button') }).click();
  await dialog.getByRole('button', { name: say('invoices:issue.confirm') }).click();
  const told = page.getByRole('status').filter({ hasText: say('invoices:issue.done') });
  await expect(told).toBeVisible();
  const send = dialog.getByRole('button', { name: say('sending:form.send'), exact: true });
  await expect(send).toBeVisible();
  const close = dialog.getByRole('button', { name: say('common:close'), exact: true }).first();
  for (const part of [dialog.getByRole('heading').first(), close, send])
    expect(await isOver(told, part), 'it lies over it').toBe(false);
});

async function isOver(one: Locator, other: Locator): Promise<boolean> {
  const [above, below] = [await one.boundingBox(), await other.boundingBox()];
  if (above === null || below === null) throw new Error('one of them is not there');
  const isBeside = above.x + above.width <= below.x || below.x + below.width <= above.x;
  return !isBeside && above.y < below.y + below.height && below.y < above.y + above.height;
}
