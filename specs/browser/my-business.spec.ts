import { aylin } from '../cast/aylin.ts';
import { passesInspection } from './support/accessibility.ts';
import { expect, test } from './support/stage.ts';

test('Aylin chooses a design and sees her next invoice in it, here and in the editor', async ({ stage }) => {
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
  await expect(preview('minimal')).toBeVisible();
  await design('custom').click();
  await expect(style.getByLabel(say('designs:letterhead.top'))).toBeVisible();
  await expect(page.getByText(say('common:save.saved'))).toBeVisible();
  await passesInspection(person);
  await person.opens('/invoices/new');
  await expect(
    page.getByLabel(say('invoices:preview.title')).getByText(say('designs:name.custom')),
  ).toBeVisible();
});
