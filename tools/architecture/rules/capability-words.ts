/** The words of the business, each of which names its folder in every layer, and the names that are of a layer alone. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../support/root.ts';

export type Layer = 'domain' | 'contract' | 'server' | 'web' | 'locales';

/** What a layer has beside capabilities: the ground that they stand on, and what puts them together. */
export const GROUND: Readonly<Record<Layer, readonly string[]>> = {
  domain: ['product', 'problem', 'money', 'calendar', 'law'],
  contract: ['common', 'command-line', 'app-paths', 'index'],
  server: ['platform'],
  web: ['ui', 'connection', 'session', 'shell', 'theme', 'locales', 'routes', 'public', 'build'],
  locales: ['common', 'designs', 'errors', 'palette', 'shell'],
};

/** Those that have no folder in the server: pages over what others do, and rules. */
export const WITHOUT_SERVER: readonly string[] = [
  'coach',
  'data-classification',
  'e-invoice',
  'home',
  'income-tax',
];

/** Every capability. A new one needs no line here: it says what it is in its `capability.ts`. */
export const CAPABILITIES: readonly string[] = [...wordsOfServer(), ...WITHOUT_SERVER];

/** Words that mean something by themselves as well, so that ports and fields may say them, and do. */
export const EVERYDAY: readonly string[] = [
  'account',
  'admin',
  'assets',
  'business',
  'clients',
  'data-classification',
  'home',
  'imports',
  'income-tax',
  'notifications',
  'outbox',
  'sending',
  'services',
  'sign-in',
  'storage',
  'transfers',
  'vouchers',
];

/** Words that mean one capability and nothing else. */
export const SPOKEN_OF_ONE: readonly string[] = CAPABILITIES.filter((word) => !EVERYDAY.includes(word));

/** Each folder that says what it is; one that `server/capabilities.ts` does not list is dead code. */
function wordsOfServer(): string[] {
  const folders = readdirSync(join(root, 'server'));
  return folders
    .filter((word) => !GROUND.server.includes(word))
    .filter((word) => existsSync(join(root, 'server', word, 'capability.ts')));
}
