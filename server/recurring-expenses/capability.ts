import { type Capability, leaves } from '../platform/capability.ts';
import { recurringExpensesExamples } from './api-examples.ts';
import { recurringExpensesClasses } from './data-classes.ts';
import { recurringExpensesJobs } from './jobs.ts';
import { recurringExpensesRoutes } from './routes.ts';
import './tables.ts';

export const recurringExpenses: Capability = {
  apiExamples: recurringExpensesExamples,
  routes: () => ({ recurringExpenses: recurringExpensesRoutes }),
  jobs: () => recurringExpensesJobs,
  dataClasses: recurringExpensesClasses,
  exportSheets: [
    leaves('recurring_expenses', {
      de: 'Wiederkehrende Ausgaben mit Rhythmus und Beträgen.',
      en: 'Recurring expenses with their rhythm and amounts.',
    }),
    leaves('recurring_expense_dues', {
      de: 'Was aus jedem Fälligkeitstag einer wiederkehrenden Ausgabe wurde.',
      en: 'What became of each due day of a recurring expense.',
    }),
  ],
  keptAndGone: { ends: { recurring_expenses: 'atOnce', recurring_expense_dues: 'atOnce' } },
};
