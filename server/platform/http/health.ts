/** For whoever keeps the server running: is it alive, and can it work. */
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../context.ts';

/** One check a name; each says whether that part can work. */
export type ReadinessChecks = Record<string, Check> & { database: Check };
type Check = () => Promise<boolean>;

const CHECK_MILLISECONDS_MAX = 3000;

/** A disk that is short of room is told beside the checks and fails none: what is stored can still be read here. */
export function openHealthChecks(
  app: FastifyInstance,
  checks: ReadinessChecks,
  { space }: Pick<Platform, 'space'>,
): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (_request, reply) => {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await passes(check)] as const),
    );
    const { state } = await space.read();
    const isReady = results.every(([, passed]) => passed);
    const parts = Object.fromEntries(results.map(([name, passed]) => [name, passed ? 'ok' : 'failed']));
    const status = state === 'ok' ? 'ok' : 'warning';
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? status : 'failed', parts: { ...parts, space: state } });
  });
}

async function passes(check: () => Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, CHECK_MILLISECONDS_MAX, false);
  });
  try {
    return await Promise.race([check(), tooLate]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
