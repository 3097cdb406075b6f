/** Files of clients, services and expenses: what their columns are, what a row says, when it is a record that is there already. */
export { guardCell, unguardCell } from './cell.ts';
export { headingOf } from './headings.ts';
export { guessDecimalSign, guessHeadings, guessOrderOfDays, proposeMapping } from './propose.ts';
export { type ReadClient, readClient } from './read-client.ts';
export { DAY_ORDERS, type DayOrder } from './read-day.ts';
export {
  emptyExpense,
  expenseKeys,
  expenseKeysInFile,
  expenseValues,
  type FileExpense,
  type ReadExpense,
  readExpense,
} from './read-expense.ts';
export { type ReadService, readService } from './read-service.ts';
export type { CellProblem, ReadAs } from './row.ts';
export { clientKeys, keysInFile, serviceKeys } from './same.ts';
export { declaredSeparator, guessSeparator, SEPARATORS, type Separator } from './separator.ts';
export {
  CLIENT_TARGETS,
  EXPENSE_TARGETS,
  IMPORT_KINDS,
  type ImportKind,
  type Mapping,
  SERVICE_TARGETS,
  type Target,
  targetsOf,
  writtenTargets,
} from './targets.ts';
export { clientValues, headingRow, serviceValues, type Values, writtenRow } from './write.ts';
