/** The dialog of a mail: its acts and what goes along are seen without scrolling, however small the window is. */
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
  await expect(page.getByText(say('invoices:issue.done'))).toBeVisible();
  const send = dialog.getByRole('button', { name: say('sending:form.send'), exact: true });
  await expect(send).toBeVisible();
  const close = dialog.getByRole('button', { name: say('common:close'), exact: true }).first();
  for (const part of [dialog.getByRole('heading').first(), close, send])
    expect(await part.evaluate(IS_COVERED), 'something lies over it').toBe(false);
});

/** Whether something lies over the middle of a part of the page. */
const IS_COVERED = `(element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  return found === null || !element.contains(found);
}`;
