/** Coming in and going out. */
import { expect, type Locator } from '@playwright/test';
import type { Language } from '../../../support/words.ts';
import type { Person } from '../actor.ts';

interface Account {
  email: string;
  password: string;
}

/** Opens a path of the app, and sees it once it answers: what the server has drawn stands there sooner. */
export async function opens({ page }: Person, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('[data-still]')).toHaveCount(0);
}

/** Chooses the language in the head of a page; inside the app it stands in the menu of the account. */
export async function choosesLanguage(person: Person, language: Language): Promise<void> {
  const { page } = person;
  const choice = page.getByRole('button', { name: language === 'de' ? 'DE, Deutsch' : 'EN, English' });
  const menu = accountButton(person);
  await expect(choice.or(menu).first()).toBeVisible();
  const isInside = await menu.isVisible();
  if (isInside) await opensAccount(person);
  await choice.click();
  await expect(choice).toHaveAttribute('aria-pressed', 'true');
  if (isInside) await page.keyboard.press('Escape');
}

/** The button of the account in the head of the app, in either language. */
export function accountButton({ page }: Person): Locator {
  return page.getByRole('banner').getByRole('button', { name: /^(Konto von|Account of) / });
}

/** Opens the menu of the account. */
export async function opensAccount(person: Person): Promise<Locator> {
  const panel = person.page.getByRole('dialog', { name: /^(Konto|Account)$/ });
  await accountButton(person).click();
  await expect(panel).toBeVisible();
  return panel;
}

/** Finds the way from the sign-in page and creates an account in the person's language. */
export async function signsUp(person: Person, account: Account): Promise<void> {
  const { page, say, language } = person;
  await page.goto('/');
  await choosesLanguage(person, language);
  await page.getByRole('link', { name: say('sign-in:signIn.toSignUpLink') }).click();
  await fillsSignUp(person, account);
}

/** Creates the account in the form that is open. */
export async function fillsSignUp({ page, say }: Person, { email, password }: Account): Promise<void> {
  // The door keeps what was pressed until the app is there; until then its own fields still stand.
  await expect(page.getByRole('heading', { name: say('sign-in:signUp.title'), level: 1 })).toBeVisible();
  await page.getByLabel(say('sign-in:email')).fill(email);
  await page.getByLabel(say('sign-in:password'), { exact: true }).fill(password);
  await page.getByLabel(say('sign-in:confirmPassword'), { exact: true }).fill(password);
  await page.getByRole('button', { name: say('sign-in:signUp.action') }).click();
  await expect(
    page.getByRole('heading', { name: say('sign-in:checkMail.confirmation.title') }),
  ).toBeVisible();
}

/** Opens the outbox of the install from the page that names it, and there the link of the newest mail to an address. */
export async function followsMail({ page, say }: Person, email: string): Promise<void> {
  await page.getByRole('link', { name: say('sign-in:checkMail.outbox') }).click();
  const mail = page.getByRole('article').filter({ hasText: email }).first();
  const row = mail.getByRole('button');
  if ((await row.getAttribute('aria-expanded')) === 'false') await row.click();
  await mail.getByRole('link').click();
}

/** Follows the link of the confirmation mail, and goes on from there. */
export async function confirmsByMail(person: Person, email: string): Promise<void> {
  const { page, say } = person;
  await followsMail(person, email);
  await expect(page.getByRole('heading', { name: say('sign-in:confirmation.title') })).toBeVisible();
  await page.getByRole('link', { name: say('sign-in:confirmation.action') }).click();
  await expect(page).toHaveURL('/home');
}

/** Sees which page it is. */
export async function seesHeading({ page }: Person, name: string): Promise<void> {
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

export async function signsIn({ page, say }: Person, { email, password }: Account): Promise<void> {
  await page.getByLabel(say('sign-in:email')).fill(email);
  await page.getByLabel(say('sign-in:password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: say('sign-in:signIn.action'), exact: true }).click();
}

export async function signsOut(person: Person): Promise<void> {
  const { page, say } = person;
  const menu = await opensAccount(person);
  await menu.getByRole('button', { name: say('shell:signOut') }).click();
  await expect(page.getByRole('heading', { name: say('sign-in:signIn.title') })).toBeVisible();
}
