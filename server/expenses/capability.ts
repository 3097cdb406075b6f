import { type Capability, leaves, stays } from '../platform/capability.ts';
import { expensesExamples } from './api-examples.ts';
import { expenseApiFiles } from './api-files.ts';
import { expensesClasses } from './data-classes.ts';
import { expenseDownloads } from './downloads.ts';
import type { ExpensesPorts } from './ports.ts';
import { countExpenses, expenseFiles } from './records-store.ts';
import { expensesRoutes } from './routes.ts';

export const expenses: Capability<ExpensesPorts> = {
  apiExamples: expensesExamples,
  routes: (ports) => ({ expenses: expensesRoutes(ports) }),
  dataClasses: expensesClasses,
  exportSheets: [
    leaves('expenses', { de: 'Ausgaben mit ihren Positionen.', en: 'Expenses with their lines.' }),
    leaves('expense_payments', { de: 'Wann Ausgaben bezahlt wurden.', en: 'When expenses were paid.' }),
    leaves('expense_credits', {
      de: 'Was Anbieter von Ausgaben gutgeschrieben haben.',
      en: 'What vendors have credited of expenses.',
    }),
    leaves('expense_corrections', {
      de: 'Was an Ausgaben berichtigt wurde; die letzte Fassung gilt.',
      en: 'What of expenses was set right; the latest version holds.',
    }),
    leaves('expense_files', {
      de: 'Die Belege zu Ausgaben. Die Dateien selbst liegen unter files/expenses/.',
      en: 'The receipts of expenses. The files themselves are below files/expenses/.',
    }),
    leaves('expense_gifts', {
      de: 'Wer in einem Jahr mit welcher Ausgabe beschenkt wurde.',
      en: 'Who was given something in a year, by which expense.',
    }),
    leaves('expense_undos', {
      de: 'Welche Ausgaben, Zahlungen und Gutschriften zurückgenommen wurden.',
      en: 'Which expenses, payments and credits were taken back.',
    }),
    ...stays('derived', 'expense_search'),
  ],
  keptAndGone: {
    ends: {
      expenses: 'vouchers',
      expense_payments: 'vouchers',
      expense_search: 'vouchers',
      expense_credits: 'vouchers',
      expense_corrections: 'vouchers',
      expense_files: 'vouchers',
      expense_gifts: 'vouchers',
      expense_undos: 'vouchers',
    },
    count: countExpenses,
  },
  files: expenseFiles,
  downloads: () => expenseDownloads,
  apiFiles: expenseApiFiles,
};
