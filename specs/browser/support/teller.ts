/** A door of the stories alone: through it the running server tells somebody something, as its jobs and verbs do. */
import { createServer } from 'node:http';
import { addNotification, type NewNotification } from '@belegbar/server/notifications';
import type { Platform } from '../../../server/platform/context.ts';

/** The port beside the server's own. */
export function tellerPort(port: number): number {
  return port + 1;
}

/** Opens the door on loopback. Returns how it is closed. */
export function openTeller(platform: Platform, port: number): () => void {
  const context = {
    platform,
    businessId: '',
    actor: { kind: 'system', name: 'story' } as const,
    requestId: 'story',
    transaction: null,
  };
  const server = createServer(async (request, answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    await addNotification(context, JSON.parse(Buffer.concat(chunks).toString()) as NewNotification);
    answer.end();
  });
  server.listen(port, '127.0.0.1');
  return () => server.close();
}
