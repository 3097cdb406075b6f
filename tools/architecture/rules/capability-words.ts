/** The words of the business, each of which names its folder in every layer, and the names that are of a layer alone. */

/** Words that mean something by themselves as well, so that ports and fields may say them. */
const EVERYDAY: readonly string[] = [
  'account',
  'admin',
  'business',
  'clients',
  'data-classification',
  'finance',
  'home',
  'imports',
  'notifications',
  'outbox',
  'sending',
  'services',
  'sign-in',
  'storage',
];

/** Words that mean one capability and nothing else. */
export const SPOKEN_OF_ONE: readonly string[] = [
  'account-deletion',
  'api-description',
  'bulk-actions',
  'coach',
  'compliance',
  'data-export',
  'e-invoice',
  'expenses',
  'invoice-views',
  'invoices',
  'journal',
  'numbering',
  'received-invoices',
  'referrals',
  'share-links',
  'tax-reports',
];

/** Every capability. A new one begins with its word here. */
export const CAPABILITIES: readonly string[] = [...EVERYDAY, ...SPOKEN_OF_ONE];

export type Layer = 'domain' | 'contract' | 'server' | 'web' | 'locales';

/** What a layer has beside capabilities: the ground that they stand on, and what puts them together. */
export const GROUND: Readonly<Record<Layer, readonly string[]>> = {
  domain: ['product', 'problem', 'money', 'calendar', 'law'],
  contract: ['common', 'command-line', 'index'],
  server: ['platform'],
  web: ['ui', 'connection', 'session', 'shell', 'theme', 'locales', 'routes', 'public'],
  locales: ['common', 'designs', 'errors', 'palette', 'shell'],
};
