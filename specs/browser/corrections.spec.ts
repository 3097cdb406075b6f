import { jonas } from '../cast/jonas.ts';
import { DIALOG, expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/stage.ts';

const CLIENT = 'Brandwerk Digital GmbH';

test('Jonas lowers an invoice, notes what PayPal kept, takes a mistake back and writes the rest off', async ({
  stage,
}) => {
  const person = await stage.newcomer(jonas, 'de');
  const { page, say } = person;
  const invoice = await person.hasIssued({ client: CLIENT, title: 'Workshop', price: '1000' });
  const dialog = page.getByRole('dialog');
  const menuItem = async (name: string) => {
    await page.getByRole('button', { name: say('invoices:detail.more') }).click();
    await page.getByRole('menuitem', { name: say(name) }).click();
  };
  const open = page.getByRole('table', { name: say('invoices:payment.title') }).locator('tfoot');
  await person.opens(`/invoice/${invoice.id}`);
  await test.step('less by 100.00 and the tax on it, in a document that names the invoice', async () => {
    await menuItem('invoice-corrections:menu.correct');
    await expect(dialog).toContainText(say('invoice-corrections:ways.gutschrift'));
    await expectAccessible(page, DIALOG);
    await dialog.getByRole('button', { name: say('invoice-corrections:ways.credit.title') }).click();
    await dialog.getByText(say('invoice-corrections:credit.amounts'), { exact: true }).click();
    await dialog.getByRole('textbox').first().fill('100');
    await expect(dialog).toContainText(/119,00\s€/);
    await expectAccessible(page, DIALOG);
    await dialog.getByRole('button', { name: say('invoice-corrections:credit.confirm') }).click();
    await person.seesState('creditNote');
    await page.getByRole('main').getByRole('link', { name: invoice.number }).click();
    await expect(open).toContainText(/1\.071,00\s€/);
  });
  await test.step('a payment by PayPal, with its fee', async () => {
    await page.getByRole('button', { name: say('invoices:payment.record') }).click();
    await dialog.getByLabel(say('invoices:payment.amount')).fill('571');
    await dialog.getByLabel(say('invoice-corrections:money.fee')).fill('12,45');
    await dialog.getByRole('button', { name: say('invoices:payment.record') }).click();
    await expect(open).toContainText(/500,00\s€/);
    await expect(page.getByRole('main')).toContainText(/davon 12,45\s€ Gebühr/);
  });
  await test.step('what cannot be taken back is red', async () => {
    await menuItem('invoice-corrections:menu.correct');
    await dialog.getByRole('button', { name: say('invoice-corrections:ways.cancel.title') }).click();
    // The token `negative` of the light theme.
    await expect(dialog.getByRole('button', { name: say('invoices:cancel.confirm') })).toHaveCSS(
      'color',
      'rgb(163, 45, 38)',
    );
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
  await test.step('the payment was a mistake: it stays, struck through, and counts no more', async () => {
    await page.getByRole('button', { name: /^Zahlung vom .* zurücknehmen$/ }).click();
    await dialog.getByRole('button', { name: say('invoice-corrections:undo.confirm') }).click();
    await expect(open).toContainText(/1\.071,00\s€/);
    await expect(
      page.getByRole('main').getByText(say('invoices:timeline.paymentUndone'), { exact: true }),
    ).toBeVisible();
  });
  await test.step('the rest is lost, and may still come', async () => {
    await menuItem('invoice-corrections:menu.writeOff');
    await dialog.getByRole('button', { name: say('invoice-corrections:writeOff.confirm') }).click();
    await person.seesState('writtenOff');
    await expect(page.getByRole('button', { name: say('invoices:payment.record') })).toBeVisible();
  });
});
