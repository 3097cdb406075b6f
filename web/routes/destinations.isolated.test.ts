/** Where every path leads every visitor, by the tree of routes alone: no screen is fetched. */
import { isAppPath } from '@belegbar/contract/app-paths';
import { TAX_REPORTS } from '@belegbar/domain/tax-reports';
import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { footItems, mainItems, PROFILE } from '../shell/navigation.ts';
import { routeTree } from './index.ts';
import { DESTINATIONS, endOf, type Visitor } from './testing/destinations.ts';

const visiting = vi.hoisted(() => ({ visitor: 'stranger', incomeTax: false }));

vi.mock('../session/session.ts', () => ({
  readSession: async () => ({
    user:
      visiting.visitor === 'stranger'
        ? null
        : { id: 'jonas', language: 'de', isAdmin: visiting.visitor === 'administrator' },
    install: { incomeTax: visiting.incomeTax },
  }),
}));
vi.mock('../session/analytics-consent.ts', () => ({ checkConsentSoon: () => {} }));
vi.mock('../connection/fetched.ts', () => ({ fetched: async () => null }));
vi.mock('../locales/i18n.ts', () => ({ showLanguage: async () => {}, loadTexts: async () => {} }));
vi.mock('../shell/AppFrame.tsx', () => ({ AppFrame: () => null }));
vi.mock('../shell/NotFound.tsx', () => ({ NotFound: () => null }));

const VISITORS: Visitor[] = ['stranger', 'user', 'administrator'];
/** The page behind a share link is written by the server, outside the tree. */
const INSIDE = DESTINATIONS.filter(({ path }) => !path.startsWith('/public-invoice/'));
const PROTECTED = INSIDE.filter(({ access, leadsTo }) => access !== 'public' && leadsTo === undefined);
/** What the sidebar lists for whoever may see everything. */
const SEES_ALL = { user: { isAdmin: true }, install: { outbox: true } } as Parameters<typeof footItems>[0];
const LISTED = [...mainItems(TAX_REPORTS), ...footItems(SEES_ALL), PROFILE].flatMap(
  ({ to, subItems = [] }) => [to, ...subItems.map((item) => item.to)],
);

beforeEach(() => {
  vi.stubGlobal('window', { origin: 'https://books.example' });
  Object.assign(visiting, { visitor: 'stranger', incomeTax: false });
});

/** Of all screens, `/imports/$id` with the name of its part. */
function pathsOfTree(): string[] {
  return Object.keys(routerAt('/').routesByPath);
}

function routerAt(path: string) {
  const history = createMemoryHistory({ initialEntries: [path] });
  return createRouter({ routeTree, history, isServer: false });
}

/** Where a browser ends that opens the address. */
async function opens(path: string) {
  const router = routerAt(path);
  await router.load();
  return router.state.location;
}

describe.each(VISITORS)('the %s', (visitor) => {
  test.each(INSIDE.map((row) => [row.path, endOf(row, visitor), row] as const))(
    '%s ends at %s',
    async (path, end) => {
      visiting.visitor = visitor;
      const { pathname } = await opens(path.replace('{invoice}', '0199f3a0-0000-7000-8000-0000000000a3'));
      expect(pathname).toBe(end.replace('{invoice}', '0199f3a0-0000-7000-8000-0000000000a3'));
    },
  );
});

test.each(PROTECTED.map(({ path }) => path))(
  'whoever signs in comes back to %s, its box and its anchor',
  async (path) => {
    const { pathname, search } = await opens(`${path}?beleg=1#stelle`);
    expect(pathname).toBe('/auth');
    expect(search.from).toBe(`${path}?beleg=1#stelle`);
  },
);

test('the income tax report opens where the install offers it', async () => {
  Object.assign(visiting, { visitor: 'user', incomeTax: true });
  expect((await opens('/tax-reports/income-tax')).pathname).toBe('/tax-reports/income-tax');
});

test('every path of the tree stands in the table', () => {
  const isTold = (path: string) => {
    const pattern = new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}$`);
    return DESTINATIONS.some((row) => pattern.test(row.path.split('?')[0] ?? ''));
  };
  expect(pathsOfTree().filter((path) => !isTold(path))).toEqual([]);
});

test('the server knows every path of the tree, and no other', () => {
  const id = '0199f3a0-0000-7000-8000-0000000000a3';
  const unknown = ['/$', '/dev/ui'];
  for (const path of pathsOfTree())
    expect([path, isAppPath(path.replaceAll(/\$\w+/g, id))]).toEqual([path, !unknown.includes(path)]);
});

test.each([...new Set(LISTED)])('the sidebar lists %s, and there it leads', async (path) => {
  Object.assign(visiting, { visitor: 'administrator', incomeTax: true });
  expect(pathsOfTree()).toContain(path);
  expect((await opens(path)).pathname).toBe(path);
});
