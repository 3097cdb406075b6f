/** Anybody checks any e-invoice, and nothing of it stays. */
import { jonas } from '../cast/jonas.ts';
import { bill, fileOf, PAPER, xmlOf, zugferdOf } from '../support/received.ts';
import { passesInspection, READERS } from './support/accessibility.ts';
import type { Actor } from './support/actor.ts';
import { drops } from './support/dropping.ts';
import { expect, test } from './support/stage.ts';

const view = ({ page, say }: Actor) => page.getByRole('article', { name: say('e-invoice:view') });
const main = ({ page }: Actor) => page.getByRole('main');

for (const { language, device, viewport } of READERS)
  test(`a stranger finds the check at the sign-in page and drops files on it, on ${device}`, async ({
    stage,
  }) => {
    const person = await stage.stranger(language, { viewport });
    const { page, say } = person;
    await person.opens('/auth');
    await person.choosesLanguage(language);
    await page.getByRole('link', { name: say('sign-in:checkEInvoice') }).click();
    await person.seesHeading(say('e-invoice:check.title'));
    await passesInspection(person);
    await test.step('a valid one', async () => {
      await drops(person, main(person), [zugferdOf(bill())]);
      await expect(page.getByText(say('e-invoice:verdict.title.valid_other'), { exact: true })).toBeVisible();
      await expect(view(person)).toContainText('Cloudhafen Ltd.');
      await expect(page.getByRole('group', { name: say('e-invoice:check.result') })).toBeFocused();
      await expect(page.getByRole('status').first()).toHaveText(
        `${say('e-invoice:check.result')}: ${say('e-invoice:verdict.title.valid_other')}`,
      );
      await passesInspection(person);
    });
    await test.step('one without its number, told in plain words and in the language that is chosen', async () => {
      const { number: _number, ...rest } = PAPER;
      await drops(person, main(person), [xmlOf(rest)]);
      await expect(
        page.getByText(say('e-invoice:verdict.title.invalid_one', { count: 1 }), { exact: true }),
      ).toBeVisible();
      await expect(view(person)).toContainText('BR-02');
      await expect(view(person)).toContainText(say('e-invoice:withoutNumber'));
      await passesInspection(person);
      const other = language === 'de' ? 'en' : 'de';
      await person.choosesLanguage(other);
      await expect(
        page.getByText(language === 'de' ? /no number|has no/i : /keine Nummer/).first(),
      ).toBeVisible();
      await person.choosesLanguage(language);
    });
    await test.step('something else', async () => {
      await drops(person, main(person), [fileOf('<Order xmlns="urn:example"/>', 'order.xml')]);
      await expect(page.getByRole('alert')).toContainText(say('errors:problem.einvoice.other'));
      await expect(view(person)).toHaveCount(0);
      await expect(page.locator('[tabindex="-1"]:focus')).toContainText(
        say('e-invoice:check.refused', { name: 'order.xml' }),
      );
    });
    await test.step('something with a name that is longer than the window', async () => {
      const name = `${'Rechnungsdatei_ohne_Trennstellen'.repeat(4)}.xml`;
      await drops(person, main(person), [fileOf('<Order xmlns="urn:example"/>', name)]);
      await expect(page.getByRole('alert')).toContainText(name);
      await passesInspection(person);
      const excess = await page.evaluate<number>(
        "(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('[role=alert]'))",
      );
      expect(excess).toBeLessThanOrEqual(0);
    });
    await test.step('three at once: one is checked, the others are a press away', async () => {
      const files = [xmlOf(PAPER, 'a.xml'), xmlOf(bill(), 'b.xml'), zugferdOf(bill())];
      await drops(person, main(person), files);
      await expect(view(person)).toContainText('Papierhaus Lange GmbH');
      await expect(page.getByText(say('e-invoice:check.many', { count: 3 }))).toBeVisible();
      await expect(page.getByRole('button', { name: 'a.xml', pressed: true })).toBeVisible();
      await passesInspection(person);
      await page.getByRole('button', { name: 'b.xml' }).click();
      await expect(view(person)).toContainText('Cloudhafen Ltd.');
    });
    await test.step('on paper only what was checked and what came of it', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('link', { name: say('e-invoice:check.signIn') })).toBeHidden();
      await expect(page.getByRole('button', { name: say('e-invoice:check.another') })).toBeHidden();
      await expect(page.getByText(say('e-invoice:check.privacy'))).toBeHidden();
      await expect(page.getByText('b.xml').first()).toBeVisible();
      await expect(view(person)).toBeVisible();
    });
  });

test('without a connection nothing is checked, which is said, and it is checked when the server is back', async ({
  stage,
}) => {
  const person = await stage.stranger('de', { isNew: true });
  const { page, context, say } = person;
  await person.opens('/e-invoice-check');
  await person.seesHeading(say('e-invoice:check.title'));
  await drops(person, main(person), [zugferdOf(bill())]);
  await expect(view(person)).toContainText('Cloudhafen Ltd.');
  await context.setOffline(true);
  await drops(person, main(person), [xmlOf(PAPER, 'papier.xml')]);
  const refusal = page.getByRole('alert').filter({ hasText: say('e-invoice:check.unanswered') });
  await expect(refusal).toContainText(say('e-invoice:check.notChecked', { name: 'papier.xml' }));
  await refusal.getByRole('button', { name: say('e-invoice:check.retry') }).click();
  await expect(refusal).toBeVisible();
  await expect(page.locator('[tabindex="-1"]:focus')).toContainText('papier.xml');
  await context.setOffline(false);
  await expect(view(person)).toContainText('P-77');
  await expect(page.getByRole('group', { name: say('e-invoice:check.result') })).toBeFocused();
});

test('Jonas checks a file without receiving it, and then takes it in', async ({ stage }) => {
  const person = await stage.newcomer(jonas);
  const { page, say } = person;
  await person.opens('/finance/received');
  await page.getByRole('link', { name: say('received-invoices:checkOnly') }).click();
  await person.seesHeading(say('e-invoice:check.title'));
  await drops(person, main(person), [xmlOf(PAPER, 'papier.xml')]);
  await expect(view(person)).toContainText('P-77');
  await expect(page.getByRole('region', { name: say('received-invoices:panel.title') })).toHaveCount(0);
  expect(await person.call('receivedInvoices/count')).toEqual({ toReview: 0 });
  await page.getByRole('button', { name: say('e-invoice:check.receive') }).click();
  await page.getByRole('link', { name: say('received-invoices:panel.review') }).click();
  await person.seesHeading('Papierhaus Lange GmbH');
});
