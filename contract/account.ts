/** How an account is kept safe: where it is signed in, its second factor, and what happened lately. */
import { z } from 'zod';
import { Id, procedure } from './common.ts';

/** `Firefox, Windows`, the same in every language; null when unknown. */
const Device = z.string().nullable();

/** A browser or program that is signed in. */
export const OpenSession = z.object({
  id: Id,
  /** When someone signed in there. */
  startedAt: z.iso.datetime(),
  /** To within five minutes. */
  lastUsedAt: z.iso.datetime(),
  device: Device,
  /** The one that asks. */
  isCurrent: z.boolean(),
});

/** What is told of the safety of an account. */
export const ActivityType = z.enum([
  'signedUp',
  'addressConfirmed',
  'signedIn',
  'signInFailed',
  /** The password was right, and the second factor was asked for. */
  'secondFactorAsked',
  'signedOut',
  'magicLinkRequested',
  'passwordResetRequested',
  /** By the present one, or behind a link. */
  'passwordChanged',
  'secondFactorOn',
  'secondFactorOff',
  'recoveryCodesRenewed',
  /** From another device, in the list of sessions. */
  'sessionEnded',
  'dataExported',
  'deletionRequested',
  'deletionConfirmed',
  'accountKept',
]);

export const accountContract = {
  sessions: procedure
    .route({
      method: 'GET',
      path: '/account/sessions',
      tags: ['Account'],
      summary: 'Where this user is signed in, the last used first',
    })
    .output(z.object({ sessions: z.array(OpenSession) })),
  /** The one that asks can be ended too; that signs out. */
  endSession: procedure
    .route({
      method: 'DELETE',
      path: '/account/sessions/{id}',
      tags: ['Account'],
      summary: 'End a session of this user at once',
    })
    .input(z.object({ id: Id }))
    .output(z.object({ id: Id })),
  endOtherSessions: procedure
    .route({
      method: 'POST',
      path: '/account/sessions/end-others',
      tags: ['Account'],
      summary: 'End all sessions of this user but the one that asks',
    })
    .output(z.object({ ended: z.int().min(0) })),
  security: procedure
    .route({
      method: 'GET',
      path: '/account/security',
      tags: ['Account'],
      summary: 'Whether this user has a password and a second factor',
    })
    .output(
      z.object({
        /** Without one there is neither a second factor nor a change of the password: visitors of the demo have none. */
        hasPassword: z.boolean(),
        secondFactor: z.boolean(),
        /** Recovery codes that were not used yet. */
        backupCodesLeft: z.int().min(0),
      }),
    ),
  activity: procedure
    .route({
      method: 'GET',
      path: '/account/activity',
      tags: ['Account'],
      summary: 'The latest that happened to this account, the newest first',
    })
    .output(
      z.object({ events: z.array(z.object({ type: ActivityType, at: z.iso.datetime(), device: Device })) }),
    ),
};
