/** Addresses that a capability answers by itself, beside its procedures: it hands over method, path and handler. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendRefusal } from './answers.ts';
import { readJsonBodies } from './bodies.ts';
import { sharedLimit } from './limits.ts';
import { isFromForeignPage } from './origin.ts';
import { headersOf } from './request-context.ts';

export interface Endpoint {
  methods: ('GET' | 'POST')[];
  /** From the origin on; ends in `/*` where it is everything below. */
  path: string;
  /** So many requests a minute and address, over all endpoints of the group. */
  limit?: { max: number; group: string };
  /** Of JSON; without it no body is read. */
  bodyBytesMax?: number;
  /** A request that changes something need not carry `OWN_REQUEST_HEADER`. */
  isOpenToForms?: true;
  answer(call: EndpointCall): Promise<Response | EndpointRefusal>;
  /** Lets go of what it works with once the server closes. */
  close?(): Promise<void>;
}

export interface EndpointCall {
  method: string;
  url: URL;
  headers: Headers;
  /** The JSON of the body; undefined without one. */
  body: unknown;
  /** Address of the caller. */
  address: string;
  /** A browser says that a page of somebody else asks, or has sent its visitor here. */
  isFromForeignPage: boolean;
  requestId: string;
}

/** Goes out in the one shape of errors. */
export interface EndpointRefusal {
  status: number;
  /** Beside those of every answer. */
  headers?: Headers;
  /** In place of what is always said with the status. */
  body?: { code?: string; message?: string; retryAfterSeconds?: number; [more: string]: unknown };
}

/** Opens the endpoints. `baseUrl` is the origin of their addresses. */
export function openEndpoints(app: FastifyInstance, endpoints: readonly Endpoint[], baseUrl: string): void {
  for (const endpoint of endpoints) {
    app.addHook('onClose', async () => endpoint.close?.());
    app.register(async (scope) => {
      if (endpoint.bodyBytesMax !== undefined) readJsonBodies(scope, endpoint.bodyBytesMax);
      scope.route({
        method: endpoint.methods,
        url: endpoint.path,
        ...(endpoint.limit && { config: sharedLimit(endpoint.limit.max, endpoint.limit.group) }),
        handler: async (request, reply) => {
          const answer = await endpoint.answer(callOf(request, baseUrl));
          return answer instanceof Response
            ? sendAnswer(reply, answer)
            : sendEndpointRefusal(request, reply, answer);
        },
      });
    });
  }
}

/** True for a path below one of the endpoints that need no header of ours. */
export function isOpenToForms(endpoints: readonly Endpoint[], path: string): boolean {
  return endpoints.some(
    (endpoint) => endpoint.isOpenToForms === true && path.startsWith(endpoint.path.replace('*', '')),
  );
}

function callOf(request: FastifyRequest, baseUrl: string): EndpointCall {
  return {
    method: request.method,
    url: new URL(request.url, baseUrl),
    headers: headersOf(request),
    body: request.body,
    address: request.ip,
    isFromForeignPage: isFromForeignPage(request.headers['sec-fetch-site']),
    requestId: request.id,
  };
}

async function sendAnswer(reply: FastifyReply, answer: Response): Promise<FastifyReply> {
  addHeaders(reply, answer.headers);
  reply.code(answer.status);
  return answer.body === null ? reply.send() : reply.send(Buffer.from(await answer.arrayBuffer()));
}

function sendEndpointRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, body = {} }: EndpointRefusal,
): FastifyReply {
  if (headers !== undefined) addHeaders(reply, headers);
  if (body.retryAfterSeconds !== undefined) reply.header('retry-after', body.retryAfterSeconds);
  return sendRefusal(request, reply, status, body);
}

/** All but the one that describes the bytes. */
function addHeaders(reply: FastifyReply, headers: Headers): void {
  for (const [name, value] of headers)
    if (!['set-cookie', 'content-length'].includes(name)) reply.header(name, value);
  for (const line of headers.getSetCookie()) reply.header('set-cookie', line);
}
