/** Where browser stories are played: `test` with a stage that brings people in and watches their pages. */
import { type APIRequestContext, test as base, type Page } from '@playwright/test';
import type { CastMember } from '../../cast/cast.ts';
import type { Language } from '../../support/words.ts';
import { type Actor, actorOn } from './actor.ts';
import { enterAsAdministrator } from './administrator.ts';
import { callOver } from './api.ts';
import { type Device, type DeviceOptions, type Devices, devicesOf } from './devices.ts';
import { enterAsNewcomer } from './newcomer.ts';
import { type Watch, watchContext } from './watch.ts';

export { expect } from '@playwright/test';

export interface Stage {
  /** Somebody without a login, in a browser of their own. */
  stranger(language?: Language, options?: DeviceOptions): Promise<Actor>;
  /** A member of the cast on their first day, with a business of their own and no invoice yet. */
  newcomer(member: CastMember, language?: Language, options?: DeviceOptions): Promise<Actor>;
  /** A member of the cast with two years of books. Their language is shared by all stories: German, but Aylin's is English. */
  inTheBooksOf(who: CastMember['key'], options?: DeviceOptions): Promise<Actor>;
  /** Somebody whom the install names as its administrator. */
  administrator(language?: Language, options?: DeviceOptions): Promise<Actor>;
  /** An error in this person's browser that the story itself brings about. */
  forgives(person: Actor, error: RegExp): void;
  /** The person after their browser was killed without a word to its pages: a new one on the same device. */
  reborn(person: Actor): Promise<Actor>;
}

/** A browser whose pages are watched until the story ends. */
interface Watched extends Device {
  watch: Watch;
}

export const test = base.extend<{ stage: Stage }, { devices: Devices; origin: string }>({
  origin: [`http://localhost:${process.env.BROWSER_TEST_PORT}`, { scope: 'worker', option: true }],
  devices: [async ({ browser, origin }, use) => use(devicesOf(browser, origin)), { scope: 'worker' }],
  stage: async ({ devices, origin }, use) => {
    const taken: Watched[] = [];
    await use(setStage(devices, origin, taken));
    for (const { giveBack } of taken) await giveBack();
    for (const { watch } of taken) watch.finish();
  },
});

function setStage(devices: Devices, origin: string, taken: Watched[]): Stage {
  const bringsIn = async (
    language: Language,
    options?: DeviceOptions,
    enters: (request: APIRequestContext) => Promise<unknown> = async () => {},
  ) => {
    const device = await devices.take(options);
    taken.push({ ...device, watch: watchContext(device.context, origin) });
    await enters(device.context.request);
    return actorOn(device.page, language);
  };
  return {
    stranger: (language = 'de', options) => bringsIn(language, options),
    newcomer: (member, language = 'de', options) =>
      bringsIn(language, options, (request) => enterAsNewcomer(request, member, language)),
    inTheBooksOf(who, options) {
      const language = who === 'aylin' ? 'en' : 'de';
      return bringsIn(language, options, (request) =>
        callOver(request)('signIn/enterDemo', { who, language }),
      );
    },
    administrator: (language = 'de', options) =>
      bringsIn(language, options, (request) =>
        enterAsAdministrator(request, test.info().parallelIndex, language),
      ),
    forgives(person, error) {
      taken.find(({ context }) => context === person.context)?.watch.forgive(error);
    },
    async reborn({ context, language }) {
      const storageState = await context.storageState();
      await Promise.all(context.pages().map(kill));
      await context.close();
      return bringsIn(language, { storageState });
    },
  };
}

/** A page that is closed in order may still say to the server what it has, as soon as it is no longer held offline. */
async function kill(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const dead = page.waitForEvent('crash');
  // Nobody is left to answer.
  session.send('Page.crash').catch(() => {});
  await dead;
}
