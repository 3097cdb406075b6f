import { expect, test } from 'vitest';
import { inOrder } from './order.ts';

const PHONE = { name: 'phone', isCurrent: false, lastUsedAt: '2026-11-17T21:40:00.000Z' };
const HERE = { name: 'here', isCurrent: true, lastUsedAt: '2026-11-17T08:00:00.000Z' };
const TABLET = { name: 'tablet', isCurrent: false, lastUsedAt: '2026-11-18T07:00:00.000Z' };

test('the device in use stands first, then whichever was used last', () => {
  const given = [PHONE, HERE, TABLET];
  expect(inOrder(given).map(({ name }) => name)).toEqual(['here', 'tablet', 'phone']);
  expect(given).toEqual([PHONE, HERE, TABLET]);
});
