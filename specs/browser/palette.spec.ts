import { jonas } from '../cast/jonas.ts';
import { DIALOG, expectAccessible, expectNoSidewaysScrolling } from './support/accessibility.ts';
import { expect, test } from './support/stage.ts';

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
