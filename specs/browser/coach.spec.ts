import { jonas } from '../cast/jonas.ts';
import { expect, test } from './support/stage.ts';

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
