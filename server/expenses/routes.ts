import { api, businessContext } from '../platform/http/procedures.ts';
import { attachReceipt } from './attach.ts';
import { categorizeMany } from './categorize-many.ts';
import { correctExpense } from './correct.ts';
import { creditExpense } from './credit.ts';
import { detachReceipt } from './detach.ts';
import { listDueExpenses } from './due.ts';
import { giftsToOne } from './gifts-to.ts';
import { listExpenses } from './list/read.ts';
import { payExpense } from './pay.ts';
import { payMany } from './pay-many.ts';
import type { ExpensesPorts } from './ports.ts';
import { getExpense } from './read.ts';
import { undoExpense } from './undo.ts';
import { undoExpenseCredit } from './undo-credit.ts';
import { undoExpensePayment } from './undo-payment.ts';
import { undoPayments } from './undo-payments.ts';
import { findVendors } from './vendors.ts';
import { whatItChanges } from './what-it-changes.ts';

const { expenses } = api;

const routes = {
  list: expenses.list.handler(({ context, input }) => listExpenses(businessContext(context), input)),
  due: expenses.due.handler(({ context }) => listDueExpenses(businessContext(context))),
  get: expenses.get.handler(({ context, input }) => getExpense(businessContext(context), input.id)),
  pay: expenses.pay.handler(({ context, input }) => payExpense(businessContext(context), input)),
  payMany: expenses.payMany.handler(({ context, input }) => payMany(businessContext(context), input)),
  undoPayments: expenses.undoPayments.handler(({ context, input }) =>
    undoPayments(businessContext(context), input),
  ),
  categorizeMany: expenses.categorizeMany.handler(({ context, input }) =>
    categorizeMany(businessContext(context), input),
  ),
  whatItChanges: expenses.whatItChanges.handler(({ context, input }) =>
    whatItChanges(businessContext(context), input.acts),
  ),
  credit: expenses.credit.handler(({ context, input }) => creditExpense(businessContext(context), input)),
  correct: expenses.correct.handler(({ context, input }) => correctExpense(businessContext(context), input)),
  attach: expenses.attach.handler(({ context, input }) => attachReceipt(businessContext(context), input)),
  detach: expenses.detach.handler(({ context, input }) => detachReceipt(businessContext(context), input)),
  vendors: expenses.vendors.handler(({ context, input }) =>
    findVendors(businessContext(context), input.search),
  ),
  giftsTo: expenses.giftsTo.handler(({ context, input }) => giftsToOne(businessContext(context), input)),
  undo: expenses.undo.handler(({ context, input }) => undoExpense(businessContext(context), input)),
  undoPayment: expenses.undoPayment.handler(({ context, input }) =>
    undoExpensePayment(businessContext(context), input),
  ),
  undoCredit: expenses.undoCredit.handler(({ context, input }) =>
    undoExpenseCredit(businessContext(context), input),
  ),
};

/** With `record`, which lets a bill take the place of what was expected. */
export function expensesRoutes({ recordBill }: ExpensesPorts) {
  return {
    ...routes,
    record: expenses.record.handler(({ context, input }) => recordBill(businessContext(context), input)),
  };
}
