import { aylin } from '../cast/aylin.ts';
import { jonas } from '../cast/jonas.ts';
import { passesInspection } from './support/accessibility.ts';
import { expect, test } from './support/stage.ts';

test('Jonas sets up his business: identifiers are checked at once, help is a key away, and what he chooses is kept', async ({
  stage,
}) => {
  const person = await stage.newcomer(jonas, 'de');
  const { page, say } = person;
  await person.opens('/my-business');
  const field = (name: string) => page.getByLabel(say(`business:field.${name}`), { exact: true });
  const leaves = async (name: string, value: string) => {
    await field(name).fill(value);
    await field(name).blur();
  };
  await leaves('bic', '');
  await person.fillsProfileField('iban', 'DE89 3704 0044 0532 0130 00');
  await page.getByText('COBADEFFXXX').locator('..').getByRole('button').click();
  await expect(field('bic')).toHaveValue('COBADEFFXXX');
  await leaves('postCode', '12');
  await expect(page.getByText(say('errors:problem.post-code.form'))).toBeVisible();
  await leaves('postCode', '04229');
  await person.fillsProfileField('land', 'Sachsen');
  await leaves('taxNumber', '201/123/12340');
  await expect(page.getByText('3201012312340')).toBeVisible();
  await leaves('taxOfficeNumber', '1121');
  await expect(page.getByText(say('errors:problem.tax-office.other-tax-number'))).toBeVisible();
  await leaves('leitwegId', '04011000-1234512345-07');
  await expect(page.getByText(say('errors:problem.leitweg-id.check-digit'))).toBeVisible();
  await leaves('leitwegId', '04011000-1234512345-06');

  const help = page.getByRole('button', {
    name: say('common:help.about', { field: say('business:field.peppolId') }),
  });
  await help.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('business-help:help.peppolId.example'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toBeFocused();

  await leaves('nextRunning', '42');
  await expect(page.getByText(/RE-\d{4}-0042/)).toBeVisible();
  await field('dueDateFormat').selectOption('endOfMonth');
  await field('standardVatRate').selectOption('7');
  await page.getByLabel(say('business:method.paypal')).check();
  await expect(page.getByText(say('common:save.settingsSaved'))).toBeVisible();
  await expect(page.getByText(say('common:save.saved'))).toBeVisible();
  await passesInspection(person);
  await page.reload();
  await expect(field('standardVatRate')).toHaveValue('7');
  await expect(field('nextRunning')).toHaveValue('42');
  await expect(page.getByLabel(say('business:method.paypal'))).toBeChecked();
});

test('a box is ticked at once, also while something else is on its way', async ({ stage }) => {
  const person = await stage.newcomer(jonas, 'de');
  const { page, context, say } = person;
  let answer = () => {};
  const isAllowed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await person.opens('/my-business');
  await context.route('**/rpc/business/update', async (route) => {
    await isAllowed;
    await route.continue();
  });
  await page.getByLabel(say('business:field.standardVatRate'), { exact: true }).selectOption('7');
  expect(await page.getByLabel(say('business:method.paypal')).evaluate(tickedInTheSameTask)).toBe(true);
  answer();
  await expect(page.getByText(say('common:save.saved'))).toBeVisible();
});

/** Clicks, and says how the box stands before the browser turns to anything else. */
async function tickedInTheSameTask(element: object): Promise<boolean> {
  const box = element as { click(): void; checked: boolean };
  box.click();
  for (let turn = 0; turn < 50; turn++) await null;
  return box.checked;
}

test('Aylin chooses a design, sees her next invoice in it, and sets her own letterhead without getting into the window', async ({
  stage,
}) => {
  const person = await stage.newcomer(aylin, 'en');
  const { page, say } = person;
  await person.opens('/my-business#invoice-style');
  const style = page.locator('#invoice-style');
  const design = (name: string) => style.getByRole('radio', { name: say(`designs:name.${name}`) });
  const preview = (name: string) =>
    style.getByRole('img', { name: say('designs:preview.alt', { design: say(`designs:name.${name}`) }) });
  await expect(preview('standard')).toBeVisible();
  await design('standard').focus();
  await page.keyboard.press('ArrowRight');
  await expect(design('minimal')).toBeChecked();
  await expect(preview('minimal')).toBeVisible();
  await style.getByRole('combobox', { name: say('business:field.font') }).selectOption('bitter');
  await design('custom').click();
  await expect(design('custom')).toBeChecked();
  const top = style.getByLabel(say('designs:letterhead.top'));
  await top.fill('60');
  await page.keyboard.press('Tab');
  await expect(style.getByText(say('errors:problem.letterhead.window', { least: '98' }))).toBeVisible();
  await top.fill('110');
  await page.keyboard.press('Tab');
  await expect(page.getByText(say('common:save.saved'))).toBeVisible();
  await expect(style.getByLabel(say('designs:letterhead.topLater'))).toBeFocused();
  const window = style.getByRole('switch', { name: say('designs:letterhead.window') });
  await top.fill('50');
  await window.uncheck();
  await expect(page.getByText(say('common:save.saved'))).toBeVisible();
  await expect(top).toHaveValue('50');
  await window.check();
  await expect(top).toHaveValue('98');
  await passesInspection(person);
  await page.reload();
  await expect(top).toHaveValue('98');
  await expect(design('custom')).toBeChecked();
  await person.opens('/invoices/new');
  await expect(
    page.getByLabel(say('invoices:preview.title')).getByText(say('designs:name.custom')),
  ).toBeVisible();
});

test('a change that the server could not keep is taken back on screen, said, and kept when Aylin tries again', async ({
  stage,
}) => {
  const person = await stage.newcomer(aylin, 'en');
  const { page, context, say } = person;
  stage.forgives(person, /500/);
  await person.opens('/my-business');
  const chart = page.getByLabel(say('business:field.chartOfAccounts'), { exact: true });
  const note = page.getByLabel(say('business:field.paymentNote'), { exact: true });
  await page.evaluate(
    "window.told = 0; window.addEventListener('account:updated', () => { window.told += 1; })",
  );
  await context.route('**/rpc/business/update', (route) => route.fulfill({ status: 500, body: '{}' }));
  await chart.selectOption('skr04');
  await expect(page.getByText(/^Failed to save profile: ./)).toBeVisible();
  await expect(chart).toHaveValue('skr03');
  await note.fill('Please name the invoice number.');
  await note.blur();
  await expect(note).toHaveValue('Please name the invoice number.');
  expect(await page.evaluate('window.told')).toBe(0);
  await context.unrouteAll();
  await page.getByRole('button', { name: say('common:retry') }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await expect(chart).toHaveValue('skr04');
  await expect.poll(() => page.evaluate('window.told')).toBe(1);
  await page.reload();
  await expect(note).toHaveValue('Please name the invoice number.');
});
