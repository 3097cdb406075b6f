/** What comes again and again: its amount from a day on, its rhythm, what is done when it is due, and what will come. Amounts are cents. */
import { BILL_CATEGORIES, type EXPENSE_CATEGORIES } from '@belegbar/domain/expenses';
import { PURCHASE_TAX_CODES } from '@belegbar/domain/journal';
import { CURRENCIES } from '@belegbar/domain/money';
import { ENTERING, RHYTHMS } from '@belegbar/domain/recurring-expenses';
import { z } from 'zod';
import {
  CentsAmount,
  DayText,
  Id,
  IdempotencyKey,
  PercentText,
  procedure,
  RateText,
  Sum,
  Version,
} from './common.ts';
import { DeductionMessage, EXPENSE_STATES, VendorMessage } from './expenses-messages.ts';

const tags = ['Recurring expenses'];

/** Bills alone have these: what is paid to the tax office is a voucher. */
const Category = z.enum(
  BILL_CATEGORIES as [(typeof EXPENSE_CATEGORIES)[number], ...(typeof EXPENSE_CATEGORIES)[number][]],
);

/** With VAT, as it is paid; of what the buyer owes the VAT, without. */
const RecurringLineMessage = z.strictObject({
  taxCode: z.enum(PURCHASE_TAX_CODES).exclude(['importVat']),
  gross: CentsAmount,
  /** Left out: that of the whole. */
  category: Category.optional(),
  /** Left out: all that the tax code deducts. */
  deduction: DeductionMessage.optional(),
});

const Lines = z.array(RecurringLineMessage).min(1).max(20);
const DAYS_MAXIMUM = 366;

/** All but what it costs. */
export const RecurringFields = z.strictObject({
  vendor: VendorMessage,
  category: Category,
  privateSharePercent: PercentText.nullable(),
  currency: z.enum(CURRENCIES),
  /** What one euro is taken to be of another currency until the rate of a bill is known; null for euros. */
  unitsPerEuro: RateText.nullable(),
  rhythm: z.enum(RHYTHMS),
  /** From which all due days are counted; it may lie in the past. */
  firstDueOn: DayText,
  /** The day of the month that is meant, where the month of the first is too short for it. */
  dayOfMonth: z.int().min(1).max(31),
  /** The last day on which it can be due; null: it has no end. */
  endsOn: DayText.nullable(),
  /** `review`: each waits until it is looked at. `byItself`: each is entered on its day, which another currency rules out. */
  entering: z.enum(ENTERING),
  /** Days from the due day to the one by which it is to be paid. */
  termsDays: z.int().min(0).max(DAYS_MAXIMUM),
  /** It is paid on that very day, such as by direct debit. */
  isPaidOnDueDay: z.boolean(),
  /** A bill of its own is expected, and its owner told when none came so many days after the due day; null: none comes. */
  missingAfterDays: z.int().min(1).max(DAYS_MAXIMUM).nullable(),
});

const PriceMessage = z.object({ from: DayText, lines: Lines, gross: Sum });

/** A bill that asked for something else than was expected, and no price has followed. */
const DifferenceMessage = z.object({ dueOn: DayText, expected: Sum, asked: Sum, expenseId: Id });

export const RecurringMessage = RecurringFields.extend({
  id: Id,
  version: Version,
  state: z.enum(['running', 'paused', 'ended']),
  /** Null: none is left. */
  nextDueOn: DayText.nullable(),
  /** By the days from which they hold. */
  prices: z.array(PriceMessage),
  /** What the next one asks for, in its currency; of one that has ended, the last. */
  gross: Sum,
  /** In cents of euros, at the price of the next one; zero for one that has ended. */
  perYear: Sum,
  difference: DifferenceMessage.nullable(),
  /** Expenses are tied to it, so that it can be ended, not removed. */
  isUsed: z.boolean(),
});

export const DUE_STATES = ['waiting', 'entered', 'billed', 'skipped'] as const;

/** What waits for a look; nothing of it is in the books. */
export const WaitingMessage = z.object({
  recurringId: Id,
  vendor: VendorMessage,
  category: Category,
  dueOn: DayText,
  currency: z.enum(CURRENCIES),
  unitsPerEuro: RateText.nullable(),
  isPaidOnDueDay: z.boolean(),
  lines: Lines,
  gross: Sum,
});

const DueMessage = z.object({
  dueOn: DayText,
  state: z.enum(DUE_STATES),
  expected: Sum,
  expense: z.object({ id: Id, number: z.string(), state: z.enum(EXPENSE_STATES), gross: Sum }).nullable(),
});

export const ExpectedCostMessage = z.object({
  recurringId: Id,
  vendor: z.string(),
  category: Category,
  dueOn: DayText,
  payableOn: DayText,
  /** In its currency. */
  gross: Sum,
  currency: z.enum(CURRENCIES),
  euros: Sum,
  /** Why the amount is assumed: each is looked at before it counts, or nobody knows the rate yet. Null: it is certain. */
  assumed: z.enum(['review', 'rate']).nullable(),
});

/** In cents of euros. */
const sums = { certain: Sum, assumed: Sum };

const NOT_WAITING = { status: 409, message: 'This due day does not wait for a look.' };
const ALREADY_USED = { status: 409, message: 'Expenses were made of it, so it can be ended, not removed.' };

export const recurringExpensesContract = {
  list: procedure
    .route({
      method: 'GET',
      path: '/recurring-expenses',
      tags,
      summary: 'List what recurs, by vendor, what of it waits for a look, and what it costs',
    })
    .output(
      z.object({
        recurring: z.array(RecurringMessage),
        waiting: z.array(WaitingMessage),
        /** Of what runs, in cents of euros. */
        perYear: Sum,
        perMonth: Sum,
      }),
    ),
  dues: procedure
    .route({
      method: 'GET',
      path: '/recurring-expenses/{id}/dues',
      tags,
      summary: 'List what became of the due days of one, the latest first',
    })
    .input(z.object({ id: Id }))
    .output(z.object({ dues: z.array(DueMessage) })),
  upcoming: procedure
    .route({
      method: 'GET',
      path: '/recurring-expenses/upcoming',
      tags,
      summary: 'What will come, for so many months from the present one on',
    })
    .input(z.object({ months: z.coerce.number().int().min(1).max(24).optional() }))
    .output(
      z.object({
        costs: z.array(ExpectedCostMessage),
        months: z.array(z.object({ month: z.string(), ...sums })),
        years: z.array(z.object({ year: z.int(), ...sums })),
      }),
    ),
  ofExpense: procedure
    .route({
      method: 'GET',
      path: '/expenses/{expenseId}/recurring',
      tags,
      summary: 'What recurs and made an expense, or is billed by it',
    })
    .input(z.object({ expenseId: Id }))
    .output(
      z.object({
        recurring: z
          .object({
            id: Id,
            vendor: z.string(),
            dueOn: DayText,
            /** `replaced`: it was made of it, and taken back when the bill came. */
            how: z.enum(['entered', 'billed', 'replaced']),
          })
          .nullable(),
      }),
    ),
  create: procedure
    .route({
      method: 'POST',
      path: '/recurring-expenses',
      tags,
      summary: 'Add what recurs; the first is that of today or the next due day',
      successStatus: 201,
    })
    .input(
      z.object({
        idempotencyKey: IdempotencyKey,
        fields: RecurringFields,
        lines: Lines,
        /** An expense that is one of them: its due day is done with it. */
        madeFrom: Id.optional(),
      }),
    )
    .output(z.object({ id: Id })),
  update: procedure
    .route({
      method: 'PUT',
      path: '/recurring-expenses/{id}',
      tags,
      summary: 'Change what recurs; what was entered stays as it is',
    })
    .input(z.object({ id: Id, version: Version, fields: RecurringFields }))
    .output(z.object({ id: Id, version: Version })),
  setPrice: procedure
    .route({
      method: 'POST',
      path: '/recurring-expenses/{id}/prices',
      tags,
      summary: 'Say what it costs from a day on',
    })
    .input(z.object({ id: Id, from: DayText, lines: Lines }))
    .output(z.object({ id: Id, version: Version })),
  setPaused: procedure
    .route({
      method: 'POST',
      path: '/recurring-expenses/{id}/pause',
      tags,
      summary: 'Pause it, or let it run again from today on',
    })
    .input(z.object({ id: Id, isPaused: z.boolean() }))
    .output(z.object({ id: Id, version: Version })),
  end: procedure
    .route({
      method: 'POST',
      path: '/recurring-expenses/{id}/end',
      tags,
      summary: 'Say on which day it is due for the last time, or that it has no end',
    })
    .input(z.object({ id: Id, endsOn: DayText.nullable() }))
    .output(z.object({ id: Id, version: Version })),
  remove: procedure
    .route({
      method: 'DELETE',
      path: '/recurring-expenses/{id}',
      tags,
      summary: 'Remove one of which nothing was entered',
    })
    .input(z.object({ id: Id }))
    .output(z.object({ id: Id }))
    .errors({ ALREADY_USED }),
  skip: procedure
    .route({
      method: 'POST',
      path: '/recurring-expenses/{id}/dues/{dueOn}/skip',
      tags,
      summary: 'Skip one due day, one to come or one that waits',
    })
    .input(z.object({ id: Id, dueOn: DayText }))
    .output(z.object({ id: Id }))
    .errors({ NOT_WAITING }),
  unskip: procedure
    .route({
      method: 'DELETE',
      path: '/recurring-expenses/{id}/dues/{dueOn}/skip',
      tags,
      summary: 'Skip it after all not, or expect one again whose expense was taken back',
    })
    .input(z.object({ id: Id, dueOn: DayText }))
    .output(z.object({ id: Id }))
    .errors({ NOT_WAITING }),
  accept: procedure
    .route({
      method: 'POST',
      path: '/recurring-expenses/{id}/dues/{dueOn}/accept',
      tags,
      summary: 'Enter what waits as an expense, with what it really costs',
      successStatus: 201,
    })
    .input(
      z.object({
        id: Id,
        dueOn: DayText,
        idempotencyKey: IdempotencyKey,
        /** Left out: as expected. */
        lines: Lines.optional(),
        /** What one euro was of the currency; left out: as it is taken to be. */
        unitsPerEuro: RateText.optional(),
        /** Day on which all of it was paid; left out: the due day, where it is paid then, else not yet. */
        paidOn: DayText.nullable().optional(),
        /** What this was on the account, of another currency. */
        paidEuros: CentsAmount.optional(),
      }),
    )
    /** Of the expense. */
    .output(z.object({ id: Id }))
    .errors({ NOT_WAITING }),
};
