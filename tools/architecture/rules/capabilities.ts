/** Between capabilities: one index.ts each, one order in the domain, and shared ground that knows none of them. */
import type { Import } from '../imports.ts';
import { inEach, isBuildCode, isTest, placeOf, type Rule } from '../rule.ts';
import { GROUND } from './capability-words.ts';

/** Each may import those before it. ARCHITECTURE.md says the same, and the check of documents compares. */
export const DOMAIN_ORDER: readonly string[] = [
  'product',
  'problem',
  'money',
  'calendar',
  'law',
  'income-tax',
  'data-classification',
  'business',
  'clients',
  'invoices',
  'e-invoice',
  'sending',
  'services',
  'journal',
  'assets',
  'expenses',
  'recurring-expenses',
  'received-invoices',
  'receipts',
  'transfers',
  'vouchers',
  'tax-reports',
  'imports',
  'finance',
  'weekly-digest',
];

/** The one file that takes what each capability says of itself. */
const LIST_OF_CAPABILITIES = 'server/capabilities.ts';

export const capabilityRules: Rule[] = [
  {
    name: 'a capability is entered by its index.ts',
    reason: 'Behind index.ts names stay free to change, and who uses what can be read in one place.',
    find: eachImport(entersByTheWindow),
  },
  {
    name: 'capabilities of the domain have an order',
    reason:
      'Money before invoices before reports: whoever reads from the left never meets what is not yet explained.',
    find: eachImport(looksAhead),
  },
  {
    name: 'platform and ui know no capability',
    reason: 'Ports and fields serve all capabilities; knowing one of them would tie all others to it.',
    find: eachImport(looksUp),
  },
  {
    name: 'routes, downloads and jobs only translate',
    reason: 'They call verbs, and rows are reached through verbs: one truth, whatever way somebody comes.',
    find: eachImport(skipsTheVerb),
  },
];

function eachImport(isWrong: (from: string, item: Import) => boolean): Rule['find'] {
  return inEach(({ path, imports }) =>
    imports
      .filter((item) => !isTest(path) && item.isInProject && isWrong(path, item))
      .map(({ line, specifier }) => ({ file: path, line, what: `imports ${specifier}` })),
  );
}

function entersByTheWindow(from: string, item: Import): boolean {
  const { target } = item;
  const source = placeOf(from);
  const goal = placeOf(target);
  if (goal.capability === null || !isCapability(goal.workspace, goal.capability)) return false;
  if (source.workspace === goal.workspace && source.capability === goal.capability) return false;
  if (from === LIST_OF_CAPABILITIES && goal.rest === 'capability.ts') return false;
  if (isBuildCode(from) || (source.workspace === 'web' && fetchesScreen(source.capability, item)))
    return false;
  return ['domain', 'server', 'web'].includes(source.workspace) && !/^index\.tsx?$/.test(goal.rest);
}

/** The routes name each screen by its file, and a part may be fetched by its own: through index.ts all others would come along. */
function fetchesScreen(fromFolder: string | null, { target, isDeferred }: Import): boolean {
  return target.endsWith('.tsx') && (fromFolder === 'routes' || isDeferred);
}

function looksAhead(from: string, { target }: Import): boolean {
  const source = placeOf(from);
  const goal = placeOf(target);
  if (source.workspace !== 'domain' || goal.workspace !== 'domain' || source.capability === goal.capability)
    return false;
  const [own, other] = [source, goal].map(({ capability }) => DOMAIN_ORDER.indexOf(capability ?? ''));
  return own === undefined || other === undefined || other < 0 || other >= own;
}

function looksUp(from: string, { target }: Import): boolean {
  const source = placeOf(from);
  const goal = placeOf(target);
  const isGround =
    (source.workspace === 'server' && source.capability === 'platform') ||
    (source.workspace === 'web' && ['ui', 'connection', 'session'].includes(source.capability ?? ''));
  return (
    isGround &&
    source.workspace === goal.workspace &&
    goal.capability !== null &&
    isCapability(goal.workspace, goal.capability)
  );
}

/** What capabilities stand on has files of its own making, but for the domain, where each folder is entered alike. */
function isCapability(workspace: string, folder: string): boolean {
  if (workspace !== 'server' && workspace !== 'web') return workspace === 'domain';
  return !GROUND[workspace].includes(folder);
}

function skipsTheVerb(from: string, { target }: Import): boolean {
  const source = placeOf(from);
  if (source.workspace !== 'server' || source.capability === null || source.capability === 'platform')
    return false;
  const translates = /(^|\/)(routes|downloads|jobs)\.ts$/.test(from);
  const isVerb = !translates && !/(^|\/)(index|capability)\.ts$/.test(from);
  return (
    (translates && /(^|\/)(store|tables)\.ts$/.test(target)) || (isVerb && /(^|\/)routes\.ts$/.test(target))
  );
}
