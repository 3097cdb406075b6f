import { jonas } from '../cast/jonas.ts';
import type { Actor } from './support/actor.ts';
import { ADMINISTRATORS } from './support/administrator.ts';
import { newAddress, PASSWORD } from './support/newcomer.ts';
import { expect, type Stage, test } from './support/stage.ts';

const SCREENS = ['/admin', '/admin/templates', '/data-classification'];

test('a user who types the address of an administration screen lands on the start, and the server refuses', async ({
  stage,
}) => {
  const person = await stage.newcomer(jonas);
  for (const path of SCREENS) {
    await person.opens(path);
    await expect(person.page).toHaveURL('/home');
  }
  const menu = person.page.getByRole('navigation', { name: person.say('shell:navigation') });
  await expect(menu.getByRole('link', { name: person.say('shell:admin') })).toHaveCount(0);
  const answer = await person.page.request.post('/rpc/admin/people', {
    headers: { 'x-belegbar': '1' },
    data: {},
  });
  expect(answer.status()).toBe(403);
});

test('the dashboard tells of people, work and the install, and of the sign-ups it has seen', async ({
  stage,
}) => {
  await somebodySignsUp(stage);
  const person = await stage.administrator('de');
  const { page, say } = person;
  await person.opens('/home');
  await page.getByRole('link', { name: say('shell:admin'), exact: true }).click();
  await expect(page).toHaveURL('/admin');
  const administrators = page.getByRole('region', { name: say('admin:administrators.title') });
  await expect(administrators.getByRole('listitem')).toHaveCount(ADMINISTRATORS.length);
  await expect(administrators.getByText('npm run -s admin -- grant EMAIL')).toBeVisible();
  const install = page.getByRole('region', { name: say('admin:install.title') });
  await expect(install.getByText(/^PostgreSQL \d+/)).toBeVisible();
  await expect(install.getByText(say('admin:install.mailOutbox'))).toBeVisible();
  const bars = page.getByRole('region', { name: say('admin:newUsers.title') }).getByRole('listitem');
  await expect(bars).toHaveCount(30);
  await expect(bars.last()).toContainText(/neue/);
  const log = page.getByRole('region', { name: say('admin:log.title') });
  await expect(log.getByText(say('admin:event.successful_signup')).first()).toBeVisible();
});

test('the security log is narrowed by keyboard, and what fits nothing says so', async ({ stage }) => {
  await somebodySignsUp(stage);
  const person = await stage.administrator('en');
  const { page, say } = person;
  await person.opens('/admin');
  const log = page.getByRole('region', { name: say('admin:log.title') });
  await log.getByRole('button', { name: say('admin:log.typeFilter') }).focus();
  await page.keyboard.press('Enter');
  await choosesByKeyboard(person, say('admin:event.second_factor_disabled'));
  await log.getByRole('button', { name: say('admin:log.severityFilter') }).focus();
  await page.keyboard.press('Enter');
  await choosesByKeyboard(person, say('admin:severity.critical'));
  await expect(log.getByText(say('admin:log.nothing'))).toBeVisible();
  await log.getByRole('button', { name: say('admin:log.reset') }).press('Enter');
  await expect(log.getByText(say('admin:event.successful_signup')).first()).toBeVisible();
});

test('the templates show the real mails and the real design, in either language', async ({ stage }) => {
  const person = await stage.administrator('de');
  const { page, say } = person;
  await person.opens('/admin/templates');
  const mail = page.getByRole('article');
  await expect(mail.getByText(/^Bitte bestätige deine E-Mail-Adresse/)).toBeVisible();
  await page.getByText(say('admin:templateManagement.en'), { exact: true }).click();
  await expect(mail.getByText(/^Please confirm your email address/)).toBeVisible();
  await page.getByRole('button', { name: say('admin:mail.magicLink') }).click();
  await expect(mail.getByText(/\/auth\?mode=magic-link&token=example/)).toBeVisible();
  const name = say('admin:designs.alt', { design: say('designs:name.standard') });
  await expect(page.getByRole('img', { name })).toBeVisible();
});

/** Walks to the choice with Tab, as nobody could who must use the mouse. */
async function choosesByKeyboard({ page }: Actor, name: string): Promise<void> {
  const choice = page.getByRole('button', { name, exact: true });
  await expect(choice).toBeVisible();
  await expect(page.locator('button[aria-pressed]:focus')).toBeVisible();
  for (let step = 0; step < 30; step += 1) {
    const focused = await page.evaluate<string>('document.activeElement.textContent');
    if (focused === name) break;
    await page.keyboard.press('Tab');
  }
  await expect(choice).toBeFocused();
  await page.keyboard.press('Enter');
}

async function somebodySignsUp(stage: Stage): Promise<void> {
  const person = await stage.stranger('de');
  await person.signsUp({ email: newAddress(jonas), password: PASSWORD });
}
