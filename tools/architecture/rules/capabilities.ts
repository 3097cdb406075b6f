/** Between capabilities: one door each, one order in the domain, and shared ground that knows none of them. */
import type { Import, Source } from '../imports.ts';
import { type Finding, isTest, placeOf, type Rule } from '../rule.ts';

/** Each may import those before it. */
const DOMAIN_ORDER = [
  'money',
  'calendar',
  'law',
  'privacy',
  'business',
  'clients',
  'invoices',
  'reminders',
  'sending',
  'services',
  'imports',
  'journal',
  'e-invoice',
  'expenses',
  'received-invoices',
  'tax-reports',
];

/** Ground that capabilities stand on. It has doors of its own making and must not look up. */
const SHARED = { server: ['platform'], web: ['ui', 'shell', 'theme', 'locales'] } as const;

export const capabilityRules: Rule[] = [
  {
    name: 'a capability has one door',
    reason: 'Behind index.ts names stay free to change, and who uses what can be read in one place.',
    find: (sources) => eachImport(sources, entersByTheWindow),
  },
  {
    name: 'capabilities of the domain have an order',
    reason:
      'Money before invoices before reports: whoever reads from the left never meets what is not yet explained.',
    find: (sources) => eachImport(sources, looksAhead),
  },
  {
    name: 'platform and ui know no capability',
    reason: 'Ports and fields serve all capabilities; knowing one of them would tie all others to it.',
    find: (sources) => eachImport(sources, looksUp),
  },
  {
    name: 'doors and routes only translate',
    reason: 'Routes and jobs call verbs, and rows are reached through verbs: one truth for all doors.',
    find: (sources) => eachImport(sources, skipsTheVerb),
  },
];

function eachImport(sources: readonly Source[], isWrong: (from: string, item: Import) => boolean): Finding[] {
  return sources
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path, imports }) =>
      imports
        .filter((item) => item.isInProject && isWrong(path, item))
        .map((item) => ({ file: path, line: item.line, what: `imports ${item.specifier}` })),
    );
}

function entersByTheWindow(from: string, { target }: Import): boolean {
  const source = placeOf(from);
  const goal = placeOf(target);
  if (goal.capability === null || !isCapability(goal.workspace, goal.capability)) return false;
  if (source.workspace === goal.workspace && source.capability === goal.capability) return false;
  return ['domain', 'server', 'web'].includes(source.workspace) && !/^index\.tsx?$/.test(goal.rest);
}

function looksAhead(from: string, { target }: Import): boolean {
  const source = placeOf(from);
  const goal = placeOf(target);
  if (source.workspace !== 'domain' || goal.workspace !== 'domain' || source.capability === goal.capability)
    return false;
  return DOMAIN_ORDER.indexOf(goal.capability ?? '') >= DOMAIN_ORDER.indexOf(source.capability ?? '');
}

function looksUp(from: string, { target }: Import): boolean {
  const source = placeOf(from);
  const goal = placeOf(target);
  const isGround =
    (source.workspace === 'server' && source.capability === 'platform') ||
    (source.workspace === 'web' && source.capability === 'ui');
  return (
    isGround &&
    source.workspace === goal.workspace &&
    goal.capability !== null &&
    isCapability(goal.workspace, goal.capability)
  );
}

function isCapability(workspace: string, folder: string): boolean {
  if (workspace === 'server') return !SHARED.server.some((name) => name === folder);
  if (workspace === 'web')
    return !SHARED.web.some((name) => name === folder) && folder !== 'routes' && folder !== 'public';
  return workspace === 'domain';
}

function skipsTheVerb(from: string, { target }: Import): boolean {
  const source = placeOf(from);
  if (source.workspace !== 'server' || source.capability === null || source.capability === 'platform')
    return false;
  const isDoor = /(^|\/)(routes|jobs)\.ts$/.test(from);
  const isVerb = !isDoor && !/(^|\/)index\.ts$/.test(from);
  return (isDoor && /(^|\/)(store|tables)\.ts$/.test(target)) || (isVerb && /(^|\/)routes\.ts$/.test(target));
}
