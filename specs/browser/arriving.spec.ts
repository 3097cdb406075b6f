import { PRODUCT } from '@belegbar/domain/product';
import { jonas } from '../cast/jonas.ts';
import { newAddress, PASSWORD } from './support/newcomer.ts';
import { expect, test } from './support/stage.ts';

test('who waits for the confirmation mail finds the page again after a reload and can ask for another mail after a pause', async ({
  stage,
}) => {
  const person = await stage.stranger('de', { isNew: true });
  const { page, say } = person;
  const email = newAddress(jonas);
  await page.clock.install();
  await person.signsUp({ email, password: PASSWORD });
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await person.seesHeading(say('sign-in:checkMail.confirmation.title'));
  await expect(page.getByText(say('sign-in:checkMail.confirmation.text', { email }))).toBeVisible();
  const again = page.getByRole('button', { name: say('sign-in:checkMail.again') });
  await expect(page.getByText(say('sign-in:checkMail.pause'))).toBeVisible();
  await expect(again).toHaveCount(0);
  await page.clock.fastForward(31_000);
  await again.click();
  await expect(page.getByText(say('sign-in:checkMail.sent'))).toBeVisible();
  await expect(again).toHaveCount(0);
  await page.getByRole('link', { name: say('sign-in:checkMail.back') }).click();
  await person.seesHeading(say('sign-in:signIn.title'));
  await expect(page.getByLabel(say('sign-in:email'))).toHaveValue(email);
});

test('only who has confirmed an address is told that it is confirmed', async ({ stage }) => {
  const stranger = await stage.stranger('de');
  await stranger.opens('/email-confirmation');
  await expect(stranger.page).toHaveURL('/auth');
  const person = await stage.newcomer(jonas);
  await person.opens('/email-confirmation');
  await expect(person.page.getByText(person.say('sign-in:confirmation.title'))).toBeVisible();
});

test('an invitation says what it is for, outlives the confirmation mail and ends in an account', async ({
  stage,
}) => {
  const person = await stage.stranger('en');
  const { page, say } = person;
  const email = newAddress(jonas);
  await person.opens('/invite?ref=JKMN2345');
  await person.choosesLanguage('en');
  await person.seesHeading(say('sign-in:invite.title', { product: PRODUCT }));
  await page.getByRole('link', { name: say('sign-in:invite.action') }).click();
  await expect(page).toHaveURL('/auth?ref=JKMN2345');
  await expect(page.getByText(say('sign-in:invited', { product: PRODUCT }))).toBeVisible();
  await person.fillsSignUp({ email, password: PASSWORD });
  await person.confirmsByMail(email);
  const kept = await page.evaluate<string | null>("localStorage.getItem('pending-referral')");
  expect(kept).toContain('JKMN2345');
});

test('an invitation for whoever has an account says so and leads on', async ({ stage }) => {
  const person = await stage.inTheBooksOf('jonas');
  const { page, say } = person;
  await person.opens('/invite?ref=JKMN2345');
  await person.seesHeading(say('sign-in:invite.alreadyTitle'));
  await page.getByRole('link', { name: say('sign-in:invite.alreadyAction', { product: PRODUCT }) }).click();
  await expect(page).toHaveURL('/home');
  expect(await page.evaluate<string | null>("localStorage.getItem('pending-referral')")).toBeNull();
});

test('what is no code in an invitation is left alone', async ({ stage }) => {
  const person = await stage.stranger('de');
  const { page, say } = person;
  for (const ref of ['x'.repeat(400), '<img src=x onerror=alert(1)>', '']) {
    await person.opens(`/invite?ref=${encodeURIComponent(ref)}`);
    await person.seesHeading(say('sign-in:invite.titleWithoutCode', { product: PRODUCT }));
    await page.getByRole('link', { name: say('sign-in:invite.action') }).click();
    await expect(page).toHaveURL('/auth?mode=signup');
    await expect(page.getByText(say('sign-in:invited', { product: PRODUCT }))).toHaveCount(0);
  }
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
  await person.context.route('**/rpc/signIn/enterDemo', async (route) => {
    await isAllowed;
    await route.continue();
  });
  const row = page.getByRole('button', { name: /^Jonas/ });
  await row.click();
  await expect(row).toHaveAttribute('aria-busy', 'true');
  await expect(row).toContainText(say('sign-in:demo.entering'));
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
  await page.getByRole('link', { name: say('shell:notFound.action') }).click();
  await expect(page).toHaveURL('/home');
  await page.goBack();
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
