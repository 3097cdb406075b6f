/** Money in and out, an expense, and the invoices of others. */
import { createRoute } from '@tanstack/react-router';
import { EXPENSE_LIST_WORDS, type ExpenseListAddress } from '../expenses/index.ts';
import { screen, textOf } from './parts.ts';
import { app } from './root.ts';

const finance = createRoute({
  getParentRoute: () => app,
  path: '/finance',
  validateSearch: (
    search: Record<string, unknown>,
  ): { year?: string; month?: string; side?: string; category?: string; client?: string } => ({
    ...textOf(search, 'year'),
    ...textOf(search, 'month'),
    ...textOf(search, 'side'),
    ...textOf(search, 'category'),
    ...textOf(search, 'client'),
  }),
  ...screen(() => import('./finance.tsx'), 'Page', 'finance', 'tax-reports-form', 'received-invoices'),
});

const receivedInvoices = createRoute({
  getParentRoute: () => app,
  path: '/finance/received',
  validateSearch: (search: Record<string, unknown>): { state?: string; search?: string } => ({
    ...textOf(search, 'state'),
    ...textOf(search, 'search'),
  }),
  ...screen(() => import('./received-invoices.tsx'), 'Page', 'received-invoices', 'e-invoice', 'receipts'),
});

const receivedInvoice = createRoute({
  getParentRoute: () => app,
  path: '/finance/received/$id',
  ...screen(() => import('./received-invoice.tsx'), 'Page', 'received-invoices', 'expenses', 'e-invoice'),
});

const expenses = createRoute({
  getParentRoute: () => app,
  path: '/finance/expenses',
  validateSearch: (search: Record<string, unknown>): ExpenseListAddress =>
    Object.fromEntries(
      EXPENSE_LIST_WORDS.flatMap((name) => {
        const value = search[name];
        return typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [];
      }),
    ),
  ...screen(
    () => import('./expenses.tsx'),
    'Page',
    'expense-list',
    'expenses',
    'expense-form',
    'invoice-list',
    'received-invoices',
    'recurring-expenses',
    'tax-reports-form',
    'transfers',
  ),
});

const recurringExpenses = createRoute({
  getParentRoute: () => app,
  path: '/finance/recurring',
  ...screen(
    () => import('../recurring-expenses/RecurringExpenses.tsx'),
    'RecurringExpenses',
    'recurring-expenses',
    'received-invoices',
  ),
});

const assets = createRoute({
  getParentRoute: () => app,
  path: '/finance/assets',
  validateSearch: (search: Record<string, unknown>): { asset?: string; booked?: string } => ({
    ...textOf(search, 'asset'),
    ...textOf(search, 'booked'),
  }),
  ...screen(() => import('./assets.tsx'), 'Page', 'assets', 'received-invoices', 'tax-reports-form'),
});

const expense = createRoute({
  getParentRoute: () => app,
  path: '/expenses/$id',
  ...screen(
    () => import('./expense.tsx'),
    'Page',
    'expenses',
    'expense-form',
    'received-invoices',
    'recurring-expenses',
    'tax-reports-form',
    'transfers',
  ),
});

const newExpense = createRoute({
  getParentRoute: () => app,
  path: '/expenses/new',
  validateSearch: (search: Record<string, unknown>): { receipt?: string } => textOf(search, 'receipt'),
  ...screen(() => import('./expense-new.tsx'), 'Page', 'expense-form', 'received-invoices'),
});

const correctExpense = createRoute({
  getParentRoute: () => app,
  path: '/expenses/$id/edit',
  ...screen(() => import('./expense-edit.tsx'), 'Page', 'expense-form', 'expenses', 'received-invoices'),
});

const vouchers = createRoute({
  getParentRoute: () => app,
  path: '/finance/vouchers',
  validateSearch: (search: Record<string, unknown>): { kind?: string; new?: string; show?: string } => ({
    ...textOf(search, 'kind'),
    ...textOf(search, 'new'),
    ...textOf(search, 'show'),
  }),
  ...screen(() => import('./vouchers.tsx'), 'Page', 'vouchers', 'received-invoices', 'tax-reports-form'),
});

export const financeRoutes = [
  finance,
  expenses,
  newExpense,
  expense,
  correctExpense,
  receivedInvoices,
  receivedInvoice,
  recurringExpenses,
  vouchers,
  assets,
] as const;
