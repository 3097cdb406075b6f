/** The screens for whoever is signed in. */
import { createRoute } from '@tanstack/react-router';
import { screen, textOf } from '../route-parts.ts';
import { app } from './root.ts';

const home = createRoute({
  getParentRoute: () => app,
  path: '/home',
  ...screen(() => import('../routes/home.tsx'), 'home', 'invoices', 'tax'),
});

const invoices = createRoute({
  getParentRoute: () => app,
  path: '/invoices',
  validateSearch: (search: Record<string, unknown>): { filter?: string; search?: string } => ({
    ...textOf(search, 'filter'),
    ...textOf(search, 'search'),
  }),
  ...screen(() => import('../routes/invoices.tsx'), 'invoices'),
});

const newInvoice = createRoute({
  getParentRoute: () => app,
  path: '/invoices/new',
  /** `client` begins an invoice to this client. */
  validateSearch: (search: Record<string, unknown>): { client?: string } => textOf(search, 'client'),
  ...screen(() => import('../routes/invoices-new.tsx'), 'invoices', 'designs', 'clients', 'services'),
});

const invoice = createRoute({
  getParentRoute: () => app,
  path: '/invoice/$id',
  ...screen(() => import('../routes/invoice-detail.tsx'), 'invoices', 'designs', 'clients', 'services'),
});

const finance = createRoute({
  getParentRoute: () => app,
  path: '/finance',
  validateSearch: (search: Record<string, unknown>): { year?: string; month?: string; side?: string } => ({
    ...textOf(search, 'year'),
    ...textOf(search, 'month'),
    ...textOf(search, 'side'),
  }),
  ...screen(() => import('../routes/finance.tsx'), 'finance', 'tax'),
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
  ...screen(() => import('../routes/pending-approvals.tsx'), 'notifications'),
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
  newInvoice,
  invoice,
  finance,
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
