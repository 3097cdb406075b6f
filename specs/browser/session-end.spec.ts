import type { Page } from '@playwright/test';
import { jonas } from '../cast/jonas.ts';
import { lena } from '../cast/lena.ts';
import type { Actor } from './support/actor.ts';
import { enterAsNewcomer, PASSWORD } from './support/newcomer.ts';
import { expect, type Stage, test } from './support/stage.ts';

/** Jonas writes a draft, and signs out in another window. The browser's questions on leaving are counted. */
async function withEndedSession(
  stage: Stage,
): Promise<{ person: Actor; email: string; questions: string[] }> {
  const person = await stage.newcomer(jonas);
  const questions: string[] = [];
  person.page.on('dialog', (dialog) => questions.push(dialog.type()));
  await person.opens('/invoices/new');
  await person.choosesClient('Brandwerk Digital GmbH');
  await person.writesLine(1, { description: 'Entwicklung', unitPrice: '100' });
  await person.seesSaved();
  const { user } = await person.call<{ user: { email: string } }>('signIn/session');
  await person.context.clearCookies();
  return { person, email: user.email, questions };
}

test('a session that ends while writing is said, and after signing in the text is there and stored', async ({
  stage,
}) => {
  const { person, email, questions } = await withEndedSession(stage);
  const { page, say } = person;
  const address = page.url();
  await person.fillsField('title', 'Nach dem Abmelden');
  const notice = page.getByRole('status').filter({ hasText: say('invoices:signedOut.title') });
  await expect(notice).toBeVisible();
  await expect(page.getByText(say('invoices:save.signedOut'))).toBeVisible();
  await expect(page.getByRole('button', { name: say('invoices:issue.button') }).first()).toBeDisabled();
  await person.fillsField('title', 'Nach dem Abmelden, weiter');
  await notice.getByRole('button', { name: say('invoices:signedOut.signIn') }).click();
  await person.signsIn({ email, password: PASSWORD });
  await expect(page).toHaveURL(address);
  await expect(person.editorField('title')).toHaveValue('Nach dem Abmelden, weiter');
  await person.seesSaved();
  await page.reload();
  await expect(person.editorField('title')).toHaveValue('Nach dem Abmelden, weiter');
  expect(questions).toEqual([]);
});

/** What happens when somebody comes back to the tab. */
async function comesBackTo(page: Page): Promise<void> {
  await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
}

test('another account beside a draft: its text stays with its owner', async ({ stage }) => {
  const { person, email } = await withEndedSession(stage);
  const { page, say, context } = person;
  const draftAddress = page.url();
  const otherEmail = await enterAsNewcomer(context.request, lena, 'de');
  await person.fillsField('title', 'Gehört Jonas');
  // The page may have heard that nobody was signed in before Lena was.
  await comesBackTo(page);
  const notice = page.getByRole('status').filter({ hasText: say('invoices:signedOut.other') });
  await expect(notice).toContainText(otherEmail);
  await notice.getByRole('button', { name: say('invoices:signedOut.again') }).click();
  await expect(notice).toBeVisible();
  const { invoices } = await person.call<{ invoices: object[] }>('invoices/list', {});
  expect(invoices).toEqual([]);

  await context.clearCookies();
  const later = await person.opensTab('/auth');
  await later.signsIn({ email, password: PASSWORD });
  await expect(later.page).toHaveURL('/home');
  await later.opens(draftAddress);
  await expect(later.editorField('title')).toHaveValue('Gehört Jonas');
});

test('a page without input shows the books of whoever is signed in now, and nothing of before', async ({
  stage,
}) => {
  const person = await stage.newcomer(jonas);
  const { page, say, context } = person;
  await person.opens('/my-business');
  const client = page.getByRole('button', { name: 'Brandwerk Digital GmbH', exact: true });
  await expect(client).toBeVisible();
  // Lena's session takes the place of his at once: a question of the page in between would lead it to the door.
  const otherEmail = await enterAsNewcomer(context.request, lena, 'de');
  await page.getByRole('link', { name: say('shell:invoices') }).click();
  await expect(
    page.getByRole('button', { name: say('shell:account.of', { name: otherEmail }) }),
  ).toBeVisible();
  await page.getByRole('link', { name: say('shell:myBusiness') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: say('clients:add'), exact: true })).toBeVisible();
  await expect(client).toHaveCount(0);
});
