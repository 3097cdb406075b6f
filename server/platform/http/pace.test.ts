import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paced } from './pace.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

const endless = () => Readable.from(kilobytes(), { objectMode: false });
function* kilobytes() {
  for (;;) yield Buffer.alloc(1024);
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Takes so many kilobytes in each of so many seconds, a quarter of them at a time. */
async function take(stream: Readable, { kilobytes: each, seconds }: { kilobytes: number; seconds: number }) {
  for (let quarter = 1; quarter <= 4 * seconds; quarter += 1) {
    const due = Math.floor((quarter * each) / 4) - Math.floor(((quarter - 1) * each) / 4);
    for (let count = 0; count < due; count += 1) {
      stream.read(1024);
      await settle();
    }
    await vi.advanceTimersByTimeAsync(250);
  }
}

test('a quick reader is never told to be slow, nor one whom nothing waits for', async () => {
  const onSlow = vi.fn();
  const { stream } = paced(endless(), onSlow);
  stream.on('error', () => {});
  await take(stream, { kilobytes: 200, seconds: 5 });
  stream.destroy();
  const idle = paced(new Readable({ read() {} }), onSlow).stream;
  await vi.advanceTimersByTimeAsync(60_000);
  expect([onSlow.mock.calls.length, idle.destroyed]).toEqual([0, false]);
  idle.destroy();
});

test('who takes nothing is slow within a second, for somebody may wait for the place', async () => {
  const onSlow = vi.fn();
  const { stream } = paced(endless(), onSlow);
  stream.on('error', () => {});
  await settle();
  await vi.advanceTimersByTimeAsync(450);
  expect(onSlow).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(500);
  expect(onSlow).toHaveBeenCalled();
  stream.destroy();
});

test('who takes 10 kB a second is slow, and may go on', async () => {
  const onSlow = vi.fn();
  const { stream, bytesPerSecond } = paced(endless(), onSlow);
  stream.on('error', () => {});
  await settle();
  await take(stream, { kilobytes: 10, seconds: 40 });
  expect(onSlow).toHaveBeenCalled();
  expect([stream.destroyed, Math.round(bytesPerSecond() / 1024)]).toEqual([false, 10]);
  stream.destroy();
});

test('who takes 2 kB a second is cut off after half a minute, and what makes it ends', async () => {
  const source = endless();
  const { stream } = paced(source, () => {});
  stream.on('error', () => {});
  await settle();
  await take(stream, { kilobytes: 2, seconds: 29 });
  expect(stream.destroyed).toBe(false);
  await take(stream, { kilobytes: 2, seconds: 4 });
  await settle();
  expect([stream.destroyed, source.destroyed]).toEqual([true, true]);
});
