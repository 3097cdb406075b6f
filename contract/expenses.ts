/** Purchases: a bill, what was paid and credited of it, what of it is set right, and each taken back. Amounts are cents, and below zero on a credit that stands alone. */
import { EXPENSE_CATEGORIES, PAYMENT_MEANS } from '@belegbar/domain/expenses';
import { z } from 'zod';
import { CentsAmount, DayText, Id, IdempotencyKey, Line, procedure, Sum } from './common.ts';
import { EXPENSE_LIST_SORTS, ExpenseFilter, listedParts, listSums } from './expense-list.ts';
import {
  ALREADY_TAKEN_BACK,
  billParts,
  CreditLineInput,
  correctedParts,
  ExpenseMessage,
  ExpenseRow,
  KnownVendor,
  LINES_MAXIMUM,
  MANY_MAXIMUM,
  RefusalMessage,
} from './expenses-messages.ts';
import { LIST_ORDERS } from './invoice-list.ts';

const tags = ['Expenses'];

export const expensesContract = {
  list: procedure
    .route({
      method: 'GET',
      path: '/expenses',
      tags,
      summary: 'List expenses, the latest first, filtered and sorted, page by key, with totals',
    })
    .input(
      ExpenseFilter.extend({
        sort: z.enum(EXPENSE_LIST_SORTS).optional(),
        order: z.enum(LIST_ORDERS).optional(),
        /** `next` of the page before. */
        after: z.string().max(600).optional(),
        limit: z.coerce.number().int().min(1).max(200).optional(),
      }),
    )
    .output(
      z.object({
        expenses: z.array(ExpenseRow.extend(listedParts)),
        next: z.string().nullable(),
        ...listSums,
      }),
    ),
  due: procedure
    .route({
      method: 'GET',
      path: '/expenses/due',
      tags,
      summary:
        'List bills to be paid that are late or due soon, or whose Skonto ends soon, a hundred at most, the first due first',
    })
    .output(z.object({ expenses: z.array(ExpenseRow.extend({ dueDate: DayText })) })),
  giftsTo: procedure
    .route({
      method: 'GET',
      path: '/expenses/gifts/{year}',
      tags,
      summary: 'What one person was given in a year, for the limit of gifts (§ 4 (5) No. 1 EStG)',
    })
    .input(
      z.object({
        year: z.coerce.number().int().min(2000).max(2999),
        /** However it is spaced and capitalised. */
        recipient: Line(200).min(1),
        /** A bill that is set right, and not counted. */
        except: Id.optional(),
      }),
    )
    .output(
      z.object({
        gifts: z.array(
          z.object({
            expenseId: Id,
            number: z.string(),
            givenOn: DayText,
            /** With the VAT that cannot be deducted. */
            cost: Sum,
          }),
        ),
        sum: Sum,
      }),
    ),
  get: procedure
    .route({
      method: 'GET',
      path: '/expenses/{id}',
      tags,
      summary: 'Read an expense with its payments and entries',
    })
    .input(z.object({ id: Id }))
    .output(ExpenseMessage),
  record: procedure
    .route({
      method: 'POST',
      path: '/expenses',
      tags,
      summary: 'Enter a purchase with its entries in the journal',
      successStatus: 201,
    })
    .input(
      z.object({
        idempotencyKey: IdempotencyKey,
        ...billParts,
        /** It bills before the supply (BT-3 386): it is entered when it is paid. */
        kind: z.literal('prepayment').optional(),
        /** Day on which all of it was paid; left out while it is open. */
        paidOn: DayText.optional(),
        /** What this was on the account, of a bill in another currency. */
        paidEuros: CentsAmount.optional(),
        /** Receipts that wait and are those of the bill. */
        receipts: z.array(Id).max(20).optional(),
      }),
    )
    .output(z.object({ id: Id })),
  pay: procedure
    .route({
      method: 'POST',
      path: '/expenses/{id}/payments',
      tags,
      summary: 'Record that an expense was paid, a part of it, or that money came back',
      successStatus: 201,
    })
    .input(
      z.object({
        id: Id,
        idempotencyKey: IdempotencyKey,
        paidOn: DayText,
        /** Below zero where the vendor pays. */
        amount: CentsAmount,
        /** What the vendor gives up with it (Skonto); left out: none. */
        discount: CentsAmount.optional(),
        /** What the amount was on the account, of a bill in another currency. */
        euros: CentsAmount.optional(),
        paymentMeans: z.enum(PAYMENT_MEANS).optional(),
      }),
    )
    /** Of the payment. */
    .output(z.object({ id: Id }))
    .errors({ ALREADY_TAKEN_BACK }),
  payMany: procedure
    .route({
      method: 'POST',
      path: '/expenses/payments',
      tags,
      summary: 'Record that several expenses were paid on a day; each by itself, with what became of it',
    })
    .input(
      z.object({
        /** Repeating the call with it goes on where it ended. */
        idempotencyKey: IdempotencyKey,
        paidOn: DayText,
        paymentMeans: z.enum(PAYMENT_MEANS).optional(),
        expenses: z
          .array(
            z.object({
              id: Id,
              amount: CentsAmount,
              discount: CentsAmount.optional(),
              euros: CentsAmount.optional(),
            }),
          )
          .min(1)
          .max(MANY_MAXIMUM)
          .refine(isEachOnce),
      }),
    )
    .output(
      z.object({
        results: z.array(z.object({ id: Id, paymentId: Id.nullable(), refusal: RefusalMessage.nullable() })),
      }),
    ),
  categorizeMany: procedure
    .route({
      method: 'POST',
      path: '/expenses/categories',
      tags,
      summary: 'Put several expenses into other categories; each by itself, with what became of it',
    })
    .input(
      z.object({
        idempotencyKey: IdempotencyKey,
        expenses: z
          .array(z.object({ id: Id, category: z.enum(EXPENSE_CATEGORIES) }))
          .min(1)
          .max(MANY_MAXIMUM)
          .refine(isEachOnce),
      }),
    )
    .output(z.object({ results: z.array(z.object({ id: Id, refusal: RefusalMessage.nullable() })) })),
  undoPayments: procedure
    .route({
      method: 'POST',
      path: '/expenses/payments/undo',
      tags,
      summary: 'Take back payments of several expenses that never moved; each by itself',
    })
    .input(
      z.object({
        idempotencyKey: IdempotencyKey,
        payments: z
          .array(z.object({ id: Id, paymentId: Id }))
          .min(1)
          .max(MANY_MAXIMUM)
          .refine(isEachOnce),
      }),
    )
    .output(z.object({ results: z.array(z.object({ id: Id, refusal: RefusalMessage.nullable() })) })),
  whatItChanges: procedure
    .route({
      method: 'POST',
      path: '/expenses/changes',
      tags,
      summary: 'What acts on expenses would change in the returns, told before they are carried out',
    })
    .input(
      z.object({
        acts: z
          .array(
            z.discriminatedUnion('kind', [
              z.object({
                kind: z.literal('pay'),
                id: Id,
                paidOn: DayText,
                amount: CentsAmount,
                discount: CentsAmount.optional(),
                euros: CentsAmount.optional(),
              }),
              z.object({
                kind: z.literal('credit'),
                id: Id,
                creditedOn: DayText,
                lines: z.array(CreditLineInput).min(1).max(LINES_MAXIMUM).optional(),
              }),
              z.object({ kind: z.literal('categorize'), id: Id, category: z.enum(EXPENSE_CATEGORIES) }),
              z.object({ kind: z.literal('undo'), id: Id }),
              z.object({ kind: z.literal('undoPayment'), id: Id, paymentId: Id }),
              z.object({ kind: z.literal('undoCredit'), id: Id, creditId: Id }),
              z.object({ kind: z.literal('correct'), id: Id, version: z.int(), ...correctedParts }),
            ]),
          )
          .min(1)
          .max(MANY_MAXIMUM),
      }),
    )
    .output(
      z.object({
        /** Cents by which a box of the advance return over the day rises; `filed`: the period for which it went to the tax office. */
        vat: z.array(
          z.object({
            kennzahl: z.string(),
            on: DayText,
            amount: CentsAmount,
            side: z.enum(['owed', 'deducted']),
            filed: z.string().nullable(),
          }),
        ),
        /** The same of Anlage EÜR. */
        cost: z.array(
          z.object({
            kennzahl: z.string(),
            year: z.int(),
            amount: CentsAmount,
            lowersProfit: z.boolean(),
            isFiled: z.boolean(),
          }),
        ),
        /** How many of the acts would be refused; they change nothing. */
        refused: z.int(),
      }),
    ),
  credit: procedure
    .route({
      method: 'POST',
      path: '/expenses/{id}/credits',
      tags,
      summary: 'Enter what the vendor credits of an expense',
      successStatus: 201,
    })
    .input(
      z.object({
        id: Id,
        idempotencyKey: IdempotencyKey,
        /** The vendor's number of the credit. */
        number: Line(100).min(1),
        creditedOn: DayText,
        /** Day on which it came; left out: its date. */
        receivedOn: DayText.optional(),
        /** Left out: all that is still asked for. */
        lines: z.array(CreditLineInput).min(1).max(LINES_MAXIMUM).optional(),
      }),
    )
    /** Of the credit. */
    .output(z.object({ id: Id }))
    .errors({ ALREADY_TAKEN_BACK }),
  correct: procedure
    .route({
      method: 'POST',
      path: '/expenses/{id}/corrections',
      tags,
      summary: 'Set right what of an expense was entered wrongly; what it said stays in the books',
      successStatus: 201,
    })
    /** All that the bill says, also what stays. `version`: the one that was read. */
    .input(
      z.object({
        id: Id,
        idempotencyKey: IdempotencyKey,
        version: z.int(),
        ...correctedParts,
      }),
    )
    .output(z.object({ id: Id, version: z.int() }))
    .errors({ ALREADY_TAKEN_BACK }),
  attach: procedure
    .route({
      method: 'POST',
      path: '/expenses/{id}/files',
      tags,
      summary: 'Make a receipt that waits one of the expense',
      successStatus: 201,
    })
    .input(z.object({ id: Id, idempotencyKey: IdempotencyKey, receiptId: Id }))
    /** Of the file. */
    .output(z.object({ id: Id }))
    .errors({ ALREADY_TAKEN_BACK }),
  detach: procedure
    .route({
      method: 'DELETE',
      path: '/expenses/{id}/files/{fileId}',
      tags,
      summary: 'Take a receipt from an expense to which it does not belong; it waits to be entered again',
    })
    .input(z.object({ id: Id, fileId: Id }))
    .output(z.object({ id: Id })),
  vendors: procedure
    .route({
      method: 'GET',
      path: '/expenses/vendors',
      tags,
      summary: 'Find vendors by how their name or one of its words begins, each with what its last bill said',
    })
    .input(z.object({ search: Line(100) }))
    .output(z.object({ vendors: z.array(KnownVendor) })),
  undo: procedure
    .route({
      method: 'POST',
      path: '/expenses/{id}/undo',
      tags,
      summary:
        'Take back an expense that was entered by mistake, with its payments; all of it stays in the books',
    })
    .input(z.object({ id: Id, idempotencyKey: IdempotencyKey }))
    .output(z.object({ id: Id }))
    .errors({ ALREADY_TAKEN_BACK }),
  undoPayment: procedure
    .route({
      method: 'POST',
      path: '/expenses/{id}/payments/{paymentId}/undo',
      tags,
      summary: 'Take back a payment that never moved; both stay in the books',
    })
    .input(z.object({ id: Id, paymentId: Id, idempotencyKey: IdempotencyKey }))
    .output(z.object({ id: Id }))
    .errors({ ALREADY_TAKEN_BACK }),
  undoCredit: procedure
    .route({
      method: 'POST',
      path: '/expenses/{id}/credits/{creditId}/undo',
      tags,
      summary: 'Take back a credit that was entered by mistake; both stay in the books',
    })
    .input(z.object({ id: Id, creditId: Id, idempotencyKey: IdempotencyKey }))
    .output(z.object({ id: Id }))
    .errors({ ALREADY_TAKEN_BACK }),
};

/** Of each expense one act. */
function isEachOnce(acts: readonly { id: string }[]): boolean {
  return new Set(acts.map(({ id }) => id)).size === acts.length;
}
