import { jonas } from '../cast/jonas.ts';
import { PASSWORD } from './support/newcomer.ts';
import { expect, test } from './support/stage.ts';

test('Jonas signs in, goes astray and comes back without a mouse', async ({ stage }) => {
  const { user } = await (await stage.newcomer(jonas)).call<Session>('signIn/session');
  const person = await stage.stranger('de');
  const { page, say } = person;
  await person.opens('/auth');
  await expect(page.getByLabel(say('sign-in:email'))).toBeFocused();
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/auth/sign-in/email', (route) => answered.promise.then(() => route.continue()), {
    times: 1,
  });
  await person.types(user.email, 'Tab', 'not-the-password', 'Enter');
  // The colour of a primary button, on which its white ring is seen.
  const submit = page.getByRole('button', { name: say('sign-in:signIn.action'), exact: true });
  await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true');
  await expect(submit).toHaveCSS('background-color', 'rgb(36, 71, 143)');
  answered.resolve();
  await expect(page.getByRole('alert')).toContainText(say('sign-in:error.INVALID_EMAIL_OR_PASSWORD'));
  await expect(page.getByLabel(say('sign-in:password'), { exact: true })).toBeFocused();
  await person.tabsTo(page.getByRole('button', { name: say('sign-in:signIn.forgot') }));
  const magicLink = page.getByRole('button', { name: say('sign-in:signIn.magicLink') });
  await person.tabsTo(magicLink);
  await person.tabsTo(page.getByRole('checkbox', { name: say('sign-in:captcha.label') }));
  await person.types('Shift+Tab');
  await expect(magicLink).toBeFocused();
  await person.types('Enter');
  await person.seesHeading(say('sign-in:linkForm.magicLink.title'));
  await person.tabsTo(page.getByRole('button', { name: say('sign-in:back') }));
  await person.types('Enter');
  await expect(page.getByLabel(say('sign-in:password'), { exact: true })).toBeFocused();
  await person.types(PASSWORD, 'Enter');
  await expect(page).toHaveURL('/home');
});

interface Session {
  user: { email: string };
}
