/** Text that is made for one request, smaller on its way where the asker can unpack it. */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const pack = promisify(gzip);

/** Below this, packing saves nothing. */
const BYTES_MINIMUM = 1_024;

export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  reply.header('vary', 'accept-encoding');
  const unpacks = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  if (!unpacks || text.length < BYTES_MINIMUM) return reply.send(text);
  return reply.header('content-encoding', 'gzip').send(await pack(text));
}
