import { aylin } from '../cast/aylin.ts';
import { jonas } from '../cast/jonas.ts';
import type { Language } from '../support/words.ts';
import { seesInPreview } from './support/preview.ts';
import { expect, test } from './support/stage.ts';

const LANGUAGES: Language[] = ['de', 'en'];

/** What is typed into which field of the profile, and the text that is said there. */
const PROFILE = [
  ['iban', 'DE02120300000000202052', 'errors:problem.iban.check-digit'],
  ['iban', 'DE021203000000002020', 'errors:problem.iban.length'],
  ['bic', 'BYLA', 'errors:problem.bic.form'],
  ['vatId', 'DE271828181', 'errors:problem.vat-id.check-digit'],
  ['vatId', 'DE12', 'errors:problem.vat-id.form'],
  ['taxNumber', 'keine', 'errors:problem.tax-number.form'],
  ['email', 'aylin@', 'errors:problem.email.form'],
  ['numberPattern', '{YYYY}', 'errors:problem.number-pattern.running.missing'],
] as const;

test('the profile says at its field what is wrong, and that a text file is no logo', async ({ stage }) => {
  const person = await stage.newcomer(aylin);
  const { page, say } = person;
  await person.opens('/my-business');
  for (const [field, typed, text] of PROFILE) {
    await test.step(`${field} ${typed}`, async () => {
      await person.fillsProfileField(field, typed);
      await expect(person.profileField(field)).toHaveAccessibleDescription(person.say(text));
    });
  }
  await person.page.reload();
  await expect(person.profileField('iban')).toHaveValue('DE02 1203 0000 0000 2020 51');
  await expect(person.profileField('email')).toHaveValue(aylin.profile.email ?? '');
  const chosen = page.waitForEvent('filechooser');
  await page
    .getByRole('button', { name: `${say('common:upload.choose')}: ${say('storage:label.logo')}` })
    .click();
  await (await chosen).setFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('Kein Bild'),
  });
  await expect(page.getByRole('alert').filter({ hasText: say('errors:problem.file.type') })).toBeVisible();
});

for (const language of LANGUAGES) {
  test(`the lines say what they cannot read, and keep it (${language})`, async ({ stage }) => {
    const person = await stage.newcomer(jonas, language);
    await person.opens('/invoices/new');
    await person.givesDiscount(1);
    const typed = [
      ['quantity', 'drei', 'errors:problem.number.form'],
      ['unitPrice', language === 'de' ? '12,3,4' : '12.3.4', 'errors:problem.number.form'],
      ['unitPrice', language === 'de' ? '1,23456' : '1.23456', 'errors:problem.number.decimals'],
      ['discount', '101', 'errors:problem.number.range'],
    ] as const;
    for (const [column, text, problem] of typed) {
      await test.step(`${column} ${text}`, async () => {
        await person.writesLine(1, { [column]: text });
        await expect(person.cell(1, column)).toHaveAccessibleDescription(new RegExp(person.say(problem)));
        await expect(person.cell(1, column)).toHaveValue(text);
      });
    }
  });
}

test('the editor says at its field what is wrong', async ({ stage }) => {
  const person = await stage.newcomer(jonas, 'en');
  const { page, say } = person;
  await test.step('texts that are too long or turn the reading direction', async () => {
    await person.opens('/invoices/new');
    await person.fillsField('title', 'x'.repeat(10_000));
    await expect(person.editorField('title')).toHaveAccessibleDescription(
      person.say('invoices:problem.text.long'),
    );
    await person.fillsField('title', 'Rechnung \u202e0001');
    await expect(person.editorField('title')).toHaveAccessibleDescription(/./);
    await person.writesLine(1, { description: 'x'.repeat(10_000) });
    await expect(person.cell(1, 'description')).toHaveAccessibleDescription(
      new RegExp(person.say('invoices:problem.text.long')),
    );
  });
  await test.step('a service period that ends before it begins, however its years are written', async () => {
    await person.opens('/invoices/new');
    const reversed = person.say('invoices:problem.service-period.reversed');
    for (const text of ['5.5.26 - 1.1.26', '5.5.2026 - 1.1.2026']) {
      await person.fillsField('servicePeriod', text);
      await person.types('Tab');
      await expect(person.editorField('servicePeriod'), text).toHaveAccessibleDescription(reversed);
    }
    await person.fillsField('servicePeriod', '28.12. - 4.1.26');
    await person.types('Tab');
    await expect(person.editorField('servicePeriod')).toHaveValue(/2025.*2026/);
    await expect(person.editorField('servicePeriod')).toHaveAccessibleDescription('');
  });
  await test.step('the number of § 4 UStG', async () => {
    await person.opens('/invoices/new');
    await person.writesLine(1, { description: 'Kurs', vatCase: say('common:vatCase.exempt') });
    const exemption = page.getByLabel(say('invoices:lines.exemption'), { exact: true });
    await exemption.fill('19');
    await expect(exemption).toHaveAccessibleDescription(
      say('invoices:problem.line.exemption-paragraph.unknown', { line: 1 }),
    );
    await expect(exemption).toHaveAttribute('aria-invalid', 'true');
    await exemption.fill('x'.repeat(41));
    await expect(exemption).toHaveAccessibleDescription(new RegExp(say('invoices:problem.text.long')));
    await exemption.fill('4 Nr. 21');
    await expect(exemption).toHaveAccessibleDescription('');
  });
});

test("a number that wants the client's number is shown so, and refused without one", async ({ stage }) => {
  const person = await stage.newcomer(jonas);
  const { page, say } = person;
  await person.opens('/my-business');
  await person.fillsProfileField('numberPattern', '{CLIENT}/{YYYY}/{NNN}');
  const next = say('business:hint.nextNumber', { number: '{CLIENT}/2026/001' });
  await expect(person.profileField('numberPattern')).toHaveAccessibleDescription(next);
  await person.opens('/invoices/new');
  const refusal = page.getByText(say('invoices:problem.invoice-number.client.missing'));
  await expect(refusal).toBeVisible();
  await person.choosesClient('Brandwerk Digital GmbH');
  await expect(refusal).toBeHidden();
  await person.writesLine(1, { description: 'Workshop', unitPrice: '100' });
  await person.seesSaved();
  expect(await person.issues()).toContain('K-001/2026/001');
});

test('a date before that of the last invoice is worth a thought, and no hindrance', async ({ stage }) => {
  const person = await stage.newcomer(jonas, 'en');
  const { page, say } = person;
  await person.hasIssued({ client: 'Brandwerk Digital GmbH', title: 'Erste', price: '100' });
  await person.opens('/invoices/new');
  await person.choosesClient('Brandwerk Digital GmbH');
  await person.writesLine(1, { description: 'Workshop', unitPrice: '100' });
  const last = '18 Nov 2026';
  const warning = say('invoices:problem.invoice-date.before-previous', { previousDay: last });
  await expect(page.getByText(warning)).toBeHidden();
  await person.fillsField('invoiceDate', '17.11.2026');
  await person.editorField('title').focus();
  await expect(page.getByText(warning)).toBeVisible();
  await person.seesSaved();
  expect(await person.issues()).toContain('RE-2026-0002');
});

test('an amount beyond all measure is refused', async ({ stage }) => {
  const person = await stage.newcomer(jonas);
  const { page, say } = person;
  await person.opens('/invoices/new');
  await person.choosesClient('Brandwerk Digital GmbH');
  await person.writesLine(1, { description: 'Alles', quantity: '999999999', unitPrice: '999999999' });
  const wrong = say('invoices:problem.line.amount.too-large', { line: 1 });
  await expect(person.cell(1, 'unitPrice'), 'said at its cell').toHaveAccessibleDescription(wrong);
  await expect(page.getByRole('listitem').filter({ hasText: wrong }), 'and in the list').toBeVisible();
  const total = page.locator('dl > div', { hasText: say('invoices:totals.gross') });
  await expect(total, 'no total rather than a wrong one').toContainText('–');
  await page
    .getByRole('button', { name: say('invoices:issue.button') })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: say('invoices:issue.incompleteTitle') })).toContainText(
    wrong,
  );
});

/** Each is text and nothing else, in the preview, on the stored document and in the list. */
const LITERAL = [
  '<script>alert(1)</script>',
  '#panic("x") $x$ *fett* = Titel @label',
  "'; drop table invoices; --",
  '<img src=x onerror=alert(1)>',
];

test('markup and commands in texts are printed as they were typed, and nothing runs', async ({ stage }) => {
  const person = await stage.newcomer(jonas);
  await person.opens('/invoices/new');
  await person.choosesClient('Brandwerk Digital GmbH');
  await person.fillsField('title', LITERAL[0] ?? '');
  await person.writesLine(1, { description: LITERAL[0] ?? '', details: LITERAL[3] ?? '', unitPrice: '10' });
  await person.addsLine(2, { description: LITERAL[1] ?? '', unitPrice: '10' });
  await person.addsLine(3, { description: LITERAL[2] ?? '', unitPrice: '10' });
  for (const text of [LITERAL[0], LITERAL[1], 'drop table invoices;', LITERAL[3]])
    await seesInPreview(person, text ?? '');
  await person.seesSaved();
  await person.issues();
  await expect(person.page.getByText(LITERAL[0] ?? '').first()).toBeVisible();
  expect((await person.downloadsPdf()).subarray(0, 5).toString()).toBe('%PDF-');
  await person.opens('/invoices');
  await expect(person.page.getByText(LITERAL[0] ?? '')).toBeVisible();
});

test('an emoji breaks neither the editor nor the document', async ({ stage }) => {
  const person = await stage.newcomer(jonas);
  await person.opens('/invoices/new');
  await person.choosesClient('Brandwerk Digital GmbH');
  await person.fillsField('title', 'Feier 🎉 im Büro 👩‍💻');
  await person.writesLine(1, { description: 'Torte 🎂', unitPrice: '30' });
  await seesInPreview(person, 'Torte');
  await person.seesSaved();
  await person.issues();
  await expect(person.page.getByText('Feier 🎉 im Büro 👩‍💻').first()).toBeVisible();
  expect((await person.downloadsPdf()).subarray(0, 5).toString()).toBe('%PDF-');
});

test("another's invoice and one that never was are answered alike", async ({ stage }) => {
  const owner = await stage.newcomer(jonas);
  await owner.opens('/invoices/new');
  await owner.writesLine(1, { description: 'Geheim', unitPrice: '10' });
  await expect(owner.page).toHaveURL(/\/invoice\/[0-9a-f-]{36}$/);
  const person = await stage.newcomer(aylin);
  for (const path of [owner.page.url(), '/invoice/01890000-0000-7000-8000-000000000000', '/invoice/keine']) {
    await person.opens(path);
    await expect(person.page.getByText(person.say('invoices:detail.notFoundWhy'))).toBeVisible();
  }
});
