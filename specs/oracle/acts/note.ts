/** Every act, and how it changes the state. */
import type { TaxCaseEvent } from '@belegbar/domain/tax-reports/cases';
import { type Books, type EventOf, emptyBooks, type Stream } from '../state/books.ts';
import {
  noteAsset,
  noteAssetActUndo,
  noteClosing,
  noteDisposal,
  noteDisposalUndo,
  noteSpecial,
  noteUse,
} from './assets.ts';
import {
  noteCancellation,
  noteCreditNote,
  notePayment,
  noteRefund,
  noteUndo,
  noteWriteOff,
} from './corrections.ts';
import { noteInvoice } from './issue-invoice.ts';
import {
  noteExpense,
  noteExpenseCorrection,
  noteExpenseCredit,
  noteExpensePayment,
  noteExpensePaymentUndo,
  noteExpenseUndo,
} from './purchases.ts';
import { noteOtherIncome, noteOwnVoucher, noteVatPayment, noteVoucherUndo } from './vouchers.ts';

export function booksOf(stream: Stream): Books {
  const books = emptyBooks(stream);
  for (const event of stream.events) note(event, books);
  return books;
}

export function note(event: TaxCaseEvent, books: Books): void {
  books.noted += 1;
  const noteThis = NOTES[event.type] as (event: TaxCaseEvent, books: Books) => void;
  noteThis(event, books);
}

const NOTES: { [Type in TaxCaseEvent['type']]: (event: EventOf<Type>, books: Books) => void } = {
  issueInvoice: noteInvoice,
  payment: notePayment,
  refund: noteRefund,
  creditNote: noteCreditNote,
  cancelInvoice: noteCancellation,
  writeOff: noteWriteOff,
  undo: noteUndo,
  expense: noteExpense,
  expensePayment: noteExpensePayment,
  expenseCredit: noteExpenseCredit,
  expenseCorrection: noteExpenseCorrection,
  undoExpensePayment: noteExpensePaymentUndo,
  undoExpense: noteExpenseUndo,
  otherIncome: noteOtherIncome,
  vatPayment: noteVatPayment,
  otherTax: noteOwnVoucher,
  privateMoney: noteOwnVoucher,
  privateUse: noteOwnVoucher,
  carByLogbook: noteOwnVoucher,
  carByListPrice: noteOwnVoucher,
  goodsTaken: noteOwnVoucher,
  trip: noteOwnVoucher,
  commuting: noteOwnVoucher,
  mealsAway: noteOwnVoucher,
  homeOffice: noteOwnVoucher,
  homeOfficeRoom: noteOwnVoucher,
  adjustment: noteOwnVoucher,
  undoVoucher: noteVoucherUndo,
  asset: noteAsset,
  disposal: noteDisposal,
  undoDisposal: noteDisposalUndo,
  specialDepreciation: noteSpecial,
  assetUse: noteUse,
  undoAssetAct: noteAssetActUndo,
  closeYear: noteClosing,
  // The regimes of a stream are known from its beginning.
  switchVatBasis: () => undefined,
  switchSmallBusiness: () => undefined,
};
