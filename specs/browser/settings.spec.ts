import { aylin } from '../cast/aylin.ts';
import { expect, test } from './support/stage.ts';

test('the mark says how many fields are not saved, and leads to the first', async ({ stage }) => {
  const person = await stage.newcomer(aylin);
  const { page, say } = person;
  await person.opens('/my-business');
  const mark = page.getByRole('banner').or(page.getByRole('main')).getByRole('status');
  await person.fillsProfileField('email', 'aylin@');
  await expect(mark.filter({ hasText: say('common:save.fieldsNotSaved', { count: 1 }) })).toBeVisible();
  await person.fillsProfileField('numberPattern', '{YYYY}');
  await person.fillsProfileField('iban', 'DE00');
  await expect(mark.filter({ hasText: say('common:save.fieldsNotSaved', { count: 3 }) })).toBeVisible();
  await page.getByRole('button', { name: say('common:save.toFirst') }).click();
  await expect(person.profileField('email')).toBeFocused();
  await expect(person.profileField('email')).toBeInViewport();
  await person.fillsProfileField('email', 'aylin@beratung.example');
  await expect(mark.filter({ hasText: say('common:save.fieldsNotSaved', { count: 2 }) })).toBeVisible();
  await person.fillsProfileField('numberPattern', '{YYYY}-{NNNN}');
  await person.fillsProfileField('iban', '');
  await expect(mark.filter({ hasText: say('common:save.saved') })).toBeVisible();
});
