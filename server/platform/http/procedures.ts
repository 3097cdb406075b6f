/** Where procedures of the contract are implemented: what a request brings, and how a refusal becomes its answer. */
import { contract } from '@belegbar/contract';
import { implement, ORPCError } from '@orpc/server';
import type { Context, Platform, SignedIn } from '../context.ts';
import { isDatabaseAway } from '../database/index.ts';
import { databaseAway, Refusal, storageFull } from '../refusal.ts';
import { isStorageFull } from '../space/index.ts';
import { SHOWN_BUSINESS_HEADER } from './origin.ts';

export type { SignedIn };

/** What every procedure is given beside its input. */
export interface RequestContext {
  platform: Platform;
  requestId: string;
  user: SignedIn | null;
  /** Address of the caller, as far as the configured proxies are believed. */
  address: string;
  /** True when the request came over the loopback interface, and through no proxy. */
  isLoopback: boolean;
  /** Headers of the request. */
  headers: Headers;
  /** Adds a `Set-Cookie` line to the answer. */
  setCookie(line: string): void;
}

/**
 * Implements the contract: `api.clients.list.handler(({ input, context }) => listClients(businessContext(context), input))`.
 * A `Refusal` becomes the declared error with its status and data; anything unexpected becomes a 500 without details.
 */
export const api = implement(contract)
  .$context<RequestContext>()
  // The translation below stands outside the checks of input and output, so that a wrong output is logged as well.
  .$config({ initialInputValidationIndex: 1, initialOutputValidationIndex: 1 })
  .use(async ({ context, path, procedure, next }) => {
    try {
      // Of who may not ask at all, nothing is read.
      if (procedure['~orpc'].meta.isOpen !== true) signedInUser(context);
      return await next();
    } catch (cause) {
      if (isStorageFull(cause)) context.platform.space.noteRefused();
      throw answerFor(cause, procedure['~orpc'].errorMap, (unexpected) =>
        context.platform.log.error(
          'procedure.failed',
          { requestId: context.requestId, procedure: path.join('.') },
          unexpected,
        ),
      );
    }
  });

/**
 * The signed-in person. Throws UNAUTHORIZED for a stranger, and for a page that shows another business:
 * somebody else has signed in since it was opened, and what was typed there must not reach these books.
 */
export function signedInUser({ user, headers }: Pick<RequestContext, 'user' | 'headers'>): SignedIn {
  const shown = headers.get(SHOWN_BUSINESS_HEADER);
  if (user === null || (shown !== null && shown !== user.businessId)) throw new Refusal('UNAUTHORIZED');
  return user;
}

/** The signed-in administrator of the install. Throws UNAUTHORIZED as `signedInUser` does, and FORBIDDEN for a user. */
export function adminUser(request: Pick<RequestContext, 'user' | 'headers'>): SignedIn {
  const user = signedInUser(request);
  if (!user.isAdmin) throw new Refusal('FORBIDDEN');
  return user;
}

/** The context of the signed-in person's business. Throws UNAUTHORIZED as `signedInUser` does. */
export function businessContext(request: RequestContext): Context {
  const { businessId, userId } = signedInUser(request);
  return {
    platform: request.platform,
    businessId,
    actor: { kind: 'user', userId },
    requestId: request.requestId,
    transaction: null,
  };
}

/** The context of a stranger. It belongs to no business and sees no row, until a verb has found the business by a token and set it. */
export function publicContext(request: Pick<RequestContext, 'platform' | 'requestId' | 'user'>): Context {
  return {
    platform: request.platform,
    businessId: '',
    actor: { kind: 'public', ...(request.user && { visitorBusinessId: request.user.businessId }) },
    requestId: request.requestId,
    transaction: null,
  };
}

type ErrorMap = Record<string, { status?: number; message?: string } | undefined>;

function answerFor(
  cause: unknown,
  declared: ErrorMap,
  logUnexpected: (cause: unknown) => void,
): ORPCError<string, unknown> {
  if (cause instanceof Refusal) {
    const error = declared[cause.code];
    if (error !== undefined) {
      return new ORPCError(cause.code, {
        status: error.status ?? 400,
        message: error.message ?? cause.code,
        data: cause.data,
      });
    }
  }
  if (cause instanceof ORPCError && cause.status < 500) return cause;
  logUnexpected(cause);
  if (isStorageFull(cause)) return answerFor(storageFull(), declared, logUnexpected);
  if (isDatabaseAway(cause)) return answerFor(databaseAway(), declared, logUnexpected);
  return new ORPCError('INTERNAL_SERVER_ERROR', { message: 'Something went wrong on the server.' });
}
