import { jonas } from '../cast/jonas.ts';
import { newAddress, PASSWORD } from './support/newcomer.ts';
import { expect, test } from './support/stage.ts';

test('who waits for the confirmation mail finds the page again after a reload and can ask for another mail', async ({
  stage,
}) => {
  const person = await stage.stranger('de');
  const { page, say } = person;
  const email = newAddress(jonas);
  await person.signsUp({ email, password: PASSWORD });
  await page.reload();
  await expect(page.getByRole('heading', { name: say('auth:checkMail.title') })).toBeVisible();
  await expect(page.getByText(say('auth:checkMail.text', { email }))).toBeVisible();
  await page.getByRole('button', { name: say('auth:checkMail.again') }).click();
  await expect(page.getByText(say('auth:checkMail.sent'))).toBeVisible();
  await page.getByRole('link', { name: say('auth:checkMail.back') }).click();
  await expect(page.getByRole('heading', { name: say('auth:signIn.title') })).toBeVisible();
});

test('only who has confirmed an address is told that it is confirmed', async ({ stage }) => {
  const stranger = await stage.stranger('de');
  await stranger.opens('/email-confirmation');
  await expect(stranger.page).toHaveURL('/auth');
  const person = await stage.newcomer(jonas);
  await person.opens('/email-confirmation');
  await expect(person.page.getByText(person.say('auth:confirmation.title'))).toBeVisible();
});

test('entering the demo says that the books are being prepared', async ({ stage }) => {
  const person = await stage.stranger('de');
  const { page, say } = person;
  await person.opens('/auth');
  await person.choosesLanguage('de');
  let answer = () => {};
  const isAllowed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await person.context.route('**/rpc/session/enterDemo', async (route) => {
    await isAllowed;
    await route.continue();
  });
  const row = page.getByRole('button', { name: /^Jonas/ });
  await row.click();
  await expect(row).toHaveAttribute('aria-busy', 'true');
  await expect(row).toContainText(say('auth:demo.entering'));
  await expect(row).toBeFocused();
  await expect(page.getByRole('button', { name: /^Lena/ })).toBeDisabled();
  answer();
  await expect(page).toHaveURL('/home');
});

test('a page that does not exist keeps the frame for whoever is signed in, and the languages for a stranger', async ({
  stage,
}) => {
  const person = await stage.newcomer(jonas);
  await person.opens('/rechnungen/alle');
  const { page, say } = person;
  await expect(page.getByRole('heading', { name: say('shell:notFound.title') })).toBeVisible();
  await page
    .getByRole('navigation', { name: say('shell:navigation') })
    .getByRole('link', { name: say('shell:myBusiness') })
    .click();
  await expect(page).toHaveURL('/my-business');
  const stranger = await stage.stranger('en');
  await stranger.opens('/rechnungen/alle');
  await stranger.choosesLanguage('en');
  await expect(stranger.page.getByText(stranger.say('shell:notFound.title'))).toBeVisible();
});
