/** Files that a capability gives away under addresses of their own: it hands over path, reader and verb. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context, Platform, WhoAmI } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { sendError } from './answers.ts';
import { sendBusyPage } from './busy-page.ts';
import { type GivenFile, sendGiven } from './given-files.ts';
import { type RateLimits, sharedLimit } from './limits.ts';
import { businessContext, publicContext, signedInUser } from './procedures.ts';
import { requestContext } from './request-context.ts';

export interface Download {
  /** From the origin on, as the router writes it: `/files/invoices/:id(^…$)/factur-x.xml`. */
  path: string;
  /**
   * Whose request is answered. `owner`: of whoever is signed in, on their business. `linkHolder`: of anyone who has the address, counted with
   * those who open share links. `anyone`: of anyone, without asking who it is, counted with all other requests; the address itself proves or needs no right.
   */
  from: 'owner' | 'linkHolder' | 'anyone';
  /** It is used up by being fetched, or made while it is sent, so whoever only asks for the head is told that there is nothing. */
  isMadeWhileSent?: true;
  /** Throws a `Refusal` where there is nothing for the asker, who learns no more than that. */
  give(context: Context, asked: AskedDownload): Promise<GivenFile>;
}

export interface AskedDownload {
  /** A parameter of the path. */
  param(name: string): string;
  /** A parameter of the query; empty where it is not said. */
  query(name: string): string;
  /** That of the request; empty for strangers. */
  sessionId: string;
}

export interface DownloadParts {
  platform: Platform;
  whoAmI: WhoAmI;
  downloads: readonly Download[];
  limits: RateLimits;
}

/** The pattern of an id in a path. */
export const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

export function openDownloads(app: FastifyInstance, parts: DownloadParts): void {
  for (const download of parts.downloads) {
    app.get(
      download.path,
      {
        config: limitOf(download, parts.limits),
        ...(download.isMadeWhileSent && { exposeHeadRoute: false }),
        ...(download.from === 'linkHolder' && { errorHandler: sendBusyPage }),
      },
      (request, reply) => give(request, reply, { download, parts }),
    );
  }
}

function limitOf({ from }: Download, { general, publicLink }: RateLimits) {
  return from === 'linkHolder' ? sharedLimit(publicLink, 'publicLink') : sharedLimit(general, 'general');
}

/** An invoice that is still a draft has no document yet, which for a download means that there is nothing. */
async function give(
  request: FastifyRequest,
  reply: FastifyReply,
  { download, parts }: { download: Download; parts: DownloadParts },
): Promise<FastifyReply> {
  try {
    const { context, sessionId } = await askerOf(request, reply, { download, parts });
    return sendGiven(request, reply, await download.give(context, { ...parametersOf(request), sessionId }));
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
    return sendError(request, reply, cause.code === 'UNAUTHORIZED' ? 401 : 404);
  }
}

async function askerOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { download: { from }, parts }: { download: Download; parts: DownloadParts },
): Promise<{ context: Context; sessionId: string }> {
  if (from === 'anyone') {
    const { platform } = parts;
    return { context: publicContext({ platform, requestId: request.id, user: null }), sessionId: '' };
  }
  const asker = await requestContext(parts, request, reply);
  if (from === 'linkHolder') return { context: publicContext(asker), sessionId: '' };
  return { context: businessContext(asker), sessionId: signedInUser(asker).sessionId };
}

function parametersOf(request: FastifyRequest): Pick<AskedDownload, 'param' | 'query'> {
  const text = (values: unknown, name: string) => {
    const value = (values as Record<string, unknown>)[name];
    return typeof value === 'string' ? value : '';
  };
  return { param: (name) => text(request.params, name), query: (name) => text(request.query, name) };
}
