/** A person at a browser. What they do is written in `verbs/`; here it becomes `lena.writesLine(…)`. */
import type { BrowserContext, Page } from '@playwright/test';
import { type Language, type Say, wordsIn } from '../../support/words.ts';
import { type Call, callOver } from './api.ts';
import * as account from './verbs/account.ts';
import * as business from './verbs/business.ts';
import * as editor from './verbs/editor.ts';
import * as given from './verbs/given.ts';
import * as invoice from './verbs/invoice.ts';
import * as keys from './verbs/keys.ts';
import * as notifications from './verbs/notifications.ts';
import * as palette from './verbs/palette.ts';
import * as profile from './verbs/profile.ts';
import * as taxes from './verbs/taxes.ts';

/** What verbs work with. */
export interface Person {
  page: Page;
  context: BrowserContext;
  language: Language;
  say: Say;
  /** Calls of the app with this browser's session, for what the story does not tell. */
  call: Call;
}

const VERBS = {
  ...account,
  ...business,
  ...editor,
  ...given,
  ...invoice,
  ...keys,
  ...notifications,
  ...palette,
  ...profile,
  ...taxes,
};

type Bound<Verbs> = {
  [Name in keyof Verbs]: Verbs[Name] extends (person: Person, ...rest: infer Rest) => infer Result
    ? (...rest: Rest) => Result
    : never;
};

export type Actor = Person &
  Bound<typeof VERBS> & {
    /** Opens a path in another tab of the same browser. */
    opensTab(path: string): Promise<Actor>;
  };

/** The person who looks at this page. */
export function actorOn(page: Page, language: Language): Actor {
  const context = page.context();
  const person: Person = { page, context, language, say: wordsIn(language), call: callOver(context.request) };
  const bound = Object.entries(VERBS).map(([name, verb]) => [
    name,
    (...rest: unknown[]) => (verb as (person: Person, ...rest: unknown[]) => unknown)(person, ...rest),
  ]);
  const opensTab = async (path: string) => {
    const tab = actorOn(await context.newPage(), language);
    await tab.page.goto(path);
    return tab;
  };
  return { ...person, ...(Object.fromEntries(bound) as Bound<typeof VERBS>), opensTab };
}
