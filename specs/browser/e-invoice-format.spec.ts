/** The client's format decides what an invoice must keep; nobody who wants a PDF is stopped by an XRechnung. */
import { passesInspection } from './support/accessibility.ts';
import { eInvoicePart, JONAS_WITHOUT_PHONE, PUBLIC_BODY, WORK, writesTo } from './support/public-body.ts';
import { expect, test } from './support/stage.ts';

const FIRM = 'Brandwerk Digital GmbH';

test('who wants a PDF is not stopped by what an XRechnung would need: it is folded, and leads to its field', async ({
  stage,
}) => {
  const person = await writesTo(stage, FIRM, JONAS_WITHOUT_PHONE);
  const { page, say } = person;
  const list = eInvoicePart(person);
  await expect(list).toContainText(say('invoices:eInvoice.ready.zugferd'));
  await expect(page.getByText(say('invoices:findings.complete'))).toBeVisible();
  const fold = list.getByText(say('invoices:eInvoice.hints.xrechnung', { count: 1 }));
  const hint = list.getByText('Die Telefonnummer des Verkäufers fehlt.');
  await expect(hint).toBeHidden();
  await fold.click();
  await expect(hint).toBeVisible();
  await passesInspection(person);
  await person.seesSaved();
  await person.issues();
});

test('the format is changed at the client, and the invoice is assessed anew', async ({ stage }) => {
  const person = await writesTo(stage, FIRM, JONAS_WITHOUT_PHONE);
  const { page, say } = person;
  const list = eInvoicePart(person);
  await list.getByRole('button', { name: say('invoices:eInvoice.change') }).click();
  const format = page.getByRole('dialog').getByLabel(say('clients:field.invoiceFormat'));
  await expect(format).toBeFocused();
  await expect(page.getByText(say('clients:invoiceFormatHint.pdf'))).toBeVisible();
  await format.selectOption('xrechnung');
  await expect(page.getByText(say('clients:invoiceFormatHint.xrechnung'))).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('common:save.action') })
    .click();
  await expect(list).toContainText(say('invoices:eInvoice.missing', { count: 1 }));
  await expect(page.getByText(say('invoices:findings.lawful'), { exact: true })).toBeVisible();
});

test('what only the server knows is said in the words of the rule', async ({ stage }) => {
  const person = await writesTo(stage, FIRM, JONAS_WITHOUT_PHONE);
  const { page, say, call } = person;
  await person.seesSaved();
  await page
    .getByRole('button', { name: say('invoices:issue.button') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: say('invoices:issue.confirm') })).toBeVisible();
  const { clients } = await call<{ clients: { id: string; name: string; version: number }[] }>(
    'clients/list',
    {},
  );
  const firm = clients.find(({ name }) => name === FIRM);
  await call('clients/update', {
    id: firm?.id,
    version: firm?.version,
    changes: { invoiceFormat: 'xrechnung' },
  });
  stage.forgives(person, /409|422|400/);
  await dialog.getByRole('button', { name: say('invoices:issue.confirm') }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    'Die Telefonnummer des Verkäufers fehlt. Gib eine Telefonnummer für Rückfragen an.',
  );
});

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
