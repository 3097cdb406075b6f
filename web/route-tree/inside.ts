/** The screens for whoever is signed in. */
import { createRoute } from '@tanstack/react-router';
import type { ListAddress } from '../invoices/index.ts';
import { screen, textOf } from '../route-parts.ts';
import { app } from './root.ts';

const home = createRoute({
  getParentRoute: () => app,
  path: '/home',
  ...screen(() => import('../routes/home.tsx'), 'home', 'invoices', 'tax'),
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
  ...screen(() => import('../routes/invoices.tsx'), 'invoices', 'invoice-list'),
});

const bulkAction = createRoute({
  getParentRoute: () => app,
  path: '/invoices/actions/$id',
  ...screen(() => import('../routes/bulk-action.tsx'), 'invoices', 'invoice-list'),
});

const newInvoice = createRoute({
  getParentRoute: () => app,
  path: '/invoices/new',
  /** `client` begins an invoice to this client. */
  validateSearch: (search: Record<string, unknown>): { client?: string } => textOf(search, 'client'),
  ...screen(
    () => import('../routes/invoices-new.tsx'),
    'invoices',
    'corrections',
    'designs',
    'clients',
    'services',
  ),
});

const invoice = createRoute({
  getParentRoute: () => app,
  path: '/invoice/$id',
  /** `share` opens the dialog that sends: `mail`, `reminder` or `link`; `mail` is a mail that it begins with. */
  validateSearch: (search: Record<string, unknown>): { share?: string; mail?: string } => ({
    ...textOf(search, 'share'),
    ...textOf(search, 'mail'),
  }),
  ...screen(
    () => import('../routes/invoice-detail.tsx'),
    'invoices',
    'corrections',
    'sending',
    'designs',
    'clients',
    'services',
  ),
});

const careerAgent = createRoute({
  getParentRoute: () => app,
  path: '/career-agent',
  ...screen(() => import('../routes/career-agent.tsx'), 'coach'),
});

const compliance = createRoute({
  getParentRoute: () => app,
  path: '/compliance',
  validateSearch: (search: Record<string, unknown>): { month?: string } => textOf(search, 'month'),
  ...screen(() => import('../routes/compliance.tsx'), 'compliance', 'tax'),
});

const clientNotifications = createRoute({
  getParentRoute: () => app,
  path: '/email-notifications/client',
  ...screen(() => import('../routes/email-notifications-client.tsx'), 'notifications', 'clients'),
});

const personalNotifications = createRoute({
  getParentRoute: () => app,
  path: '/email-notifications/personal',
  ...screen(() => import('../routes/email-notifications-personal.tsx'), 'notifications'),
});

const pendingApprovals = createRoute({
  getParentRoute: () => app,
  path: '/email-notifications/pending-approvals',
  ...screen(() => import('../routes/pending-approvals.tsx'), 'notifications', 'sending'),
});

const myBusiness = createRoute({
  getParentRoute: () => app,
  path: '/my-business',
  ...screen(
    () => import('../routes/my-business.tsx'),
    'business',
    'leaving',
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
  ...screen(() => import('../routes/clients.tsx'), 'clients', 'imports'),
});

const client = createRoute({
  getParentRoute: () => app,
  path: '/clients/$id',
  ...screen(() => import('../routes/client.tsx'), 'clients', 'invoices'),
});

const imports = createRoute({
  getParentRoute: () => app,
  path: '/imports',
  validateSearch: (search: Record<string, unknown>): { kind?: string } => textOf(search, 'kind'),
  ...screen(() => import('../routes/imports.tsx'), 'imports'),
});

const oneImport = createRoute({
  getParentRoute: () => app,
  path: '/imports/$id',
  ...screen(() => import('../routes/import.tsx'), 'imports'),
});

const userProfile = createRoute({
  getParentRoute: () => app,
  path: '/user-profile',
  ...screen(
    () => import('../routes/user-profile.tsx'),
    'profile',
    'leaving',
    'auth',
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
] as const;
