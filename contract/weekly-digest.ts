/** The week in a few sentences: the figures that they are made from, and the way out of the mail that tells them. */
import { z } from 'zod';
import { DayText, Id, procedure, Sum } from './common.ts';

/** An amount in cents, and how many it is made of. */
const Counted = z.object({ amount: Sum, count: z.int() });

export const DigestOfWeek = z.object({
  monday: DayText,
  sunday: DayText,
  figures: z.object({
    /** Told on the Monday after it. */
    isOver: z.boolean(),
    received: Counted,
    /** Now, with what is overdue. */
    open: Counted,
    overdue: Counted,
    /** Late, or due in the week after. */
    returns: z.array(
      z.object({
        report: z.enum(['vatAdvance', 'recapitulative', 'annualVat', 'eur']),
        period: z.string(),
        dueDate: DayText,
        isLate: z.boolean(),
      }),
    ),
    /** Due in the week after. */
    bills: z.int(),
    /** Which one, if it is one. */
    billId: Id.nullable(),
    drafts: z.int(),
  }),
});

export const weeklyDigestContract = {
  get: procedure
    .route({
      method: 'GET',
      path: '/weekly-digest',
      tags: ['Weekly digest'],
      summary: 'The figures of the week, from Friday noon to Monday noon in Berlin; null at other times',
    })
    .output(z.object({ week: DigestOfWeek.nullable() })),
  switchOff: procedure
    .meta({ isOpen: true, limit: 'publicLink' })
    .route({
      method: 'POST',
      path: '/weekly-digest/off',
      tags: ['Weekly digest'],
      summary: 'Switch the weekly mail off by the link in it, without signing in',
    })
    .input(z.object({ link: z.string().max(120) }))
    .output(z.object({ off: z.boolean() })),
};
