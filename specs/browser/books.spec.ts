import { jonas } from '../cast/jonas.ts';
import { expect, test } from './support/stage.ts';

/* Jonas, 2026 until 18 November: all of YEARS happened by then. 65,528.75 in, 1,553.40 out, 63,975.35 left. */
test('Jonas follows his surplus down to an invoice', async ({ stage }) => {
  const person = await stage.inTheBooksOf('jonas');
  const { page, say } = person;
  await person.opens('/finance');
  const figures = page.getByRole('region', { name: say('finance:figures') });
  await expect(figures).toContainText('65.528,75 €');
  await expect(figures).toContainText('1.553,40 €');
  await figures.getByRole('link', { name: '63.975,35' }).click();
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

/* March 2025: Paris paid 3,600.00, the chair was 297.50 and Dublin 49.00. */
test('a month of the chart shows what moved in it', async ({ stage }) => {
  const person = await stage.inTheBooksOf('jonas');
  const { page, say } = person;
  await person.opens('/finance?year=2025');
  await page.getByRole('button', { name: /^März: .*3\.600,00.*346,50/ }).click();
  const movements = page.getByRole('table', { name: say('finance:movements', { inView: 'März 2025' }) });
  await expect(movements.getByRole('row')).toHaveText([/Datum/, /\+3\.600,00/, /−49,00/, /−297,50/]);
  await page.getByRole('button', { name: say('finance:side.expense') }).click();
  await expect(movements.getByRole('row')).toHaveText([/Datum/, /−49,00/, /−297,50/]);
  await page.getByRole('link', { name: say('finance:wholeYear') }).click();
  await expect(page).toHaveURL('/finance?year=2025');
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
    /Frist/,
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

/* STATEMENTS: Vienna 2850 and Paris 4500, due on Monday 27 October 2025, since the 25th is a Saturday. */
test('the recapitulative statement leads from a client to the invoice', async ({ stage }) => {
  const person = await stage.inTheBooksOf('jonas');
  const { page, say } = person;
  await person.opens('/tax-reports/recapitulative?period=2025-Q3');
  const result = page.getByRole('region', { name: say('tax-reports-form:result') });
  await expect(result).toContainText(/27\.10\.2025.*Der 25\. ist ein Samstag/);
  await expect(result).toContainText(say('tax-reports:zm.agrees'));
  const lines = page.getByRole('table', { name: say('tax-reports:zm.caption') });
  await expect(lines.getByRole('row').nth(1)).toContainText(/ATU12345675.*2\.850,00/);
  await expect(lines.getByRole('row').nth(2)).toContainText(/FR11123456782.*4\.500,00/);
  const why = say('tax-reports:why', { name: 'Donau Logistik GmbH', amount: '2.850' });
  await lines.getByRole('button', { name: why }).click();
  await page.getByRole('complementary').getByRole('link', { name: 'RE-2025-0008' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'RE-2025-0008' })).toBeVisible();
});

test('a report that is switched off leaves overview, menu and address, and comes back', async ({ stage }) => {
  const person = await stage.newcomer(jonas);
  const { page, say } = person;
  const name = say('tax-reports:overview.name.eur');
  const menu = page.getByRole('navigation', { name: say('shell:navigation') });
  await person.opens('/tax-reports');
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
  await page.getByRole('checkbox', { name }).uncheck();
  await expect(page.getByText(say('common:save.saved'))).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name })).toHaveCount(0);
  await expect(menu.getByRole('link', { name: /^EÜR/ })).toHaveCount(0);
  await person.opens('/tax-reports/eur?year=2026');
  await expect(page).toHaveURL('/tax-reports');
  await page.getByRole('checkbox', { name }).check();
  await expect(menu.getByRole('link', { name: /^EÜR/ })).toBeVisible();
  await expect(page.getByText(say('common:save.saved'))).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name })).toBeChecked();
});

test('Lena is spared what a small business does not file', async ({ stage }) => {
  const person = await stage.inTheBooksOf('lena');
  const { page, say } = person;
  await person.opens('/tax-reports');
  for (const report of ['vat-advance', 'annual-vat', 'recapitulative'])
    await expect(
      page.getByRole('checkbox', { name: say(`tax-reports:overview.name.${report}`) }),
    ).toBeDisabled();
  await expect(page.getByRole('main').getByRole('link', { name: /^EÜR/ })).toContainText('7.900,00');
  await person.opens('/tax-reports/recapitulative');
  await expect(page).toHaveURL('/tax-reports');
  await page.getByRole('link', { name: '2026', exact: true }).click();
  await expect(page.getByRole('region', { name: say('tax-reports-form:result') })).toContainText('22,80 €');
});

/* October 2025: a payment, Dublin and the telephone with two entries each, Boston's invoice: six entries. */
test('Jonas sees that his chain holds, and opens a month of it', async ({ stage }) => {
  const person = await stage.inTheBooksOf('jonas');
  const { page, say } = person;
  await person.opens('/compliance');
  await expect(page.getByText(say('compliance:chain.whole'), { exact: true })).toBeVisible();
  await expect(page.getByText(say('compliance:sums.right'))).toBeVisible();
  await page.getByRole('link', { name: /^Oktober 2025: 6 Einträge, Nummer 54 bis 59, unversehrt/ }).click();
  const journal = page.getByRole('table', {
    name: say('compliance:journal.from', { month: 'Oktober 2025' }),
  });
  await expect(journal.getByRole('row').nth(1)).toContainText(/59.*Harbor Analytics/);
  await journal.getByRole('link', { name: 'RE-2025-0013' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'RE-2025-0013' })).toBeVisible();
});

test('a figure that cannot be fetched says so and can be asked for again', async ({ stage }) => {
  const person = await stage.inTheBooksOf('jonas');
  const { page, say } = person;
  let isBroken = true;
  await page.route('**/rpc/taxReports/eur', (route) => (isBroken ? route.abort() : route.continue()));
  await person.opens('/tax-reports/eur?year=2026');
  await expect(page.getByText(say('tax-reports-form:loadFailed'))).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: say('common:retry') }).click();
  await expect(page.getByRole('region', { name: say('tax-reports-form:result') })).toContainText(
    '63.975,35 €',
  );
});
