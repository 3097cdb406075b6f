import { type Capability, leaves } from '../platform/capability.ts';
import { expensesExamples } from './api-examples.ts';
import { expensesClasses } from './data-classes.ts';
import { countExpenses } from './records-store.ts';
import { expensesRoutes } from './routes.ts';

export const expenses: Capability = {
  apiExamples: expensesExamples,
  routes: () => ({ expenses: expensesRoutes }),
  dataClasses: expensesClasses,
  exportSheets: [
    leaves('expenses', { de: 'Ausgaben mit ihren Positionen.', en: 'Expenses with their lines.' }),
    leaves('expense_payments', { de: 'Wann Ausgaben bezahlt wurden.', en: 'When expenses were paid.' }),
    leaves('expense_undos', {
      de: 'Welche Ausgaben und Zahlungen zurückgenommen wurden.',
      en: 'Which expenses and payments were taken back.',
    }),
  ],
  keptAndGone: {
    ends: { expenses: 'vouchers', expense_payments: 'vouchers', expense_undos: 'vouchers' },
    count: countExpenses,
  },
};
