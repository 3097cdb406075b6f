import { aylin } from '../cast/aylin.ts';
import { jonas } from '../cast/jonas.ts';
import { expect, test } from './support/stage.ts';
import type { Language } from './support/words.ts';

const LANGUAGES: Language[] = ['de', 'en'];

for (const language of LANGUAGES) {
  test(`the mark says how many fields are not saved, and leads to the first (${language})`, async ({
    stage,
  }) => {
    const person = await stage.newcomer(aylin, language);
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
}

test('the colours are chosen in the profile and stay', async ({ stage }) => {
  const person = await stage.newcomer(jonas);
  const { page, say } = person;
  await person.opens('/user-profile');
  for (const [choice, scheme] of [
    ['dark', 'dark'],
    ['light', 'light'],
    ['dark', 'dark'],
  ] as const) {
    await page.getByRole('radio', { name: say(`profile:appearance.${choice}`), exact: true }).check();
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme);
  }
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
});
