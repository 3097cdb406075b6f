import { api, businessContext } from '../platform/http/procedures.ts';
import { acceptDue } from './accept.ts';
import { createRecurring } from './create.ts';
import { endRecurring } from './end.ts';
import { upcoming } from './expected.ts';
import { listDues, listRecurring, recurringOfExpense } from './read.ts';
import { removeRecurring } from './remove.ts';
import { setPaused } from './set-paused.ts';
import { setPrice } from './set-price.ts';
import { skipDue } from './skip.ts';
import { unskipDue } from './unskip.ts';
import { updateRecurring } from './update.ts';

const { recurringExpenses } = api;

export const recurringExpensesRoutes = {
  list: recurringExpenses.list.handler(({ context }) => listRecurring(businessContext(context))),
  dues: recurringExpenses.dues.handler(({ context, input }) => listDues(businessContext(context), input.id)),
  upcoming: recurringExpenses.upcoming.handler(({ context, input }) =>
    upcoming(businessContext(context), input),
  ),
  ofExpense: recurringExpenses.ofExpense.handler(({ context, input }) =>
    recurringOfExpense(businessContext(context), input.expenseId),
  ),
  create: recurringExpenses.create.handler(({ context, input }) =>
    createRecurring(businessContext(context), input),
  ),
  update: recurringExpenses.update.handler(({ context, input }) =>
    updateRecurring(businessContext(context), input),
  ),
  setPrice: recurringExpenses.setPrice.handler(({ context, input }) =>
    setPrice(businessContext(context), input),
  ),
  setPaused: recurringExpenses.setPaused.handler(({ context, input }) =>
    setPaused(businessContext(context), input),
  ),
  end: recurringExpenses.end.handler(({ context, input }) => endRecurring(businessContext(context), input)),
  remove: recurringExpenses.remove.handler(({ context, input }) =>
    removeRecurring(businessContext(context), input.id),
  ),
  skip: recurringExpenses.skip.handler(({ context, input }) => skipDue(businessContext(context), input)),
  unskip: recurringExpenses.unskip.handler(({ context, input }) =>
    unskipDue(businessContext(context), input),
  ),
  accept: recurringExpenses.accept.handler(({ context, input }) =>
    acceptDue(businessContext(context), input),
  ),
};
