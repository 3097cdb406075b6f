import { expect, test } from 'vitest';
import { createStreamPlaces } from './stream-places.ts';

async function* events() {
  for (;;) yield 'alive';
}
const refusal = expect.objectContaining({ code: 'TOO_MANY_REQUESTS', data: { retryAfterSeconds: 60 } });

test('a session has so many streams, another one its own, and each end frees a place once', async () => {
  const places = createStreamPlaces(2);
  const gone = new AbortController();
  const open = (session: string, signal = new AbortController().signal) =>
    places.within(session, signal, events);
  const first = open('lena');
  await first.next();
  open('lena', gone.signal);
  expect(() => open('lena')).toThrow(refusal);
  await open('jonas').next();
  gone.abort();
  open('lena');
  expect(() => open('lena')).toThrow(refusal);
  await first.return();
  await first.return();
  open('lena');
  expect(() => open('lena')).toThrow(refusal);
});
