/** Answers outside the procedures, in the one shape that all errors have. */
import type { FastifyReply, FastifyRequest } from 'fastify';

const CODES: Record<number, [code: string, message: string]> = {
  400: ['BAD_REQUEST', 'The request could not be read.'],
  401: ['UNAUTHORIZED', 'Sign in first.'],
  403: ['FORBIDDEN', 'This request is not allowed from there.'],
  404: ['NOT_FOUND', 'There is nothing here.'],
  405: ['METHOD_NOT_SUPPORTED', 'This cannot be done here.'],
  413: ['PAYLOAD_TOO_LARGE', 'The request is too large.'],
  414: ['URI_TOO_LONG', 'The address is too long.'],
  415: ['UNSUPPORTED_MEDIA_TYPE', 'This kind of content cannot be read here.'],
  421: ['MISDIRECTED_REQUEST', 'This server does not go by that name.'],
  429: ['TOO_MANY_REQUESTS', 'Too many requests. Please wait a minute.'],
  500: ['INTERNAL_SERVER_ERROR', 'Something went wrong on the server.'],
  503: ['SERVICE_UNAVAILABLE', 'This cannot be answered at the moment. Please try again shortly.'],
  507: [
    'STORAGE_FULL',
    'The storage of this install is full. Nothing was saved, and nothing that was saved before is lost.',
  ],
};

/** Sends an error as procedures do: `{ defined, code, status, message }`, wrapped as its protocol wants below `/rpc`. */
export function sendError(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
  return sendRefusal(request, reply, status, {});
}

/** The same with a code and a sentence of its own, and with what stands beside them, such as `retryAfterSeconds`. */
export function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  own: { code?: string; message?: string; [more: string]: unknown },
): FastifyReply {
  const retryAfterSeconds = status === 429 ? Number(reply.getHeader('retry-after')) : 0;
  const wait = retryAfterSeconds > 0 ? { retryAfterSeconds } : {};
  const body = { ...errorBody(status), ...wait, ...own };
  return reply.code(status).send(request.url.startsWith('/rpc/') ? { json: body } : body);
}

/** The body of an error that no procedure declares. */
export function errorBody(status: number): {
  defined: boolean;
  code: string;
  status: number;
  message: string;
} {
  const [code, message] = CODES[status] ?? CODES[status < 500 ? 400 : 500] ?? ['ERROR', 'Error'];
  return { defined: false, code, status, message };
}
