/** From an HTTP request to what procedures and downloads are given. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Platform, WhoAmI } from '../context.ts';
import { isFromLoopback } from './origin.ts';
import type { RequestContext } from './procedures.ts';

/** Reads who is asking. Cookies that keep the session alive are put on the answer. */
export async function requestContext(
  parts: { platform: Platform; whoAmI: WhoAmI },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<RequestContext> {
  const headers = headersOf(request);
  const { user, setCookies } = await parts.whoAmI(headers, request.id);
  const setCookie = (line: string) => void reply.header('set-cookie', line);
  setCookies.forEach(setCookie);
  return {
    platform: parts.platform,
    requestId: request.id,
    user,
    address: request.ip,
    isLoopback: isFromLoopback(request.socket.remoteAddress, request.headers),
    headers,
    setCookie,
  };
}

/** The headers in the form of the web. */
export function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) headers.append(name, one);
  }
  return headers;
}
