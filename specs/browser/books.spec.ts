import { expect, test } from './support/stage.ts';

/* Jonas, 2026 until 18 November: all of YEARS happened by then. 58,026.34 and 1,485.00 without VAT, 56,541.34 of profit. */
test('Jonas follows his surplus down to an invoice', async ({ stage }) => {
  const person = await stage.inTheBooksOf('jonas');
  const { page, say } = person;
  await person.opens('/finance');
  const figures = page.getByRole('region', { name: say('finance:figures') });
  await expect(figures).toContainText('58.026,34 €');
  await expect(figures).toContainText('1.485,00 €');
  await figures.getByRole('link', { name: '56.541,34' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: say('tax-reports-form:eur.title') }),
  ).toBeVisible();
  const name = say('tax-reports:eur.lineName.vatReceived');
  await page.getByRole('button', { name: say('tax-reports:why', { name, amount: '7.502,41' }) }).click();
  const proof = page.getByRole('complementary');
  await expect(proof.getByRole('heading')).toBeFocused();
  await expect(proof.getByRole('row')).toHaveCount(10);
  await expect(proof.getByRole('row').last()).toContainText('7.502,41');
  await proof.getByRole('link', { name: 'RE-2025-0015' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'RE-2025-0015' })).toBeVisible();
});

/* YEARS and JONAS_RETURNS: 2528.90 + 1516.23 + 1651.10 + 2356.19 = 8052.42; Kz 81 13680 + 8137 + 8810 + 12920 = 43547. */
test('the annual VAT is the sum of the advance returns, each one click away', async ({ stage }) => {
  const person = await stage.inTheBooksOf('jonas');
  const { page, say } = person;
  await person.opens('/tax-reports/annual-vat?year=2025');
  await expect(page.getByRole('region', { name: say('tax-reports-form:result') })).toContainText(
    '8.052,42 €',
  );
  const periods = page.getByRole('table', { name: say('tax-reports:annual.periods'), exact: true });
  await expect(periods.getByRole('row')).toHaveText([
    /Stand/,
    /2\.528,90/,
    /1\.516,23/,
    /1\.651,10/,
    /2\.356,19/,
    /8\.052,42/,
  ]);
  await page
    .getByRole('button', { name: say('tax-reports-form:whyThis', { kennzahl: '81', amount: '43.547' }) })
    .click();
  const proof = page.getByRole('complementary');
  await expect(proof.getByRole('row')).toHaveText([
    /Zeitraum/,
    /13\.680/,
    /8\.137/,
    /8\.810/,
    /12\.920/,
    /43\.547/,
  ]);
  await proof.getByRole('link', { name: 'Q2 2025' }).click();
  await expect(page).toHaveURL('/tax-reports/vat-advance?period=2025-Q2&box=81');
});
