import { jonas } from '../cast/jonas.ts';
import { DIALOG, expectAccessible, passesInspection } from './support/accessibility.ts';
import { expect, test } from './support/stage.ts';

const BRANDWERK = 'Brandwerk Digital GmbH';

test('Jonas sees what each client owes, opens their page, and archives one who then is not offered any more', async ({
  stage,
}) => {
  const person = await stage.newcomer(jonas);
  const { page, say } = person;
  await person.hasIssued({ client: BRANDWERK, title: 'Workshop', price: '1000' });
  await person.opens('/my-business#services-clients');
  await page.getByRole('link', { name: say('clients:toFullList') }).click();
  await expect(page).toHaveURL('/clients');
  await page.getByRole('button', { name: say('clients:list.sort') }).click();
  await page.getByRole('button', { name: say('clients:list.by.open'), exact: true }).click();
  await expect(page).toHaveURL('/clients?sort=open');
  const first = page.getByRole('row').nth(1);
  await expect(first).toContainText(BRANDWERK);
  await expect(first).toContainText('1.000,00');
  await expect(first).toContainText('1.190,00');
  await passesInspection(person);
  await page.getByRole('link', { name: BRANDWERK }).click();
  await person.seesHeading(BRANDWERK);
  const figures = page.getByRole('region', { name: say('clients:figure.title') });
  await expect(figures).toContainText('1.190,00 €');
  await expect(figures).toContainText(say('clients:figure.gross', { amount: '1.190,00 €' }));
  await expect(page.getByRole('row').filter({ hasText: 'Workshop' })).toContainText(say('common:state.sent'));
  await passesInspection(person);
  await person.presses('common:archive');
  await expect(page.getByRole('link', { name: say('clients:page.newInvoice') })).toBeHidden();
  await person.opens('/invoices/new');
  await person.editorField('clientId').fill('Brandwerk');
  await expect(
    page.getByRole('option', { name: say('invoices:client.newNamed', { name: 'Brandwerk' }) }),
  ).toBeVisible();
  await expect(page.getByRole('option', { name: BRANDWERK })).toHaveCount(0);
  await person.opens('/clients?archived=yes');
  await expect(page.getByRole('link', { name: BRANDWERK })).toBeVisible();
});

test('a new client is checked while it is typed, and an invoice to them begins as they want it', async ({
  stage,
}) => {
  const person = await stage.newcomer(jonas, 'en');
  const { page, say } = person;
  await person.opens('/clients');
  await page.getByRole('button', { name: say('clients:add'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('clients:takeNumber', { number: 'K-006' }) }).click();
  await person.fillsClient({ name: 'Stadt Musterhausen', city: 'Musterhausen', vatId: 'DE136695977' });
  await expect(dialog).toContainText(say('errors:problem.vat-id.check-digit'));
  await person.fillsClient({ vatId: 'DE136695976', leitwegId: '04011000-1234512345-06' });
  await expect(dialog).toContainText(say('clients:vatIdCheck.ok'));
  const choose = (name: string, label: string) =>
    dialog.getByLabel(say(`clients:field.${name}`), { exact: true }).selectOption({ label });
  await choose('vatCase', say('common:vatCase.smallBusiness'));
  await expect(dialog).toContainText(
    say('clients:vatCaseUnfit', { proposed: say('common:vatCase.standard19') }),
  );
  await choose('vatCase', say('common:vatCase.reduced7'));
  await choose('paymentDays', say('clients:terms.days_other', { count: '30' }));
  await dialog.getByRole('button', { name: say('clients:recipients.add') }).click();
  const email = dialog.getByLabel(say('clients:recipients.email', { place: '1' }));
  await email.fill('buchhaltung');
  await expectAccessible(page, DIALOG);
  await dialog.getByRole('button', { name: say('common:add'), exact: true }).click();
  await expect(dialog).toContainText(say('errors:problem.email.form'));
  await email.fill('buchhaltung@musterhausen.example');
  await dialog.getByRole('button', { name: say('common:add'), exact: true }).click();
  await person.seesHeading('Stadt Musterhausen');
  await expect(page.getByRole('complementary', { name: say('clients:page.facts') })).toContainText(
    'buchhaltung@musterhausen.example',
  );
  await page.getByRole('link', { name: say('clients:page.newInvoice') }).click();
  await expect(person.editorField('clientId')).toHaveValue('Stadt Musterhausen');
  await expect(person.editorField('paymentTerms')).toHaveValue('30');
  await expect(person.cell(1, 'vatCase')).toHaveValue('reduced7');
});
