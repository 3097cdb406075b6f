import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { endConnectionsWhenClosing } from './closing.ts';

test('a request in hand is answered, and its kept-alive connection does not hold the closing up', async () => {
  const { app, port } = await aServer();
  const agent = new Agent({ keepAlive: true });
  const asked = request({ port, agent, path: '/slow' }).end();
  await once(app.server, 'request');
  const closing = app.close();
  const [got] = await once(asked, 'response');
  expect(got.statusCode).toBe(200);
  expect(got.headers.connection).toBe('close');
  got.resume();
  expect(await isSoon(closing)).toBe(true);
  agent.destroy();
});

test('neither a connection that has been answered nor one that never asked does', async () => {
  const { app, port } = await aServer();
  const agent = new Agent({ keepAlive: true });
  const [got] = await once(request({ port, agent, path: '/' }).end(), 'response');
  got.resume();
  await once(got, 'end');
  const silent = connect(port);
  await once(app.server, 'connection');
  expect(await isSoon(app.close())).toBe(true);
  silent.destroy();
  agent.destroy();
});

/** Its slow answer comes when the closing has begun. */
async function aServer() {
  const app = fastify({ forceCloseConnections: false });
  endConnectionsWhenClosing(app);
  const closing = new Promise<void>((resolve) => app.addHook('preClose', async () => resolve()));
  app.get('/', async () => 'at once');
  app.get('/slow', async () => {
    await closing;
    return 'later';
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, port: (app.server.address() as AddressInfo).port };
}

async function isSoon(done: Promise<unknown>): Promise<boolean> {
  return Promise.race([done.then(() => true), sleep(2000, false)]);
}
