/** A browser goes from story to story. What one person leaves in it, the next does not find. */
import { expect, test } from './support/stage.ts';

/** Whatever keeps something: each is written under the name `left`. */
const LEAVES = `(async () => {
  document.cookie = 'left=1; max-age=1000';
  localStorage.left = sessionStorage.left = '1';
  await caches.open('left');
  const opening = indexedDB.open('left');
  await new Promise((resolve) => (opening.onsuccess = resolve));
  opening.result.close();
})()`;

const LEFT = `(async () => {
  const bases = (await indexedDB.databases()).map(({ name }) => name);
  return {
    cookie: document.cookie.includes('left'),
    stored: 'left' in localStorage || 'left' in sessionStorage,
    cached: await caches.has('left'),
    base: bases.includes('left'),
    pastes: (await navigator.permissions.query({ name: 'clipboard-read' })).state,
  };
})()`;

test('the next story finds the files of the app in the cache, and nothing of the person before', async ({
  devices,
}) => {
  const { context, page, giveBack } = await devices.take();
  await page.goto('/auth');
  await page.evaluate(LEAVES);
  const loaded = await page.evaluate<string[]>(FILES);
  await context.grantPermissions(['clipboard-read']);
  await context.route('**/auth', (route) => route.abort());
  await context.setOffline(true);
  await giveBack();

  const next = await devices.take();
  expect(next.context).toBe(context);
  expect(context.pages().slice(1), 'beside the tab that stays').toEqual([next.page]);
  await next.page.goto('/auth');
  const nothing = { cookie: false, stored: false, cached: false, base: false, pastes: 'prompt' };
  expect(await next.page.evaluate(LEFT)).toEqual(nothing);
  // What is fetched after the screen comes when it comes.
  await expect.poll(() => next.page.evaluate<string[]>(FILES)).toEqual(expect.arrayContaining(loaded));
  const sent = await next.page.evaluate<string[]>(FILES_SENT);
  expect(sent.filter((file) => loaded.includes(file))).toEqual([]);
  await next.giveBack();
});

/** The files of the app that the page has asked for, and those of them that came over the network. */
const FILES = `performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.includes('/assets/'))`;
const FILES_SENT = `performance.getEntriesByType('resource').filter(({ transferSize }) => transferSize > 0).map(({ name }) => name)`;

test('what would stay in a browser for good is done in one of its own', async ({ devices }) => {
  const { context, page, giveBack } = await devices.take();
  expect(() => page.clock.install()).toThrow('isNew');
  expect(() => context.addInitScript('')).toThrow('isNew');
  await giveBack();
  const own = await devices.take({ isNew: true });
  await own.page.clock.install();
  await own.giveBack();
});
