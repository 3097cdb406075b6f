/** The work that enters what is due: every hour of all businesses, and at once of one in which something was set up. */
export const GENERATE = 'recurring-expenses.generate';
export const TELL_MISSING = 'recurring-expenses.tell-missing';
