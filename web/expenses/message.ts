import type { client } from '../connection/api.ts';

/** An expense as the server tells it. */
export type Expense = Awaited<ReturnType<typeof client.expenses.get>>;
