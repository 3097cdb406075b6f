import { type Capability, leaves } from '../platform/capability.ts';
import { expensesClasses } from './data-classes.ts';
import { countExpenses } from './records-store.ts';

export const expenses: Capability = {
  dataClasses: expensesClasses,
  exportSheets: [
    leaves('expenses', { de: 'Ausgaben mit ihren Positionen.', en: 'Expenses with their lines.' }),
    leaves('expense_payments', { de: 'Wann Ausgaben bezahlt wurden.', en: 'When expenses were paid.' }),
  ],
  keptAndGone: { ends: { expenses: 'vouchers', expense_payments: 'vouchers' }, count: countExpenses },
};
