import type { Context } from '../platform/context.ts';
import type { RecordExpenseInput } from './read-input.ts';

/** What entering a bill asks of those who expect some. */
export interface ExpensesPorts {
  /** Enters it as `recordExpense` does, and lets it take the place of what was expected. */
  recordBill: (context: Context, input: RecordExpenseInput) => Promise<{ id: string }>;
}
