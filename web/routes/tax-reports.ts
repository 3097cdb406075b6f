/** The tax reports; that on income tax only where the install offers it. */
import { createRoute, redirect } from '@tanstack/react-router';
import { readSession } from '../session/session.ts';
import { screen, textOf } from './parts.ts';
import { app } from './root.ts';

const taxReports = createRoute({
  getParentRoute: () => app,
  path: '/tax-reports',
  ...screen(() => import('../tax-reports/TaxReports.tsx'), 'TaxReports', 'tax-reports-form', 'tax-reports'),
});

const vatAdvance = createRoute({
  getParentRoute: () => app,
  path: '/tax-reports/vat-advance',
  validateSearch: (search: Record<string, unknown>): { period?: string; box?: string } => ({
    ...textOf(search, 'period'),
    ...textOf(search, 'box'),
  }),
  ...screen(() => import('./vat-advance.tsx'), 'Page', 'tax-reports-form'),
});

const annualVat = createRoute({
  getParentRoute: () => app,
  path: '/tax-reports/annual-vat',
  validateSearch: (search: Record<string, unknown>): { year?: string; box?: string } => ({
    ...textOf(search, 'year'),
    ...textOf(search, 'box'),
  }),
  ...screen(() => import('./annual-vat.tsx'), 'Page', 'tax-reports-form', 'tax-reports'),
});

const eur = createRoute({
  getParentRoute: () => app,
  path: '/tax-reports/eur',
  validateSearch: (search: Record<string, unknown>): { year?: string; line?: string; month?: string } => ({
    ...textOf(search, 'year'),
    ...textOf(search, 'line'),
    ...textOf(search, 'month'),
  }),
  ...screen(() => import('./eur.tsx'), 'Page', 'tax-reports-form', 'tax-reports'),
});

const recapitulative = createRoute({
  getParentRoute: () => app,
  path: '/tax-reports/recapitulative',
  validateSearch: (search: Record<string, unknown>): { period?: string; vatId?: string; kind?: string } => ({
    ...textOf(search, 'period'),
    ...textOf(search, 'vatId'),
    ...textOf(search, 'kind'),
  }),
  ...screen(() => import('./recapitulative.tsx'), 'Page', 'tax-reports-form', 'tax-reports'),
});

const incomeTax = createRoute({
  getParentRoute: () => app,
  path: '/tax-reports/income-tax',
  validateSearch: (search: Record<string, unknown>): { year?: string } => textOf(search, 'year'),
  beforeLoad: async () => {
    const { install } = await readSession();
    if (!install.incomeTax) throw redirect({ to: '/tax-reports', replace: true });
  },
  ...screen(() => import('./income-tax.tsx'), 'Page', 'tax-reports-form', 'tax-reports'),
});

export const taxRoutes = [taxReports, vatAdvance, annualVat, eur, recapitulative, incomeTax] as const;
