/** What recurs, for other screens. */
export { FromRecurring } from './FromRecurring.tsx';
export { MakeRecurring } from './MakeRecurring.tsx';
