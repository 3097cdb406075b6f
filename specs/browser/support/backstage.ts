/** Endpoints of the stories alone, beside those of the running server: what its jobs and other people do before and while a story is played. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { addNotification, type NewNotification } from '@belegbar/server/notifications';
import type { Auth, Guard } from '@belegbar/server/sign-in';
import type { Platform } from '../../../server/platform/context.ts';
import type { Arrival } from './agreed.ts';
import { arrive } from './arrival.ts';

export interface Backstage {
  platform: Platform;
  /** Opens sessions that the running server accepts. */
  auth: Auth;
  guard: Guard;
}

type Act = (backstage: Backstage, request: IncomingMessage, answer: ServerResponse) => Promise<void>;

const ACTS: Record<string, Act> = {
  '/notify': async ({ platform }, request) => {
    const context = {
      platform,
      businessId: '',
      actor: { kind: 'system', name: 'story' } as const,
      requestId: 'story',
      transaction: null,
    };
    await addNotification(context, await bodyOf<NewNotification>(request));
  },
  // The browser sends these cookies to the server as well: they know no port.
  '/arrive': async (backstage, request, answer) => {
    const device = request.headers['user-agent'] ?? '';
    answer.setHeader('set-cookie', await arrive(backstage, await bodyOf<Arrival>(request), device));
  },
};

/** Opens them on loopback, beside the port of the server. Returns how they are closed. */
export function openBackstage(backstage: Backstage, port: number): () => void {
  const server = createServer(async (request, answer) => {
    try {
      await ACTS[request.url ?? '']?.(backstage, request, answer);
    } catch (error) {
      console.error(error);
      answer.statusCode = 500;
    }
    answer.end();
  });
  server.listen(port + 1, 'localhost');
  return () => server.close();
}

async function bodyOf<Body>(request: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as Body;
}
