/** Leaving: what of an account goes, what the law wants kept, and the steps until it is done. */
import { z } from 'zod';
import { DayText, procedure } from './common.ts';
import { OwnPassword, passwordErrors } from './data-export.ts';

/** `requested`: a link is on its way; `confirmed`: it was used, and the account goes at the end of the days of grace. */
export const ACCOUNT_DELETION_STATES = ['none', 'requested', 'confirmed'] as const;

/** How many there are, and the last day on which they are to be kept; null where there are none. */
const Kept = z.object({ count: z.int().min(0), until: DayText.nullable() });

export const AccountDeletion = z.object({
  state: z.enum(ACCOUNT_DELETION_STATES),
  /** Until when the link of the mail works; null in other states. */
  linkUntil: z.iso.datetime().nullable(),
  /** When the account goes; null before it is confirmed. */
  dueAt: z.iso.datetime().nullable(),
  /** False in the demo, which cannot be deleted. */
  hasPassword: z.boolean(),
  /** A code of the app is asked for as well. */
  secondFactor: z.boolean(),
  /** Nobody else administers this install. */
  isLastAdministrator: z.boolean(),
  kept: z.object({ invoices: Kept, expenses: Kept, entries: Kept }),
  /** What goes with the account. */
  gone: z.object({ drafts: z.int(), clients: z.int(), services: z.int(), files: z.int() }),
});

export const accountDeletionContract = {
  get: procedure
    .route({
      method: 'GET',
      path: '/account/deletion',
      tags: ['Account'],
      summary: 'Whether this account is about to be deleted, what would go, and what the law wants kept',
    })
    .output(AccountDeletion),
  request: procedure
    .errors({
      ...passwordErrors,
      INVALID_CODE: { status: 403, message: 'The code is wrong.' },
      NO_PASSWORD: { status: 409, message: 'This account has no password.' },
    })
    .route({
      method: 'POST',
      path: '/account/deletion',
      tags: ['Account'],
      summary:
        'Ask for the deletion, with password and second factor; a mail brings the link that confirms it',
    })
    .input(z.object({ password: OwnPassword, code: z.string().max(20).optional() }))
    .output(AccountDeletion),
  /** Undone until it is done: also after it was confirmed. */
  withdraw: procedure
    .route({
      method: 'DELETE',
      path: '/account/deletion',
      tags: ['Account'],
      summary: 'Keep the account after all',
    })
    .output(AccountDeletion),
  /** For whoever has the link, signed in or not. */
  confirm: procedure
    .meta({ isOpen: true })
    .errors({ LINK_INVALID: { status: 410, message: 'This link was used, or its hour is over.' } })
    .route({
      method: 'POST',
      path: '/account/deletion/confirmation',
      tags: ['Account'],
      summary: 'Confirm the deletion by the link of the mail; all sessions end',
    })
    .input(z.object({ token: z.string().max(200) }))
    .output(z.object({ dueAt: z.iso.datetime() })),
};
