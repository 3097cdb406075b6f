/** Who is signed in, and what this install offers before anyone is. */
import { z } from 'zod';
import { DayText, Id, LanguageCode, procedure } from './common.ts';

export const sessionContract = {
  get: procedure
    .route({ method: 'GET', path: '/session', tags: ['Session'], summary: 'The signed-in user, or null' })
    .output(
      z.object({
        user: z
          .object({
            id: Id,
            email: z.string(),
            name: z.string(),
            language: LanguageCode,
            isAdmin: z.boolean(),
            businessId: Id,
            /** The day on which this account will be deleted; null unless its owner has confirmed that. */
            deletesOn: DayText.nullable(),
          })
          .nullable(),
        install: z.object({
          /** The demo businesses may be entered with one click. */
          demo: z.boolean(),
          /** Mails lie in the local outbox, and this visitor may read it. */
          outbox: z.boolean(),
          /** Mails leave by a mail server. */
          sendsMail: z.boolean(),
          /** The income tax report is offered (`EST_ENABLED`). */
          incomeTax: z.boolean(),
          /** Address of the board on which users ask for features (`FEEDBACK_URL`); null where there is none. */
          feedbackUrl: z.string().nullable(),
        }),
        /** Today in Europe/Berlin. */
        today: z.string(),
      }),
    ),
  setLanguage: procedure
    .route({
      method: 'PUT',
      path: '/session/language',
      tags: ['Session'],
      summary: 'Set the language of the app for this user',
    })
    .input(z.object({ language: LanguageCode }))
    .output(z.object({ language: LanguageCode })),
  /** Signs the visitor in to a demo business; only on a local install. */
  enterDemo: procedure
    .route({ method: 'POST', path: '/session/demo', tags: ['Session'], summary: 'Enter a demo business' })
    .input(
      z.object({
        who: z.enum(['lena', 'jonas', 'aylin']),
        /** The language in which the visitor reads; the app stays in it. */
        language: LanguageCode,
      }),
    )
    .output(z.object({ email: z.string() })),
};
