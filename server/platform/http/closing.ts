/** Closing the endpoints: requests in hand are answered, and no connection outlives its last answer. */
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Whoever has not sent the whole of a request or taken its answer by then is cut off. */
const PATIENCE_MILLISECONDS = 10_000;

/** Connections on which nothing is asked end with the closing, the others with their answer, instead of being kept alive. */
export function endConnectionsWhenClosing(app: FastifyInstance): void {
  const connections = new Set<Socket>();
  const busy = new WeakSet<Socket>();
  let isClosing = false;
  app.server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  app.addHook('onRequest', async (request) => void busy.add(request.raw.socket));
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
  app.addHook('onResponse', async (request) => {
    busy.delete(request.raw.socket);
    if (isClosing) request.raw.socket.destroySoon();
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const socket of connections) if (!busy.has(socket)) socket.destroy();
    setTimeout(() => app.server.closeAllConnections(), PATIENCE_MILLISECONDS).unref();
  });
}
