import { afterAll, expect, test } from 'vitest';
import { createImageReader } from './index.ts';

const program = new URL('../testing/hostile-reader.ts', import.meta.url);
const reader = createImageReader({ program, timeoutMs: 1500, restMs: 50 });
afterAll(() => reader.close());

const file = (text: string) => new TextEncoder().encode(text);

test.each(['hangs', 'crashes'])(
  'a file on which the reader %s is refused, and the next one is read',
  async (what) => {
    expect(await reader.letterhead(file(what))).toEqual({ ok: false, code: 'file.damaged' });
    expect(await reader.letterhead(file('fine'))).toMatchObject({ ok: true });
  },
);

test('a file after a pause is read as well, though the reader had left meanwhile', async () => {
  await reader.picture(file('fine'), ['image/png']);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await reader.picture(file('fine'), ['image/png'])).toMatchObject({ ok: true });
});

test('of many files at once the last are asked to wait', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => reader.letterhead(file('fine'))));
  const busy = answers.filter((answer) => !answer.ok && answer.code === 'file.busy');
  expect(busy.length).toBe(30 - answers.filter(({ ok }) => ok).length);
  expect(busy.length).toBeGreaterThan(0);
});
