import { api, businessContext } from '../platform/http/procedures.ts';
import { getVoucher, listVouchers } from './read.ts';
import { recordAdjustment } from './record-adjustment.ts';
import { recordCashExpense } from './record-cash-expense.ts';
import { recordHomeOffice } from './record-home-office.ts';
import { recordHomeOfficeRoom } from './record-home-office-room.ts';
import { recordKilometres } from './record-kilometres.ts';
import { recordMeals } from './record-meals.ts';
import { recordOtherIncome } from './record-other-income.ts';
import { recordOtherTax } from './record-other-tax.ts';
import { recordPrivateMoney } from './record-private-money.ts';
import { recordPrivateUse } from './record-private-use.ts';
import { recordVatPayment } from './record-vat-payment.ts';
import { undoVoucher } from './undo.ts';

const { vouchers } = api;

export const vouchersRoutes = {
  list: vouchers.list.handler(({ context, input }) => listVouchers(businessContext(context), input)),
  get: vouchers.get.handler(({ context, input }) => getVoucher(businessContext(context), input.id)),
  recordOtherIncome: vouchers.recordOtherIncome.handler(({ context, input }) =>
    recordOtherIncome(businessContext(context), input),
  ),
  recordVatPayment: vouchers.recordVatPayment.handler(({ context, input }) =>
    recordVatPayment(businessContext(context), input),
  ),
  recordOtherTax: vouchers.recordOtherTax.handler(({ context, input }) =>
    recordOtherTax(businessContext(context), input),
  ),
  recordPrivateMoney: vouchers.recordPrivateMoney.handler(({ context, input }) =>
    recordPrivateMoney(businessContext(context), input),
  ),
  recordPrivateUse: vouchers.recordPrivateUse.handler(({ context, input }) =>
    recordPrivateUse(businessContext(context), input),
  ),
  recordKilometres: vouchers.recordKilometres.handler(({ context, input }) =>
    recordKilometres(businessContext(context), input),
  ),
  recordMeals: vouchers.recordMeals.handler(({ context, input }) =>
    recordMeals(businessContext(context), input),
  ),
  recordHomeOffice: vouchers.recordHomeOffice.handler(({ context, input }) =>
    recordHomeOffice(businessContext(context), input),
  ),
  recordHomeOfficeRoom: vouchers.recordHomeOfficeRoom.handler(({ context, input }) =>
    recordHomeOfficeRoom(businessContext(context), input),
  ),
  recordCashExpense: vouchers.recordCashExpense.handler(({ context, input }) =>
    recordCashExpense(businessContext(context), input),
  ),
  recordAdjustment: vouchers.recordAdjustment.handler(({ context, input }) =>
    recordAdjustment(businessContext(context), input),
  ),
  undo: vouchers.undo.handler(({ context, input }) => undoVoucher(businessContext(context), input)),
};
