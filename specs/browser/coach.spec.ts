import { jonas } from '../cast/jonas.ts';
import { expect, test } from './support/stage.ts';

test('Kari says why there is no answer, and where the answers stand', async ({ stage }) => {
  const person = await stage.newcomer(jonas, 'en');
  const { page, say } = person;
  await person.opens('/career-agent');
  await expect(page.getByRole('status').getByText('OpenAI API key is not configured')).toBeVisible();
  await expect(page.getByRole('textbox', { name: say('coach:composer.label') })).toBeDisabled();
  await expect(page.getByRole('button', { name: say('coach:composer.send') })).toBeDisabled();
  await page.getByRole('link', { name: say('coach:meanwhile.open.question') }).click();
  await expect(page).toHaveURL('/invoices?status=open');
});

test('the conversations fold away by keyboard, and on a phone they are folded', async ({ stage }) => {
  const person = await stage.newcomer(jonas, 'en');
  const { page, say } = person;
  await person.opens('/career-agent');
  const conversations = page.getByRole('complementary', { name: say('coach:conversations.title') });
  await expect(conversations.getByText(say('coach:conversations.empty'))).toBeVisible();
  await page.getByRole('button', { name: say('coach:conversations.hide') }).press('Enter');
  await expect(conversations).toBeHidden();
  await page.getByRole('button', { name: say('coach:conversations.show') }).press('Enter');
  await expect(conversations).toBeVisible();
  await page.setViewportSize({ width: 375, height: 812 });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(conversations).toBeHidden();
});
