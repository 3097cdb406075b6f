/** The list of expenses beside the one that is looked at, as wide as the window is. */
import { v7 as uuid } from 'uuid';
import { jonas } from '../cast/jonas.ts';
import { expectNoSidewaysScrolling } from './support/accessibility.ts';
import { expect, test } from './support/stage.ts';

const VENDORS = ['Papier & Satz Lindner', 'Gesellschaft für Bildschirme und Zubehör Kreuzberg mbH', 'Alma'];

test('what is opened stands beside the list, follows the keys, and has its page where there is no room', async ({
  stage,
}) => {
  const person = await stage.newcomer(jonas, 'de', { viewport: { width: 1280, height: 800 } });
  const { page, say } = person;
  for (const [place, name] of VENDORS.entries())
    await person.call('expenses/record', {
      idempotencyKey: uuid(),
      vendor: { name, country: 'DE', vatId: '' },
      category: 'training_and_education',
      documentDate: `2026-01-0${place + 1}`,
      lines: [{ taxCode: 'inputStandard19', net: 123_456_789 }],
    });
  await person.opens('/finance/expenses');
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  const beside = page.getByRole('complementary', { name: say('expenses:one') });
  await row('Alma').getByRole('link').click();
  await expect(beside.getByRole('heading', { name: 'Alma' })).toBeVisible();
  await page.keyboard.press('j');
  await expect(beside.getByRole('heading', { name: 'Kreuzberg' })).toBeVisible();
  await expect(row('Kreuzberg').getByRole('link')).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScrolling(page);
  // The name claims no room of the state and of the amount.
  const [name, amount] = [row('Kreuzberg').getByRole('link'), row('Kreuzberg').getByText('1.469.135,79')];
  const [left, right] = [await name.boundingBox(), await amount.boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
  await expect(amount).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1100, height: 800 });
  await expect(page).toHaveURL(/\/expenses\/[0-9a-f-]+$/);
  await person.seesHeading('Gesellschaft für Bildschirme und Zubehör Kreuzberg mbH');
  await page.goBack();
  await expect(page).toHaveURL(/\/finance\/expenses$/);
});
