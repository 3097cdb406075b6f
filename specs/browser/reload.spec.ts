import type { Page } from '@playwright/test';
import { lena } from '../cast/lena.ts';
import type { Actor } from './support/actor.ts';
import { enterAsNewcomer } from './support/newcomer.ts';
import { expect, test } from './support/stage.ts';

/** Holds back the answer to who is signed in. Returns what lets it come, and what else the next page has asked meanwhile. */
async function withoutAnswer(page: Page): Promise<{ answer: () => Promise<void>; asked: string[] }> {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/rpc/') && pathname !== '/rpc/signIn/session') asked.push(pathname);
  });
  // What the page before has still asked is none of this one's.
  page.on('framenavigated', () => {
    asked.length = 0;
  });
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/rpc/signIn/session', async (route) => {
    await held;
    await route.continue();
  });
  return {
    asked,
    answer: async () => {
      release();
      await page.unrouteAll({ behavior: 'wait' });
    },
  };
}

function frameOf({ page, say }: Actor) {
  return page.getByRole('navigation', { name: say('shell:navigation'), includeHidden: true });
}

async function isHome(person: Actor): Promise<void> {
  await person.opens('/home');
  await expect(person.page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('after a reload the frame stands before the server has said who is signed in; meanwhile it asks for files only, the screen among them', async ({
  stage,
}) => {
  const person = await stage.inTheBooksOf('jonas');
  const { page, say } = person;
  await isHome(person);
  const { answer, asked } = await withoutAnswer(page);
  const screen = page.waitForRequest(/\/assets\/Home-[\w-]+\.js$/);
  await page.reload({ waitUntil: 'commit' });
  await expect(frameOf(person).getByText(say('shell:compliance'))).toBeVisible();
  await expect(page.locator('header').getByText(say('shell:search'), { exact: true })).toBeVisible();
  await screen;
  expect(asked).toEqual([]);
  await answer();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: say('shell:navigation') })).toHaveCount(1);
});

test('who has signed out sees no frame while the server is asked', async ({ stage }) => {
  const person = await stage.inTheBooksOf('jonas');
  const { page, say } = person;
  await isHome(person);
  const menu = await person.opensAccount();
  await menu.getByRole('button', { name: say('shell:signOut') }).click();
  await expect(page).toHaveURL(/\/auth/);
  await seesNoFrame(person);
});

test('whose session has ended sees no frame any more once that is known', async ({ stage }) => {
  const person = await stage.inTheBooksOf('jonas');
  const { page, context } = person;
  await isHome(person);
  await context.clearCookies();
  await page.reload();
  await expect(page).toHaveURL(/\/auth/);
  await seesNoFrame(person);
});

test('the frame that waits knows nobody: another account that signed in meanwhile finds nothing of the one before', async ({
  stage,
}) => {
  const person = await stage.inTheBooksOf('jonas');
  const { page, context, say } = person;
  await isHome(person);
  const { user } = await person.call<{ user: { name: string; email: string } }>('signIn/session');
  // Jonas's page must not learn of it.
  await page.goto('about:blank');
  await context.clearCookies();
  const email = await enterAsNewcomer(context.request, lena, 'de');
  const { answer } = await withoutAnswer(page);
  await page.goto('/home', { waitUntil: 'commit' });
  await expect(frameOf(person).getByText(say('shell:compliance'))).toBeVisible();
  const shown = await page.locator('body').innerHTML();
  expect(shown).not.toContain(user.email);
  expect(shown).not.toContain(user.name);
  await answer();
  const account = page.getByRole('button', { name: say('shell:account.of', { name: email }) });
  await expect(account).toBeVisible();
});

async function seesNoFrame(person: Actor): Promise<void> {
  const { page, say } = person;
  const { answer } = await withoutAnswer(page);
  await page.goto('/home', { waitUntil: 'commit' });
  await expect(page.getByText(say('common:loading'))).toBeVisible();
  await expect(frameOf(person)).toHaveCount(0);
  await answer();
  await expect(page).toHaveURL(/\/auth/);
}
