/** `/metrics`: the figures of this process, for whoever may watch the install. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics/index.ts';
import { sendError } from './answers.ts';
import { isFromLoopback } from './origin.ts';

export const METRICS_PATH = '/metrics';

interface MetricsAccess {
  metrics: Metrics;
  metricsToken: string | null;
  isLocal: boolean;
}

/** With a token to whoever has it; without one to this machine, and on an install that others reach to nobody: behind a proxy all would be this machine. */
export function openMetricsPage(app: FastifyInstance, access: MetricsAccess): void {
  const { metrics } = access;
  app.get(METRICS_PATH, async (request, reply) => {
    if (!mayWatch(request, access)) return sendError(request, reply, 404);
    reply.header('cache-control', 'no-store').type(metrics.contentType);
    return reply.send(await metrics.text());
  });
}

function mayWatch(request: FastifyRequest, { metricsToken, isLocal }: MetricsAccess): boolean {
  if (metricsToken === null) return isLocal && isFromLoopback(request.socket.remoteAddress, request.headers);
  const [, given = ''] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  return timingSafeEqual(digest(given), digest(metricsToken));
}

/** Of equal length, whatever was given. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
