/** Jonas lets a pile of receipts go, and books them with the keyboard alone: the picture beside the fields, proved or asked. */
import { makeSlip } from '../../tools/receipts/slip.ts';
import { jonas } from '../cast/jonas.ts';
import { expectAccessible } from './support/accessibility.ts';
import { drops } from './support/dropping.ts';
import { expect, test } from './support/stage.ts';

/** A discounter's of 25.21 with two rates, and a car wash's of 21.50 with one. */
const [DISCOUNTER, CAR_WASH] = [1, 8];

test('two receipts are read by themselves, checked beside their picture, and booked without a mouse', async ({
  stage,
}) => {
  const person = await stage.newcomer(jonas);
  const { page, say } = person;
  const pdf = (seed: number, name: string) =>
    new File([new Uint8Array(makeSlip(seed).pdf)], name, { type: 'application/pdf' });
  await test.step('what waits says what is known of it', async () => {
    await person.opens('/finance/received');
    const slips = page.getByRole('region', { name: say('receipts:title') }).getByRole('listitem');
    for (const [index, file] of [pdf(DISCOUNTER, 'markt.pdf'), pdf(CAR_WASH, 'auto.pdf')].entries()) {
      await drops(person, page.getByRole('main'), [file]);
      await expect(slips).toHaveCount(index + 1);
    }
    await expect(slips.getByText(say('receipts:mark.sure'))).toHaveCount(2);
    await expect(slips.filter({ hasText: 'Preiswerk Markt' })).toContainText('25,21');
    await expectAccessible(page, 'main');
    await slips
      .first()
      .getByRole('link', { name: say('receipts:enter', { name: 'auto.pdf' }) })
      .press('Enter');
  });
  await test.step('the form is filled, and what is missing has the focus', async () => {
    const category = page.getByLabel(say('expense-form:category'));
    await expect(page.getByRole('combobox', { name: say('expense-form:vendor'), exact: true })).toHaveValue(
      'Waschstraße Albers',
    );
    await expect(page.getByLabel(say('expense-form:documentDate'))).toHaveValue('05.08.2026');
    await expect(category).toBeFocused();
    const side = page.getByRole('complementary', { name: say('expense-form:reading.receipt') });
    await expect(side.getByRole('img')).toBeVisible();
    const isShown = `[...document.querySelectorAll('aside img')].every((image) => image.naturalWidth > 0)`;
    await expect.poll(() => page.evaluate(isShown)).toBe(true);
    await expectAccessible(page, 'main');
    await category.selectOption('transportation');
  });
  await test.step('booked, the next one of the pile stands there', async () => {
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('combobox', { name: say('expense-form:vendor'), exact: true })).toHaveValue(
      'Preiswerk Markt',
    );
    await page.getByLabel(say('expense-form:category')).selectOption('materials');
    // Pressed in the first moment, it would be the same press twice.
    await expect(async () => {
      await page.keyboard.press('Control+Enter');
      await expect(page.getByRole('heading', { name: 'Preiswerk Markt', level: 1 })).toBeVisible({
        timeout: 2_000,
      });
    }).toPass();
  });
  await test.step('both are in the books, and nothing waits', async () => {
    await person.opens('/finance/received');
    await expect(page.getByText(say('receipts:title'))).toHaveCount(0);
    await person.opens('/finance/expenses');
    await expect(page.getByRole('main')).toContainText('Waschstraße Albers');
    await expect(page.getByRole('main')).toContainText('Preiswerk Markt');
  });
});
