/** The words of the address's query that concern the list; apart, since the router knows them from the start. */
export const EXPENSE_LIST_WORDS = [
  'status',
  'category',
  'period',
  'vendor',
  'search',
  'sort',
  'order',
  'expense',
] as const;
export type ExpenseListAddress = { [Word in (typeof EXPENSE_LIST_WORDS)[number]]?: string };
