/** A stranger checks an e-invoice on a phone and prints what came of it. What is said of which file stands in `specs/screens/e-invoice-check.screen.tsx`. */
import { bill, fileOf, zugferdOf } from '../support/received.ts';
import { passesInspection } from './support/accessibility.ts';
import { drops } from './support/dropping.ts';
import { expect, test } from './support/stage.ts';

test('a file is checked, a name longer than the window fits, and on paper stands only what was checked and what came of it', async ({
  stage,
}) => {
  const person = await stage.stranger('en', { viewport: { width: 375, height: 812 } });
  const { page, say } = person;
  const main = page.getByRole('main');
  const view = page.getByRole('article', { name: say('e-invoice:view') });
  await person.opens('/e-invoice-check');
  await person.choosesLanguage('en');
  await test.step('something with a name that is longer than the window', async () => {
    const name = `${'Rechnungsdatei_ohne_Trennstellen'.repeat(4)}.xml`;
    await drops(person, main, [fileOf('<Order xmlns="urn:example"/>', name)]);
    await expect(page.getByRole('alert')).toContainText(name);
    const excess = await page.evaluate<number>(
      "(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('[role=alert]'))",
    );
    expect(excess).toBeLessThanOrEqual(0);
  });
  await test.step('a valid one', async () => {
    await drops(person, main, [zugferdOf(bill())]);
    await expect(page.getByText(say('e-invoice:verdict.title.valid_other'), { exact: true })).toBeVisible();
    await expect(view).toContainText('Cloudhafen Ltd.');
    await passesInspection(person);
  });
  await test.step('on paper', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('link', { name: say('e-invoice:check.signIn') })).toBeHidden();
    await expect(page.getByRole('button', { name: say('e-invoice:check.another') })).toBeHidden();
    await expect(page.getByText(say('e-invoice:check.privacy'))).toBeHidden();
    await expect(page.getByText('rechnung.pdf').first()).toBeVisible();
    await expect(view).toBeVisible();
  });
});
