import { expect, test } from 'vitest';

test('the books of the demo cost the start of the server next to nothing', async () => {
  const before = process.cpuUsage();
  await import('../../specs/cast/aylin.ts');
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(2);
}, 60_000);
