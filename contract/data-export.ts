/** The export of everything: a ZIP with the whole business and the person's own data, made while it is downloaded. */
import { z } from 'zod';
import { Id, procedure } from './common.ts';

/** Refusals of what asks for the password once more. */
export const passwordErrors = {
  INVALID_PASSWORD: { status: 403, message: 'The password is wrong.' },
  TOO_MANY_ATTEMPTS: {
    status: 429,
    message: 'Too many wrong attempts. Please wait.',
    data: z.object({ retryAfterSeconds: z.int() }),
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    message: 'Too many requests. Please wait.',
    data: z.object({ retryAfterSeconds: z.int() }),
  },
} as const;

/** As it was typed; empty for an account without one. */
export const OwnPassword = z.string().max(200);

/** `ready`: allowed and not fetched yet; `failed`: broken off. */
export const DATA_EXPORT_STATES = ['ready', 'running', 'done', 'cancelled', 'failed'] as const;

export const DataExport = z.object({
  id: Id,
  state: z.enum(DATA_EXPORT_STATES),
  begunAt: z.iso.datetime(),
  /** Files of the archive that are written, and how many there will be; 0 before it is known. */
  partsDone: z.int().min(0),
  parts: z.int().min(0),
  /** Path of the ZIP on this server, for the session that gave the password; null for others, and once it was fetched or its five minutes are over. */
  url: z.string().nullable(),
});

export const dataExportContract = {
  begin: procedure
    .errors(passwordErrors)
    .route({
      method: 'POST',
      path: '/data-export',
      tags: ['Data export'],
      summary: 'Allow one download of everything, with the password; it is to be begun within five minutes',
    })
    .input(z.object({ password: OwnPassword }))
    .output(DataExport),
  latest: procedure
    .route({
      method: 'GET',
      path: '/data-export',
      tags: ['Data export'],
      summary: 'The latest export and how far it is',
    })
    .output(z.object({ export: DataExport.nullable() })),
  cancel: procedure
    .route({
      method: 'DELETE',
      path: '/data-export/{id}',
      tags: ['Data export'],
      summary: 'Break an export off; nothing of it stays',
    })
    .input(z.object({ id: Id }))
    .output(DataExport),
};
