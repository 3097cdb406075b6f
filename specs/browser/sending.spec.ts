/** Jonas sends what he has issued: his words as he wrote them, kept when the dialog is closed by mistake, once. */
import { randomUUID } from 'node:crypto';
import { jonas } from '../cast/jonas.ts';
import { DIALOG, expectAccessible, expectNoSidewaysScrolling } from './support/accessibility.ts';
import { expect, test } from './support/stage.ts';

test('issued as it was typed to the last letter, an invoice is sent in the words of its dialog: changed, kept, checked at their field, sent once and told', async ({
  stage,
}) => {
  const person = await stage.newcomer(jonas, 'de');
  const { page, say } = person;
  await person.opens('/invoices/new');
  await person.choosesClient('Brandwerk Digital GmbH');
  await person.fillsField('title', 'Workshop');
  await person.writesLine(1, { description: 'Workshop', unitPrice: '1000' });
  await person.seesSaved();
  await person.editorField('title').press('End');
  await person.editorField('title').pressSequentially(' in Potsdam');
  await page
    .getByRole('button', { name: say('invoices:issue.button') })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('invoices:issue.confirm') })
    .click();
  const dialog = page.getByRole('dialog', { name: say('sending:dialog.title', { number: 'RE-2026-0001' }) });
  const to = dialog.getByLabel(say('sending:form.to'), { exact: true });
  const subject = dialog.getByLabel(say('sending:form.subject'), { exact: true });
  await expect(dialog.getByText('rechnung@brandwerk.example').first()).toBeVisible();
  await expect(to).toBeFocused();
  await expect(subject).toHaveValue('Rechnung RE-2026-0001: Workshop in Potsdam');
  await expect(dialog.getByText('RE-2026-0001.pdf')).toBeVisible();
  await expectAccessible(page, DIALOG);

  await subject.fill('Wie besprochen');
  await to.fill('ines@');
  await person.types('Enter', 'Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: say('sending:open'), exact: true }).click();
  await expect(subject).toHaveValue('Wie besprochen');
  await person.types('Control+Enter');
  await expect(dialog.getByText(say('errors:problem.email.form'))).toBeVisible();
  await dialog.getByRole('button', { name: say('sending:form.remove', { email: 'ines@' }) }).click();
  await expect(to).toBeFocused();
  await person.types('Control+Enter');
  await expect(dialog.getByText(say('sending:outcome.kept'), { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: say('sending:outcome.another') }).click();
  await subject.fill('Wie besprochen');
  await person.types('Control+Enter');
  await expect(dialog.getByText(say('sending:outcome.repeatedKept'))).toBeVisible();
  await dialog.getByRole('button', { name: say('sending:outcome.done') }).click();

  const main = page.getByRole('main');
  await expect(
    main.getByText(say('sending:section.invoiceTo', { to: 'rechnung@brandwerk.example' })),
  ).toBeVisible();
  await expect(main.getByText(say('invoices:timeline.kept'))).toBeVisible();
  await expectNoSidewaysScrolling(page);
  const { mails } = await person.call<{ mails: { to: string; subject: string; attachments: string[] }[] }>(
    'outbox/list',
  );
  expect(mails.filter((mail) => mail.subject === 'Wie besprochen')).toMatchObject([
    { to: 'rechnung@brandwerk.example', attachments: ['RE-2026-0001.pdf'] },
  ]);
});

test('without a mail server many invoices are not told as sent either: before that, and of the one that has its email', async ({
  stage,
}) => {
  const person = await stage.newcomer(jonas, 'de');
  const { page, say } = person;
  const client = 'Brandwerk Digital GmbH';
  const kept = await person.hasIssued({ client, title: 'Konzept', price: '100' });
  await person.hasIssued({ client, title: 'Umsetzung', price: '200' });
  await person.call('sending/send', { id: kept.id, idempotencyKey: randomUUID() });
  await person.opens('/invoices');
  const main = page.getByRole('main');
  await main.getByRole('rowgroup').last().getByRole('checkbox').nth(0).check();
  await main.getByRole('rowgroup').last().getByRole('checkbox').nth(1).check();
  await main.getByRole('button', { name: say('invoice-list:bulk.send'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(say('sending:form.noServer'))).toBeVisible();
  await expectAccessible(page, DIALOG);
  await dialog.getByRole('button', { name: say('invoice-list:bulk.begin.send') }).click();
  await main.getByRole('link', { name: say('invoice-list:bulk.look') }).click();
  await expect(main.getByRole('row').filter({ hasText: kept.number })).toContainText(
    say('invoice-list:bulk.reason.alreadySent'),
  );
});
