/** The rules for e-invoices come as a file of their own; where that is missing, the server still knows them. */
import { eInvoicePart, JONAS_WITHOUT_PHONE, PUBLIC_BODY, WORK } from './support/public-body.ts';
import { expect, test } from './support/stage.ts';

test('without the rules, which did not come, writing goes on; issuing checks in any case', async ({
  stage,
}) => {
  const person = await stage.newcomer(JONAS_WITHOUT_PHONE);
  const { page, say } = person;
  stage.forgives(person, /rules-|Failed to load|Failed to fetch/);
  await page.route('**/assets/rules-*.js', (route) => route.abort());
  await person.opens('/invoices/new');
  await person.choosesClient(PUBLIC_BODY.name);
  await person.writesLine(1, WORK);
  const part = eInvoicePart(person);
  await expect(part).toContainText(say('invoices:eInvoice.failed'));
  await person.seesSaved();
  await page
    .getByRole('button', { name: say('invoices:issue.button') })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('invoices:issue.confirm') })
    .click();
  const rule = say('invoices:problem.e-invoice.rule', { rule: 'BR-DE-6' });
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(rule);
  await page.keyboard.press('Escape');
  await page.unroute('**/assets/rules-*.js');
  await part.getByRole('button', { name: say('common:retry') }).click();
  await expect(part).toContainText('Die Telefonnummer des Verkäufers fehlt.');
});
