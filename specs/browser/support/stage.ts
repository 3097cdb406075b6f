/** Where browser stories are played: `test` with a stage that brings people in and watches their pages. */
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
} from '@playwright/test';
import type { CastMember } from '../../cast/cast.ts';
import { type Actor, actorOn } from './actor.ts';
import { enterAsAdministrator } from './administrator.ts';
import { callOver } from './api.ts';
import { enterAsNewcomer } from './newcomer.ts';
import { REMEMBER_PICTURES } from './preview.ts';
import { type Watch, watchContext } from './watch.ts';
import type { Language } from './words.ts';

export { expect } from '@playwright/test';

export interface Stage {
  /** Somebody without a login, in a browser of their own. */
  stranger(language?: Language, options?: BrowserContextOptions): Promise<Actor>;
  /** A member of the cast on their first day, with a business of their own and no invoice yet. */
  newcomer(member: CastMember, language?: Language, options?: BrowserContextOptions): Promise<Actor>;
  /** A member of the cast with two years of books. Their language is shared by all stories: German, but Aylin's is English. */
  inTheBooksOf(who: CastMember['key'], options?: BrowserContextOptions): Promise<Actor>;
  /** Somebody whom the install names as its administrator. */
  administrator(language?: Language, options?: BrowserContextOptions): Promise<Actor>;
  /** An error in this person's browser that the story itself brings about. */
  forgives(person: Actor, error: RegExp): void;
  /** The person after their browser was killed without a word to its pages: a new one on the same device. */
  reborn(person: Actor): Promise<Actor>;
}

export const test = base.extend<{ stage: Stage }>({
  stage: async ({ browser, baseURL }, use) => {
    const opened: { context: BrowserContext; watch: Watch }[] = [];
    await use(setStage(browser, baseURL ?? '', opened));
    for (const { context } of opened) await context.close();
    for (const { watch } of opened) watch.finish();
  },
});

function setStage(
  browser: Browser,
  origin: string,
  opened: { context: BrowserContext; watch: Watch }[],
): Stage {
  const open = (options?: BrowserContextOptions) => openBrowser(browser, origin, opened, options);
  return {
    async stranger(language = 'de', options) {
      const context = await open(options);
      return actorOn(await context.newPage(), language);
    },
    async newcomer(member, language = 'de', options) {
      const context = await open(options);
      await enterAsNewcomer(context.request, member, language);
      return actorOn(await context.newPage(), language);
    },
    async inTheBooksOf(who, options) {
      const context = await open(options);
      const call = callOver(context.request);
      const language = who === 'aylin' ? 'en' : 'de';
      await call('session/enterDemo', { who, language });
      return actorOn(await context.newPage(), language);
    },
    async administrator(language = 'de', options) {
      const context = await open(options);
      await enterAsAdministrator(context.request, test.info().parallelIndex, language);
      return actorOn(await context.newPage(), language);
    },
    forgives(person, error) {
      opened.find(({ context }) => context === person.context)?.watch.forgive(error);
    },
    async reborn(person) {
      const storageState = await person.context.storageState();
      await person.context.close();
      const context = await open({ storageState });
      return actorOn(await context.newPage(), person.language);
    },
  };
}

/** A browser of its own whose pages are watched until the story ends. */
async function openBrowser(
  browser: Browser,
  origin: string,
  opened: { context: BrowserContext; watch: Watch }[],
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await context.addInitScript(REMEMBER_PICTURES);
  opened.push({ context, watch: watchContext(context, origin) });
  return context;
}
