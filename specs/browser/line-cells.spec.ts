import { jonas } from '../cast/jonas.ts';
import { expect, test } from './support/stage.ts';

/** Numbers that would read as others if one digit of them were cut off. */
const LONG = [
  { quantity: '1.234,5678', unitPrice: '1.079.773,57' },
  { quantity: '9.999.999,9999', unitPrice: '12,3456' },
  { quantity: '1', unitPrice: '9.999.999,99' },
];

test('no number in the lines is cut off, on any window', async ({ stage }) => {
  const person = await stage.newcomer(jonas);
  const { page, say } = person;
  await person.opens('/invoices/new');
  await person.writesLine(1, { description: 'Konzept', ...LONG[0] });
  await person.givesDiscount(1);
  await person.writesLine(1, { discount: '12,3456' });
  await person.addsLine(2, { description: 'Entwurf', ...LONG[1] });
  await person.addsLine(3, { description: 'Druck', ...LONG[2] });
  await page.getByRole('button', { name: say('invoices:lines.menu', { number: 3 }) }).click();
  await page.getByRole('menuitem', { name: say('invoices:lines.givePeriod') }).click();
  await person.types('2.11.', 'Tab', '6.11.', 'Tab');
  for (const width of [375, 1200, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const column of ['quantity', 'unitPrice', 'discount'] as const)
      for (const number of [1, 2, 3]) {
        const cell = person.cell(number, column);
        const { scrollWidth, clientWidth } = await cell.evaluate(sizesOf);
        expect(scrollWidth, `${column} of line ${number}`).toBeLessThanOrEqual(clientWidth);
      }
    for (const [number, unit] of [
      [2, 'Tage'],
      [3, 'Tag'],
    ] as const)
      await expect(person.cell(number, 'unit').locator('option[value=daily]')).toHaveText(unit);
    await person.cell(3, 'description').focus();
    const menu = await page
      .getByRole('button', { name: say('invoices:lines.menu', { number: 3 }) })
      .boundingBox();
    const amount = await page
      .locator('[data-column="amount"]')
      .filter({ hasText: '9.999.999,99' })
      .locator('span')
      .boundingBox();
    expect(menu && amount && menu.x + menu.width, 'the menu stands beside the amount').toBeLessThanOrEqual(
      amount?.x ?? 0,
    );
    for (const end of ['serviceFrom', 'serviceTo'] as const) {
      const { scrollWidth, clientWidth } = await person.cell(3, end).evaluate(sizesOf);
      expect(scrollWidth, `${end} of the period`).toBeLessThanOrEqual(clientWidth);
    }
    if (width === 375)
      for (const head of ['quantity', 'unit', 'price', 'discount', 'vat', 'net'])
        await expect(
          page.locator(`[data-label="${say(`invoices:lines.${head}`, { unit: '€' })}"]`).first(),
          head,
        ).toBeVisible();
  }
});

test('an amount that finds no room beside the numbers goes below them, not over the edge', async ({
  stage,
}) => {
  const person = await stage.newcomer(jonas);
  const { page } = person;
  await person.opens('/invoices/new');
  await person.writesLine(1, { description: 'Anzeige', quantity: '1.234.567,89', unitPrice: '98,76' });
  const amount = page.locator('td[data-column="amount"]');
  await expect(amount).toContainText('121.925.924,82');
  for (const width of [1280, 1440, 375]) {
    await page.setViewportSize({ width, height: 900 });
    const { scrollWidth, clientWidth } = await amount.locator('xpath=ancestor::table/..').evaluate(sizesOf);
    expect(scrollWidth, `at ${width}`).toBeLessThanOrEqual(clientWidth);
  }
});

interface Sizes {
  scrollWidth: number;
  clientWidth: number;
}

/** Runs in the page, whose types are not known here. */
function sizesOf(cell: unknown): Sizes {
  const { scrollWidth, clientWidth } = cell as Sizes;
  return { scrollWidth, clientWidth };
}
