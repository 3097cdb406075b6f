/** Who sends the invoices, to whom, and what for. */
import { expect, type Locator } from '@playwright/test';
import type { Person } from '../actor.ts';

/** Texts by the names of the profile's fields, such as `fullName` or `taxNumber`. */
type Profile = Record<string, string>;

const SECTIONS: Record<string, string> = {
  iban: 'payment',
  bic: 'payment',
  land: 'tax',
  taxNumber: 'tax',
  vatId: 'tax',
  numberPattern: 'defaults',
  footerText: 'style',
};

/** The field of the profile with this name. */
export function profileField({ page, say }: Person, name: string): Locator {
  const section = page.getByRole('region', { name: say(`business:${SECTIONS[name] ?? 'basic'}.title`) });
  return section.getByLabel(say(`business:field.${name}`), { exact: true });
}

/** Types or chooses into one field of the profile and leaves it. */
export async function fillsProfileField(person: Person, name: string, value: string): Promise<void> {
  const field = profileField(person, name);
  const asking = person.page
    .getByRole('button')
    .filter({ hasText: person.say('business:seldom') })
    .filter({ hasText: person.say(`business:field.${name}`) });
  await field.or(asking).waitFor();
  if (await asking.isVisible()) await asking.click();
  if (name === 'land') await field.selectOption({ label: value });
  else await field.fill(value);
  await field.blur();
}

/** Fills in the profile, each field saving itself when it is left. */
export async function entersBusiness(person: Person, profile: Profile): Promise<void> {
  const { page, say } = person;
  await page.getByRole('link', { name: say('shell:myBusiness') }).click();
  for (const [name, value] of Object.entries(profile)) await fillsProfileField(person, name, value);
  await expect(page.getByText(say('common:save.saved'))).toBeVisible();
  await expect(profileField(person, Object.keys(profile)[0] ?? '')).toHaveValue(
    Object.values(profile)[0] ?? '',
  );
}

/** Answers on the first day's sheet whether they are Kleinunternehmer, and puts the rest off. */
export async function saysTaxation({ page, say }: Person, answer: 'yes' | 'no'): Promise<void> {
  await page.getByRole('button', { name: say('business:first.taxation.title') }).click();
  const choice = page.getByRole('radio', { name: say(`business:first.taxation.${answer}`) });
  await choice.click();
  await expect(choice).toBeChecked();
  await page.getByRole('button', { name: say('business:first.allLater') }).click();
  await expect(page.getByRole('heading', { name: say('home:first.title') })).toBeVisible();
}

/** Chooses how the business is taxed, from its beginning. */
export async function choosesTaxation(
  { page, say }: Person,
  choices: readonly ('accrual' | 'cash' | 'quarter' | 'month' | 'smallBusiness')[],
): Promise<void> {
  await page.getByRole('button', { name: say('business:regime.change') }).click();
  const dialog = page.getByRole('dialog');
  for (const choice of choices)
    await dialog.getByRole('radio', { name: say(`business:regime.${choice}`) }).check();
  await dialog.getByRole('button', { name: say('common:save.action') }).click();
  await expect(dialog).toBeHidden();
}

/** Adds a client on the page of the business. `fields` by the names of the client's fields. */
export async function addsClient(person: Person, fields: Record<string, string>): Promise<void> {
  const { page, say } = person;
  await page.getByRole('button', { name: say('clients:add'), exact: true }).click();
  await fillsClient(person, fields);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('common:add') })
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: fields.name ?? '', exact: true })).toBeVisible();
}

/** Fills in the open dialog of a client. */
export async function fillsClient({ page, say }: Person, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const field = page.getByRole('dialog').getByLabel(say(`clients:field.${name}`), { exact: true });
    if (name === 'country') await field.selectOption(value);
    else await field.fill(value);
  }
}

/** Adds a service on the page of the business. */
export async function addsService(
  { page, say }: Person,
  service: { name: string; unitPrice: string; unit: string },
): Promise<void> {
  await page.getByRole('button', { name: say('services:add'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('services:field.name'), { exact: true }).fill(service.name);
  await dialog.getByLabel(say('services:field.unitPrice')).fill(service.unitPrice);
  await dialog.getByLabel(say('services:field.unit'), { exact: true }).selectOption({ label: service.unit });
  await dialog.getByRole('button', { name: say('common:add') }).click();
  await expect(dialog).toBeHidden();
}
