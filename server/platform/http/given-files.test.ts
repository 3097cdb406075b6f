import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { fastify } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sendGiven } from './given-files.ts';

/** More than every buffer between server and reader holds. */
function* endless() {
  for (;;) yield 'x'.repeat(64 * 1024);
}

test('a file that is made while it is sent ends where its reader takes nothing for half a minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const stream = Readable.from(endless());
  const app = fastify();
  onTestFinished(() => app.close());
  app.get('/', (request, reply) =>
    sendGiven(request, reply, {
      kind: 'streamed',
      fileName: 'all.zip',
      contentType: 'application/zip',
      stream,
    }),
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  const reader = connect((app.server.address() as { port: number }).port, '127.0.0.1');
  onTestFinished(() => void reader.destroy());
  reader.on('error', () => {});
  reader.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await vi.waitFor(() => expect(stream.readableDidRead).toBe(true));
  for (let second = 0; second < 29; second += 1) await vi.advanceTimersByTimeAsync(1_000);
  expect(stream.destroyed).toBe(false);
  // Until the buffers are full, and then half a minute.
  for (let second = 0; second < 300 && !stream.destroyed; second += 1) {
    await vi.advanceTimersByTimeAsync(1_000);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(stream.destroyed).toBe(true);
});
