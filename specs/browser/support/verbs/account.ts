/** Coming in and going out. */
import { expect } from '@playwright/test';
import type { Person } from '../actor.ts';
import type { Language } from '../words.ts';

interface Account {
  email: string;
  password: string;
}

/** Opens a path of the app. */
export async function opens({ page }: Person, path: string): Promise<void> {
  await page.goto(path);
}

/** Chooses the language in the head of any page. */
export async function choosesLanguage({ page }: Person, language: Language): Promise<void> {
  const name = language === 'de' ? 'DE, Deutsch' : 'EN, English';
  await page.getByRole('button', { name }).click();
  await expect(page.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
}

/** Finds the way from the sign-in page and creates an account in the person's language. */
export async function signsUp(person: Person, { email, password }: Account): Promise<void> {
  const { page, say, language } = person;
  await page.goto('/');
  await choosesLanguage(person, language);
  await page.getByRole('link', { name: say('auth:signIn.toSignUpLink') }).click();
  await page.getByLabel(say('auth:email')).fill(email);
  await page.getByLabel(say('auth:password'), { exact: true }).fill(password);
  await page.getByLabel(say('auth:confirmPassword'), { exact: true }).fill(password);
  await page.getByRole('button', { name: say('auth:signUp.action') }).click();
  await expect(page.getByRole('heading', { name: say('auth:checkMail.title') })).toBeVisible();
}

/** Opens the outbox of the install and follows the link of the mail. */
export async function confirmsByMail({ page, say }: Person, email: string): Promise<void> {
  await page.getByRole('link', { name: say('auth:checkMail.outbox') }).click();
  const mail = page.getByRole('article').filter({ hasText: email });
  await mail.getByRole('link').click();
  await expect(page.getByRole('heading', { name: say('auth:confirmation.title') })).toBeVisible();
  await page.getByRole('link', { name: say('auth:confirmation.action') }).click();
  await expect(page).toHaveURL('/home');
}

export async function signsIn({ page, say }: Person, { email, password }: Account): Promise<void> {
  await page.getByLabel(say('auth:email')).fill(email);
  await page.getByLabel(say('auth:password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: say('auth:signIn.action') }).click();
}

export async function signsOut({ page, say }: Person): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('shell:signOut') })
    .click();
  await expect(page.getByRole('heading', { name: say('auth:signIn.title') })).toBeVisible();
}
