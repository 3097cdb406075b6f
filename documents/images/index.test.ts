import { afterAll, expect, test } from 'vitest';
import { createImageReader } from './index.ts';

const program = new URL('../testing/hostile-reader.ts', import.meta.url);
const reader = createImageReader({ program, wallMs: 4000, restMs: 50 });
afterAll(() => reader.close());

const file = (text: string) => new TextEncoder().encode(text);

test.each([
  ['hangs', 'file.timeout'],
  ['crashes', 'file.damaged'],
])('a file on which the reader %s is refused as such, and the next one is read', async (what, code) => {
  expect(await reader.letterhead(file(what))).toEqual({ ok: false, code });
  expect(await reader.letterhead(file('fine'))).toMatchObject({ ok: true });
});

test('a file after a pause is read as well, though the reader had left meanwhile', async () => {
  await reader.picture(file('fine'), ['image/png']);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await reader.picture(file('fine'), ['image/png'])).toMatchObject({ ok: true });
});

test('large files leave a process to small ones, and their owner alone waits behind them', async () => {
  const large = new Uint8Array(1_500_000).fill('h'.charCodeAt(0));
  const order: string[] = [];
  const reads = (name: string, bytes: Uint8Array, owner: string) =>
    reader.letterhead(bytes, owner).then(({ ok }) => order.push(`${name} ${ok ? 'read' : 'given up'}`));
  await Promise.all([
    reads('large', large, 'x'),
    reads('large', large, 'x'),
    reads('small', file('fine'), 'y'),
  ]);
  expect(order).toEqual(['small read', 'large given up', 'large given up']);
});

test('of many files at once the last are asked to wait', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => reader.letterhead(file('fine'))));
  const busy = answers.filter((answer) => !answer.ok && answer.code === 'file.busy');
  expect(busy.length).toBe(30 - answers.filter(({ ok }) => ok).length);
  expect(busy.length).toBeGreaterThan(0);
});
