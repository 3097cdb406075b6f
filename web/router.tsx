/** Every path of the app, the screen it shows, and what must be known before it is shown. */
import { createRootRoute, createRoute, createRouter, Outlet, redirect } from '@tanstack/react-router';
import { showLanguage } from './locales/i18n.ts';
import { type AuthSearch, screen, textOf } from './route-parts.ts';
import { readSession } from './session.ts';
import { AppFrame } from './shell/AppFrame.tsx';
import { LoadingPlaceholder } from './shell/LoadingPlaceholder.tsx';
import { NotFound } from './shell/NotFound.tsx';
import { ScreenError } from './shell/ScreenError.tsx';

const root = createRootRoute({ component: Outlet, notFoundComponent: NotFound });

/** Screens for signed-in people, inside the frame with the sidebar. Others are sent to sign in and come back. */
const app = createRoute({
  getParentRoute: () => root,
  id: 'app',
  component: AppFrame,
  pendingMs: 0,
  beforeLoad: async ({ location }) => {
    const { user } = await readSession();
    if (user === null) throw redirect({ to: '/auth', search: { from: location.href }, replace: true });
    await showLanguage(user.language);
  },
});

// Each route is a constant of its own: written inside `addChildren`, its types would be lost.
const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: async () => {
    const { user } = await readSession();
    throw redirect({ to: user === null ? '/auth' : '/home', replace: true });
  },
});

const auth = createRoute({
  getParentRoute: () => root,
  path: '/auth',
  validateSearch: (search: Record<string, unknown>): AuthSearch => ({
    ...textOf(search, 'mode'),
    ...textOf(search, 'ref'),
    ...textOf(search, 'from'),
  }),
  beforeLoad: async () => {
    const { user } = await readSession();
    if (user !== null) throw redirect({ to: '/home', replace: true });
  },
  ...screen(() => import('./routes/auth.tsx'), 'auth'),
});

/** Following the mail's link signs in, and only who has followed it can be signed in: a session is the proof. */
const emailConfirmation = createRoute({
  getParentRoute: () => root,
  path: '/email-confirmation',
  validateSearch: (search: Record<string, unknown>): { error?: string } => textOf(search, 'error'),
  beforeLoad: async ({ search }) => {
    const { user } = await readSession();
    if (user === null && search.error === undefined) throw redirect({ to: '/auth', replace: true });
  },
  ...screen(() => import('./routes/email-confirmation.tsx'), 'auth'),
});

const outbox = createRoute({
  getParentRoute: () => root,
  path: '/outbox',
  ...screen(() => import('./routes/outbox.tsx'), 'auth'),
});

const devUi = createRoute({ getParentRoute: () => root, path: '/dev/ui', ...developmentScreen() });

const home = createRoute({
  getParentRoute: () => app,
  path: '/home',
  ...screen(() => import('./routes/home.tsx'), 'home', 'invoices', 'tax'),
});

const invoices = createRoute({
  getParentRoute: () => app,
  path: '/invoices',
  validateSearch: (search: Record<string, unknown>): { filter?: string; search?: string } => ({
    ...textOf(search, 'filter'),
    ...textOf(search, 'search'),
  }),
  ...screen(() => import('./routes/invoices.tsx'), 'invoices'),
});

const newInvoice = createRoute({
  getParentRoute: () => app,
  path: '/invoices/new',
  ...screen(() => import('./routes/invoices-new.tsx'), 'invoices', 'clients', 'services'),
});

const invoice = createRoute({
  getParentRoute: () => app,
  path: '/invoice/$id',
  ...screen(() => import('./routes/invoice-detail.tsx'), 'invoices', 'clients', 'services'),
});

const taxReports = createRoute({
  getParentRoute: () => app,
  path: '/tax-reports',
  ...screen(() => import('./routes/tax-reports.tsx'), 'tax'),
});

const vatAdvance = createRoute({
  getParentRoute: () => app,
  path: '/tax-reports/vat-advance',
  validateSearch: (search: Record<string, unknown>): { period?: string; box?: string } => ({
    ...textOf(search, 'period'),
    ...textOf(search, 'box'),
  }),
  ...screen(() => import('./routes/vat-advance.tsx'), 'tax'),
});

const myBusiness = createRoute({
  getParentRoute: () => app,
  path: '/my-business',
  ...screen(() => import('./routes/my-business.tsx'), 'business', 'clients', 'services'),
});

const userProfile = createRoute({
  getParentRoute: () => app,
  path: '/user-profile',
  ...screen(() => import('./routes/user-profile.tsx'), 'auth'),
});

/** Any other path: inside the frame for whoever is signed in. */
const nowhere = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: async () => {
    const { user } = await readSession();
    if (user !== null) await showLanguage(user.language);
  },
  component: NotFound,
});

const routes = root.addChildren([
  start,
  auth,
  emailConfirmation,
  outbox,
  devUi,
  forwarded('/invoice', '/home'),
  forwarded('/dashboard', '/home'),
  forwarded('/invoice/new', '/invoices/new'),
  forwarded('/profile', '/my-business'),
  app.addChildren([home, invoices, newInvoice, invoice, taxReports, vatAdvance, myBusiness, userProfile]),
  nowhere,
]);

export const router = createRouter({
  routeTree: routes,
  // What stands in an address is text: `?box=81` is no number, and no quotes appear in it.
  parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (search) => withMark(new URLSearchParams(search).toString()),
  defaultPreload: 'intent',
  defaultPendingComponent: LoadingPlaceholder,
  defaultPendingMs: 200,
  defaultPendingMinMs: 0,
  defaultErrorComponent: ScreenError,
  defaultNotFoundComponent: NotFound,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

function forwarded<const Path extends string>(path: Path, to: '/home' | '/invoices/new' | '/my-business') {
  return createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: () => {
      throw redirect({ to, replace: true });
    },
  });
}

/** The page that shows every part of `web/ui`; the built app has none. */
function developmentScreen() {
  return import.meta.env.DEV ? screen(() => import('./routes/dev-ui.tsx')) : { component: NotFound };
}

function withMark(query: string): string {
  return query === '' ? '' : `?${query}`;
}
