/** Invoices in another currency: written with a rate, told in both, and paid by what came on the account in euros. */
import { jonas } from '../cast/jonas.ts';
import { DIALOG, expectAccessible, passesInspection } from './support/accessibility.ts';
import { expect, test } from './support/stage.ts';

const CLIENT = 'Brandwerk Digital GmbH';

// 1,000.00 USD and 19 % are 1,190.00 USD; at 1.25 USD for one euro 800.00, 152.00 and 952.00 €.
test('Jonas bills in dollars, is asked for the rate, and books what his bank credited in euros', async ({
  stage,
}) => {
  const person = await stage.newcomer(jonas);
  const { page, say } = person;
  const dialog = page.getByRole('dialog');
  const lines = page.getByRole('region', { name: say('invoices:lines.title') });
  const rate = page.getByLabel(say('invoices:exchange.rateOf', { currency: 'USD' }));
  await person.opens('/invoices/new');
  await person.choosesClient(CLIENT);
  await person.fillsField('title', 'Workshop');
  await person.writesLine(1, { description: 'Workshop', unitPrice: '1000' });
  await page.locator('summary', { hasText: say('invoices:field.currency') }).click();
  await person.editorField('currency').selectOption('USD');
  await test.step('with the rate the sums stand in euros, too, and the draft keeps it', async () => {
    await rate.fill('1,25');
    await expect(lines).toContainText(/Gesamt in Euro\s*952,00\s€/);
    await person.editorField('title').focus();
    await expect(rate).toHaveValue('1,2500');
    await person.seesSaved();
    await page.reload();
    await expect(lines).toContainText(/Gesamt in Euro\s*952,00\s€/);
  });
  await test.step('the last look says both', async () => {
    await page
      .getByRole('button', { name: say('invoices:issue.button') })
      .first()
      .click();
    await expect(dialog).toContainText(/1\.190,00\sUSD/);
    await expect(dialog).toContainText(/Gesamt in Euro\s*952,00\s€/);
    await expectAccessible(page, DIALOG);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
  await person.issues();
  const money = page.getByRole('table', { name: say('invoices:payment.title') });
  await expect(money).toContainText(/Gesamt in Euro.*1\s€\s=\s1,25\sUSD.*952,00\s€/);
  await test.step('the amount in dollars, and what it was in euros: 8.00 € more than at the rate', async () => {
    await page.getByRole('button', { name: say('invoices:payment.record') }).click();
    await dialog.getByLabel(say('invoices:payment.euros')).fill('960');
    await expect(dialog.getByRole('status')).toHaveText(/^8,00\s€ Kursgewinn/);
    await expectAccessible(page, DIALOG);
    await dialog.getByRole('button', { name: say('invoices:payment.record') }).click();
    await expect(dialog).toBeHidden();
  });
  await person.seesState('paid');
  await expect(money.locator('tfoot')).toContainText(/0,00\sUSD/);
  await expect(money).toContainText(/−1\.190,00\sUSD\s*−960,00\s€/);
});

// 1,037,452.01 USD and 19 % (197,115.88) are 1,234,567.89 USD; at 1.25: 829,961.61 + 157,692.70 = 987,654.31 €.
test('on his phone Jonas sees large dollars beside euros, lowers them, and pays a part back', async ({
  stage,
}) => {
  const person = await stage.newcomer(jonas, 'en', { viewport: { width: 375, height: 812 } });
  const { page, say } = person;
  const foreign = { currency: 'USD', unitsPerEuro: '1.25' };
  const invoice = await person.hasIssued({ client: CLIENT, title: 'Platform', price: '1037452.01', foreign });
  await person.hasIssued({ client: CLIENT, title: 'Workshop', price: '1000' });
  const dialog = page.getByRole('dialog');
  const main = page.getByRole('main');
  await test.step('in the list, where the sums are euros', async () => {
    await person.opens('/invoices');
    await expect(main.getByRole('listitem').filter({ hasText: invoice.number })).toContainText(
      /1,234,567\.89\sUSD\s*€987,654\.31/,
    );
    // 987,654.31 + 1,190.00
    await expect(main).toContainText('988,844.31');
    await passesInspection(person);
  });
  await test.step('marked as paid with others, the one in dollars is left to its own page', async () => {
    await main.getByRole('button', { name: say('common:table.startSelecting') }).click();
    for (const box of await main.getByRole('listitem').getByRole('checkbox').all()) await box.check();
    await main.getByRole('button', { name: say('common:table.acts') }).click();
    await page.getByRole('menuitem', { name: say('invoice-list:bulk.markPaid') }).click();
    await dialog.getByRole('button', { name: say('invoice-list:bulk.begin.markPaid') }).click();
    await main.getByRole('link', { name: say('invoice-list:bulk.look') }).click();
    await expect(main.getByText(say('invoice-list:bulk.reason.foreignCurrency'))).toBeVisible();
    await passesInspection(person);
  });
  await test.step('paid by what came on the account', async () => {
    await person.opens(`/invoice/${invoice.id}`);
    await passesInspection(person);
    await page.getByRole('button', { name: say('invoices:payment.record') }).click();
    await dialog.getByLabel(say('invoices:payment.euros')).fill('980,000.00');
    await expectAccessible(page, DIALOG);
    await dialog.getByRole('button', { name: say('invoices:payment.record') }).click();
    await person.seesState('paid');
  });
  await test.step('a credit note in dollars, and its refund as it left the account', async () => {
    await page.getByRole('button', { name: say('invoices:detail.more') }).click();
    await page.getByRole('menuitem', { name: say('invoice-corrections:menu.correct') }).click();
    await dialog.getByRole('button', { name: say('invoice-corrections:ways.credit.title') }).click();
    await dialog.getByText(say('invoice-corrections:credit.amounts'), { exact: true }).click();
    await dialog.getByRole('textbox').first().fill('100');
    await expect(dialog).toContainText(/119\.00\sUSD/);
    await expectAccessible(page, DIALOG);
    await dialog.getByRole('button', { name: say('invoice-corrections:credit.confirm') }).click();
    await person.seesState('creditNote');
    await main.getByRole('link', { name: invoice.number }).click();
    await page.getByRole('button', { name: say('invoices:refund.record') }).click();
    // 119.00 / 1.25
    await expect(dialog).toContainText('it would be €95.20');
    await dialog.getByLabel(say('invoices:refund.euros')).fill('96.40');
    await expect(dialog.getByRole('status')).toHaveText(/^€1\.20 exchange loss/);
    await dialog.getByRole('button', { name: say('invoices:refund.record') }).click();
    await expect(page.getByRole('table', { name: say('invoices:payment.title') })).toContainText(
      /119\.00\sUSD\s*€96\.40/,
    );
    await passesInspection(person);
  });
});
