import { jonas } from '../cast/jonas.ts';
import { DIALOG, expectAccessible, expectNoSidewaysScrolling } from './support/accessibility.ts';
import { expect, test } from './support/stage.ts';

const BRANDWERK = 'Brandwerk Digital GmbH';

test('the palette opens by its field and by its keys, and gives the focus back; what is not found and a server that is away are said', async ({
  stage,
}) => {
  const person = await stage.newcomer(jonas, 'de', { isNew: true });
  const { page, context, say } = person;
  await person.opens('/home');
  const field = page.getByRole('banner').getByRole('button', { name: say('shell:search') });
  await field.click();
  const palette = person.paletteOf();
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await expect(field).toBeFocused();
  for (let time = 1; time <= 8; time++) {
    await page.keyboard.press('Control+k');
    await expect(palette, `opened for the ${time}th time`).toBeVisible({ timeout: 3_000 });
    await page.keyboard.press('Escape');
  }
  await person.opensPalette();
  await page.keyboard.press('Control+k');
  await expect(palette).toBeHidden();
  await person.opensPalette();
  await page.mouse.click(10, 400);
  await expect(palette).toBeHidden();
  await person.searchesFor('xyzzy');
  await expect(palette).toContainText(say('palette:nothing', { text: 'xyzzy' }));
  await expect(palette.getByRole('option')).toHaveCount(0);
  await context.setOffline(true);
  await person.searchesFor('rechn');
  await expect(palette.getByRole('alert')).toContainText(say('palette:searchFailed'));
  await page.keyboard.press('Enter');
  await expect(palette).toBeHidden();
  await context.setOffline(false);
});

test('Jonas goes to any screen by typing what it is about', async ({ stage }) => {
  const person = await stage.newcomer(jonas);
  const { page, say } = person;
  await person.opens('/home');
  for (const [typed, path] of [
    [say('shell:finance').slice(0, 4), '/finance'],
    ['umsatzst', '/tax-reports/vat-advance'],
    ['IBAN', '/my-business#payment-settings'],
    [say('shell:emails.pendingApprovals'), '/email-notifications/pending-approvals'],
    ['passwort', '/user-profile'],
  ] as const) {
    await person.searchesFor(typed);
    await expect(person.paletteOf().getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(path);
    await expect(person.paletteOf()).toBeHidden();
  }
  await person.searchesFor(say('shell:dataClassification'));
  await expect(person.hit(say('shell:dataClassification'))).toHaveCount(0);
});

test('a client and its invoices are found, with amount and state', async ({ stage }) => {
  const person = await stage.newcomer(jonas, 'en');
  const { page, say } = person;
  const issued = await person.hasIssued({ client: BRANDWERK, title: 'Workshop', price: '1000' });
  await person.opens('/home');
  const palette = await person.searchesFor('brandw');
  const client = palette.getByRole('group', { name: say('palette:groups.clients') }).getByRole('option');
  await expect(client).toHaveCount(1);
  await expect(client).toHaveAttribute('aria-selected', 'true');
  await expect(client.locator('mark')).toHaveText('Brandw');
  const invoice = person.hit(new RegExp(issued.number));
  await expect(invoice).toContainText('€1,190.00');
  await expect(invoice).toContainText(say('common:state.sent'));
  await expectAccessible(page, DIALOG);
  await page.keyboard.press('ArrowDown');
  await expect(invoice).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/invoice/${issued.id}`);
});

test('a client leads to their page, and Strg+Enter begins an invoice to them', async ({ stage }) => {
  const person = await stage.newcomer(jonas);
  const { page, say } = person;
  await person.opens('/compliance');
  await person.searchesFor('brandwerk');
  await person.hit(/^Brandwerk/).click();
  await expect(page).toHaveURL(/\/clients\/[0-9a-f-]+$/);
  await person.seesHeading(BRANDWERK);
  await person.presses('common:edit');
  const card = page.getByRole('dialog').filter({ hasText: say('clients:field.name') });
  await expect(card.getByRole('textbox', { name: say('clients:field.name') })).toHaveValue(BRANDWERK);
  await page.keyboard.press('Control+k');
  await expect(person.paletteOf(), 'a dialog with input is not left behind').toBeHidden();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await person.searchesFor('brandwerk');
  await expect(person.hit(/^Brandwerk/)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/\/invoices\/new\?client=/);
  await expect(person.editorField('clientId')).toHaveValue(BRANDWERK);
  const { invoices } = await person.call<{ invoices: object[] }>('invoices/list', {});
  expect(invoices, 'nothing is stored before something is typed').toEqual([]);
});

test('from the editor of a new draft one begins another', async ({ stage }) => {
  const person = await stage.newcomer(jonas);
  const { page, say } = person;
  await person.opens('/invoices/new');
  await person.fillsField('title', 'Die erste');
  await person.seesSaved();
  await expect(page).toHaveURL(/\/invoice\/[0-9a-f-]+$/);
  await person.searchesFor(`>${say('palette:acts.newInvoice')}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/invoices/new');
  await expect(person.editorField('title')).toHaveValue('');
  await page.goBack();
  await expect(person.editorField('title')).toHaveValue('Die erste');
});

test('# finds by number alone, > lists what can be done', async ({ stage }) => {
  const person = await stage.inTheBooksOf('jonas');
  const { page, say } = person;
  await person.opens('/home');
  const palette = await person.searchesFor('#2026-0009');
  await expect(palette.getByRole('option')).toHaveCount(1);
  await expect(palette.getByRole('option')).toContainText('RE-2026-0009');
  await person.searchesFor('#keine');
  await expect(palette).toContainText(say('palette:noNumber'));
  await person.searchesFor('>');
  await expect(palette.getByRole('group')).toHaveCount(1);
  await person.searchesFor(`> ${say('palette:acts.dark')}`);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

test('what was chosen last comes first, and is forgotten when Jonas signs out', async ({ stage }) => {
  const person = await stage.newcomer(jonas);
  const { page, say } = person;
  await person.opens('/home');
  await person.searchesFor('brandwerk');
  await person.hit(/^Brandwerk/).click();
  await person.seesHeading(BRANDWERK);
  await person.searchesFor('IBAN');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/payment-settings/);
  const palette = await person.opensPalette();
  const recent = palette.getByRole('group', { name: say('palette:groups.recent') }).getByRole('option');
  await expect(recent).toHaveText([new RegExp(say('shell:anchor.payment-settings')), /Brandwerk/]);
  expect(await page.evaluate<string[]>('Object.keys(localStorage)')).toContainEqual(
    expect.stringMatching(/^recent:/),
  );
  await page.keyboard.press('Escape');
  await person.signsOut();
  expect(await page.evaluate<string>('JSON.stringify(localStorage)')).not.toContain('Brandwerk');
});

test('the palette fills a phone and is used by finger', async ({ stage }) => {
  const viewport = { width: 375, height: 812 };
  const person = await stage.newcomer(jonas, 'de', { viewport, hasTouch: true });
  const { page, say } = person;
  await person.opens('/home');
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('shell:search') })
    .filter({ visible: true })
    .tap();
  await expect(page.getByRole('dialog', { name: say('palette:title') })).toBeVisible();
  const palette = await person.searchesFor('brandwerk');
  await expect(person.hit(/^Brandwerk/)).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page, DIALOG);
  await palette.getByRole('button', { name: say('common:close') }).tap();
  await expect(palette).toBeHidden();
});
