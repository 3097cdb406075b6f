/** Where every path leads every visitor, by the tree of routes alone: no screen is fetched. */
import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
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
vi.mock('../connection/fetched.ts', () => ({ fetched: async () => null }));
vi.mock('../locales/i18n.ts', () => ({ showLanguage: async () => {}, loadTexts: async () => {} }));
vi.mock('../shell/AppFrame.tsx', () => ({ AppFrame: () => null }));
vi.mock('../shell/NotFound.tsx', () => ({ NotFound: () => null }));

const VISITORS: Visitor[] = ['stranger', 'user', 'administrator'];
/** The page behind a share link is written by the server, outside the tree. */
const INSIDE = DESTINATIONS.filter(({ path }) => !path.startsWith('/public-invoice/'));
const PROTECTED = INSIDE.filter(({ access, leadsTo }) => access !== 'public' && leadsTo === undefined);

beforeEach(() => {
  vi.stubGlobal('window', { origin: 'https://books.example' });
  Object.assign(visiting, { visitor: 'stranger', incomeTax: false });
});

/** Where a browser ends that opens the address. */
async function opens(path: string) {
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ routeTree, history, isServer: false });
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
