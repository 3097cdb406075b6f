/** The screens for whoever is signed in. */
import { createRoute } from '@tanstack/react-router';
import type { ListAddress } from '../invoices/index.ts';
import { askForInvoice, askForIssued } from './invoice-ahead.ts';
import { screen, textOf } from './parts.ts';
import { app } from './root.ts';

const home = createRoute({
  getParentRoute: () => app,
  path: '/home',
  ...screen(() => import('../home/Home.tsx'), 'Home', 'home', 'invoices', 'tax-reports-form'),
});

const LIST_WORDS = ['status', 'kind', 'period', 'client', 'from', 'to', 'search', 'sort', 'order'] as const;

const invoices = createRoute({
  getParentRoute: () => app,
  path: '/invoices',
  /** `filter` is the status in addresses of before. */
  validateSearch: (search: Record<string, unknown>): ListAddress =>
    Object.fromEntries(
      LIST_WORDS.flatMap((name) => {
        const value = search[name] ?? (name === 'status' ? search.filter : undefined);
        const isSaid = typeof value === 'string' || typeof value === 'number';
        return isSaid && value !== 'all' ? [[name, String(value)]] : [];
      }),
    ),
  ...screen(() => import('./invoices.tsx'), 'Page', 'invoices', 'invoice-list'),
});

const bulkAction = createRoute({
  getParentRoute: () => app,
  path: '/invoices/actions/$id',
  ...screen(() => import('./bulk-action.tsx'), 'Page', 'invoices', 'invoice-list'),
});

const newInvoice = createRoute({
  getParentRoute: () => app,
  path: '/invoices/new',
  /** `client` begins an invoice to this client. */
  validateSearch: (search: Record<string, unknown>): { client?: string } => textOf(search, 'client'),
  ...screen(
    () => import('./invoices-new.tsx'),
    'Page',
    'invoices',
    'invoice-corrections',
    'designs',
    'clients',
    'services',
  ),
});

const invoiceScreen = screen(
  () => import('./invoice-detail.tsx'),
  'Page',
  'invoices',
  'invoice-corrections',
  'sending',
  'designs',
  'clients',
  'services',
);

const invoice = createRoute({
  getParentRoute: () => app,
  path: '/invoice/$id',
  /** `share` opens the dialog that sends: `mail`, `reminder` or `link`; `mail` is a mail that it begins with. `amend` opens the editor on what was issued. */
  validateSearch: (search: Record<string, unknown>): { share?: string; mail?: string; amend?: string } => ({
    ...textOf(search, 'share'),
    ...textOf(search, 'amend'),
    ...textOf(search, 'mail'),
  }),
  ...invoiceScreen,
  loader: ({ params: { id }, preload }) =>
    Promise.all([invoiceScreen.loader(), preload ? askForInvoice(id) : askForIssued(id)]).then(() => null),
});

const careerAgent = createRoute({
  getParentRoute: () => app,
  path: '/career-agent',
  ...screen(() => import('../coach/Coach.tsx'), 'Coach', 'coach'),
});

const compliance = createRoute({
  getParentRoute: () => app,
  path: '/compliance',
  validateSearch: (search: Record<string, unknown>): { month?: string } => textOf(search, 'month'),
  ...screen(() => import('./compliance.tsx'), 'Page', 'compliance', 'tax-reports-form'),
});

const clientNotifications = createRoute({
  getParentRoute: () => app,
  path: '/email-notifications/client',
  ...screen(
    () => import('../notifications/email/ClientNotifications.tsx'),
    'ClientNotifications',
    'notifications',
    'clients',
    'sending',
  ),
});

const personalNotifications = createRoute({
  getParentRoute: () => app,
  path: '/email-notifications/personal',
  ...screen(
    () => import('../notifications/email/PersonalNotifications.tsx'),
    'PersonalNotifications',
    'notifications',
  ),
});

const pendingApprovals = createRoute({
  getParentRoute: () => app,
  path: '/email-notifications/pending-approvals',
  ...screen(
    () => import('../notifications/email/PendingApprovals.tsx'),
    'PendingApprovals',
    'notifications',
    'sending',
  ),
});

const myBusiness = createRoute({
  getParentRoute: () => app,
  path: '/my-business',
  ...screen(
    () => import('../business/MyBusiness.tsx'),
    'MyBusiness',
    'business',
    'account-deletion',
    'data-export',
    'storage',
    'business-help',
    'designs',
    'clients',
    'services',
    'imports',
  ),
});

const clients = createRoute({
  getParentRoute: () => app,
  path: '/clients',
  validateSearch: (
    search: Record<string, unknown>,
  ): { search?: string; sort?: string; archived?: string } => ({
    ...textOf(search, 'search'),
    ...textOf(search, 'sort'),
    ...textOf(search, 'archived'),
  }),
  ...screen(() => import('./clients.tsx'), 'Page', 'clients', 'imports'),
});

const client = createRoute({
  getParentRoute: () => app,
  path: '/clients/$id',
  ...screen(() => import('./client.tsx'), 'Page', 'clients', 'invoices'),
});

const imports = createRoute({
  getParentRoute: () => app,
  path: '/imports',
  validateSearch: (search: Record<string, unknown>): { kind?: string } => textOf(search, 'kind'),
  ...screen(() => import('./imports.tsx'), 'Page', 'imports'),
});

const oneImport = createRoute({
  getParentRoute: () => app,
  path: '/imports/$id',
  ...screen(() => import('./import.tsx'), 'Page', 'imports'),
});

const subscription = createRoute({
  getParentRoute: () => app,
  path: '/subscription',
  ...screen(() => import('../account/SubscriptionPage.tsx'), 'SubscriptionPage', 'account'),
});

const userProfile = createRoute({
  getParentRoute: () => app,
  path: '/user-profile',
  validateSearch: (search: Record<string, unknown>): { tab?: string } => textOf(search, 'tab'),
  ...screen(
    () => import('../account/UserProfile.tsx'),
    'UserProfile',
    'account',
    'account-deletion',
    'data-export',
    'sign-in',
    'business',
    'business-help',
    'storage',
  ),
});

export const insideRoutes = [
  home,
  invoices,
  bulkAction,
  newInvoice,
  invoice,
  careerAgent,
  compliance,
  clientNotifications,
  personalNotifications,
  pendingApprovals,
  myBusiness,
  clients,
  client,
  imports,
  oneImport,
  userProfile,
  subscription,
] as const;
