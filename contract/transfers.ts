/** Files of SEPA transfers that a bank takes. Nothing is paid by them: that it was, its payment says. */
import { HINDRANCES } from '@belegbar/domain/transfers';
import { z } from 'zod';
import { CentsAmount, DayText, Id, IdempotencyKey, PercentText, procedure, Sum } from './common.ts';

const tags = ['Transfers'];
const MANY_MAXIMUM = 200;

const InFile = z.object({ id: Id, executesOn: DayText });

export const transfersContract = {
  list: procedure
    .route({
      method: 'GET',
      path: '/transfers',
      tags,
      summary: 'List the latest files of transfers, each with its bills as they stand now',
    })
    .output(
      z.object({
        /** Each is fetched from `/files/transfers/{id}`. */
        files: z.array(
          z.object({
            id: Id,
            executesOn: DayText,
            total: Sum,
            createdAt: z.iso.datetime(),
            bills: z.array(
              z.object({
                expenseId: Id,
                number: z.string(),
                vendor: z.string(),
                amount: Sum,
                /** What is given up with it (Skonto). */
                discount: Sum,
                /** What is still to be paid of it now. */
                open: Sum,
              }),
            ),
          }),
        ),
      }),
    ),
  proposed: procedure
    .route({
      method: 'POST',
      path: '/transfers/proposal',
      tags,
      summary: 'What of bills could be transferred, and what stands in the way of the others',
    })
    .input(z.object({ expenses: z.array(Id).min(1).max(MANY_MAXIMUM) }))
    .output(
      z.object({
        /** One's own; null where none is known. */
        account: z.object({ iban: z.string(), holder: z.string(), bankName: z.string() }).nullable(),
        bills: z.array(
          z.object({
            id: Id,
            number: z.string(),
            vendor: z.string(),
            payee: z.string(),
            iban: z.string(),
            open: Sum,
            dueDate: DayText.nullable(),
            /** What may be kept by who pays until a day, over what is open; the first that ends first. */
            skonto: z.array(z.object({ percent: PercentText, until: DayText, discount: Sum })),
            /** Why it cannot be transferred; null where it can. */
            hindrance: z.enum(HINDRANCES).nullable(),
            /** IBAN of the vendor's bill before, where that was another one. */
            otherAccount: z.string().nullable(),
            /** The latest file in which it is already. */
            inFile: InFile.nullable(),
          }),
        ),
      }),
    ),
  make: procedure
    .route({
      method: 'POST',
      path: '/transfers',
      tags,
      summary: 'Make a file of transfers for the bank; nothing is paid by it',
      successStatus: 201,
    })
    .input(
      z.object({
        idempotencyKey: IdempotencyKey,
        executionDay: DayText,
        expenses: z
          .array(z.object({ id: Id, amount: CentsAmount, discount: CentsAmount.optional() }))
          .min(1)
          .max(MANY_MAXIMUM)
          .refine((all) => new Set(all.map(({ id }) => id)).size === all.length),
        /** Also of bills that are in another file already. */
        confirmSecond: z.boolean().optional(),
      }),
    )
    .output(z.object({ id: Id }))
    .errors({
      IN_TRANSFER_FILE: {
        status: 409,
        message: 'Some of the bills are in another file of transfers already.',
        data: z.object({
          files: z.array(z.object({ expenseId: Id, fileId: Id, executesOn: DayText })),
        }),
      },
    }),
  discard: procedure
    .route({
      method: 'POST',
      path: '/transfers/{id}/discard',
      tags,
      summary: 'Say that no bank gets a file of transfers; what it said stays',
    })
    .input(z.object({ id: Id }))
    .output(z.object({ id: Id })),
};
