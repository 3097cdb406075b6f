/** Kilometres from the form to the PDF of their own receipt, and private money; 120 × 0.30 € = 36.00 € (§ 9 (1) No. 4a EStG). */
import { readFileSync } from 'node:fs';
import { jonas } from '../cast/jonas.ts';
import { expectNoSidewaysScrolling } from './support/accessibility.ts';
import { expect, test } from './support/stage.ts';

test('Jonas enters kilometres, fetches their receipt, and takes money out', async ({ stage }) => {
  const person = await stage.newcomer(jonas, 'de');
  const { page, say } = person;
  await person.opens('/finance/vouchers?new=kilometres');
  const form = page.getByRole('dialog', { name: say('vouchers:new.kilometres') });
  await form.getByLabel(say('vouchers:kilometres.kilometres')).fill('120');
  await expect(form.getByRole('region', { name: say('vouchers:effect.title') })).toContainText('−36,00');
  await form.getByLabel(say('vouchers:kilometres.purpose')).fill('Workshop bei Brandwerk');
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: 'Workshop bei Brandwerk' });
  await expect(row).toContainText('−36,00');
  await row.getByRole('link').click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: say('vouchers:detail.pdf') }).click();
  const bytes = readFileSync(await (await download).path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  await page.keyboard.press('Escape');

  await person.opens('/finance/vouchers?new=withdrawal');
  const money = page.getByRole('dialog', { name: say('vouchers:new.withdrawal') });
  await money.getByLabel(say('vouchers:fields.amount')).fill('1.500');
  await money.getByRole('button', { name: say('vouchers:form.enter') }).click();
  await expect(page.getByRole('row').filter({ hasText: '−1.500,00' })).toBeVisible();
  await expectNoSidewaysScrolling(page);
});

test('on a phone the card that Jonas taps opens its own receipt, not the one below', async ({ stage }) => {
  const person = await stage.newcomer(jonas, 'de');
  const { page, say } = person;
  await page.setViewportSize({ width: 375, height: 812 });
  for (const purpose of ['Erste Fahrt', 'Zweite Fahrt']) {
    await person.opens('/finance/vouchers?new=kilometres');
    const form = page.getByRole('dialog', { name: say('vouchers:new.kilometres') });
    await form.getByLabel(say('vouchers:kilometres.kilometres')).fill('10');
    await form.getByLabel(say('vouchers:kilometres.purpose')).fill(purpose);
    await page.keyboard.press('Enter');
    await expect(form).toBeHidden();
  }
  await person.opens('/finance/vouchers');
  await page.getByRole('link', { name: 'Zweite Fahrt' }).click({ timeout: 5_000 });
  await expect(page.getByRole('dialog').getByText('Zweite Fahrt')).toBeVisible();
});
