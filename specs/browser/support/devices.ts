/**
 * The browsers at which the people of the stories sit. One goes from story to story, emptied of whatever a person left in it;
 * what it keeps are the files of the app in its cache, which would take the longest to fetch and to compile again.
 */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { REMEMBER_PICTURES } from './preview.ts';

export interface DeviceOptions extends BrowserContextOptions {
  /** Nothing of the app is in its cache, and no story comes after: for what depends on the first load or cannot be undone. */
  isNew?: boolean;
}

export interface Device {
  context: BrowserContext;
  page: Page;
  /** Lets the next story have it. */
  giveBack(): Promise<void>;
}

export interface Devices {
  take(options?: DeviceOptions): Promise<Device>;
}

/** @param origin of the app */
export function devicesOf(browser: Browser, origin: string): Devices {
  const idle = new Map<string, Shared[]>();
  return {
    async take({ isNew = false, ...options } = {}) {
      if (isNew || options.storageState !== undefined) return newDevice(await open(browser, options));
      const alike = listIn(idle, JSON.stringify(options));
      const shared = alike.pop() ?? (await share(await open(browser, options), origin));
      const { context } = shared;
      const giveBack = async () => {
        await forgetStory(shared, origin, options);
        alike.push(shared);
      };
      return { context, page: await context.newPage(), giveBack };
    },
  };
}

async function open(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await context.addInitScript(REMEMBER_PICTURES);
  return context;
}

async function newDevice(context: BrowserContext): Promise<Device> {
  return { context, page: await context.newPage(), giveBack: () => context.close() };
}

interface Shared {
  context: BrowserContext;
  /** A tab that stays: while it is open the process of the app's pages lives on, which takes as long to start as a page to load. */
  kept: Page;
}

async function share(context: BrowserContext, origin: string): Promise<Shared> {
  const kept = await context.newPage();
  await kept.goto(`${origin}/theme.js`);
  return { context: undoable(context), kept };
}

function listIn<Value>(lists: Map<string, Value[]>, key: string): Value[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

const HEARD = ['request', 'requestfinished', 'requestfailed', 'dialog', 'weberror', 'console', 'page'];

/** Whoever was there, and whatever the story did to the browser. */
async function forgetStory(
  { context, kept }: Shared,
  origin: string,
  options: BrowserContextOptions,
): Promise<void> {
  const used = context.pages().filter((page) => page !== kept);
  await Promise.all(used.map((page) => page.close()));
  for (const event of HEARD) context.removeAllListeners(event);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearPermissions();
  if (options.permissions) await context.grantPermissions(options.permissions);
  await forgetStored(kept, origin);
}

/** What pages have stored, cookies and workers included. */
async function forgetStored(kept: Page, origin: string): Promise<void> {
  const session = await kept.context().newCDPSession(kept);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
}

/** A story that did what the next one could not be rid of is told so at once. */
function undoable(context: BrowserContext): BrowserContext {
  const refuse = () => {
    throw new Error('This stays in the browser when the story is over. Take one with `isNew`.');
  };
  context.clock.install = refuse;
  for (const act of ['addInitScript', 'exposeBinding', 'exposeFunction', 'setExtraHTTPHeaders'] as const)
    context[act] = refuse;
  return context;
}
