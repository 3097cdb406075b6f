/** One's own profile: the second factor, the password, the devices. */
import { expect, type Locator } from '@playwright/test';
import type { Person } from '../actor.ts';
import { choosesLanguage, opens, signsIn } from './account.ts';

/** The dialog that is open. */
export function dialog({ page }: Person): Locator {
  return page.getByRole('dialog');
}

/** A section of the profile by its title, such as `devices`. */
export function profileSection({ page, say }: Person, name: string): Locator {
  return page.getByRole('region', { name: say(`account:${name}.title`), exact: true });
}

/** Presses a button by its text. */
export async function presses({ page, say }: Person, text: string, values?: Record<string, string>) {
  await page.getByRole('button', { name: say(text, values), exact: true }).click();
}

/** Presses a button of the dialog that is open, whose text the page behind may have as well. */
export async function answers(person: Person, text: string): Promise<void> {
  await dialog(person)
    .getByRole('button', { name: person.say(text), exact: true })
    .click();
}

/** Begins to switch the second factor on, and answers the key that the app is to take, as an `otpauth://` address. */
export async function connectsApp(person: Person, password: string): Promise<string> {
  await presses(person, 'account:secondFactor.switchOn');
  await dialog(person).getByLabel(person.say('account:secondFactor.askPassword')).fill(password);
  await presses(person, 'account:secondFactor.next');
  const shown = await dialog(person)
    .getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/)
    .innerText();
  return `otpauth://totp/Belegbar?secret=${shown.replaceAll(/\s/g, '')}`;
}

/** Types what the app shows. */
export async function provesApp(person: Person, code: string): Promise<void> {
  await dialog(person).getByLabel(person.say('account:secondFactor.code')).fill(code);
  await presses(person, 'account:secondFactor.next');
}

/** Takes the recovery codes, says that they are kept, and ends. */
export async function keepsCodes(person: Person): Promise<string[]> {
  const { say } = person;
  const list = dialog(person).getByRole('list', { name: say('account:codes.list') });
  await expect(list).toBeVisible();
  const codes = await list.getByRole('listitem').allInnerTexts();
  await dialog(person)
    .getByRole('checkbox', { name: say('account:codes.kept') })
    .check();
  await presses(person, 'account:codes.done');
  await expect(dialog(person)).toBeHidden();
  return codes;
}

/** The address of the account that is signed in. */
export async function ownEmail({ call }: Person): Promise<string> {
  return (await call<{ user: { email: string } }>('signIn/session')).user.email;
}

/** Gives the password on the sign-in page, in the person's language. */
export async function entersPassword(person: Person, given: { email: string; password: string }) {
  await opens(person, '/auth');
  await choosesLanguage(person, person.language);
  await signsIn(person, given);
}

/** Answers the second step of the sign-in. */
export async function givesCode(person: Person, kind: 'digits' | 'recovery', code: string): Promise<void> {
  await person.page.getByLabel(person.say(`sign-in:secondFactor.label.${kind}`)).fill(code);
  await presses(person, 'sign-in:secondFactor.action');
}
