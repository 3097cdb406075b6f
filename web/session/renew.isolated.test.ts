/** The session renewed twice at once: whoever signs out, and every call that is refused for it. */
import { expect, test, vi } from 'vitest';

const getSession = vi.hoisted(() => vi.fn());
vi.mock('@orpc/client', async (original) => ({
  ...(await original<typeof import('@orpc/client')>()),
  createORPCClient: () => ({ signIn: { session: getSession } }),
}));
vi.mock('@orpc/tanstack-query', () => ({
  createTanstackQueryUtils: () => ({
    signIn: {
      session: { queryOptions: (more: object) => ({ queryKey: ['session'], queryFn: getSession, ...more }) },
    },
  }),
}));

const page = new EventTarget();
vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
vi.stubGlobal('window', page);
vi.stubGlobal('document', { visibilityState: 'visible' });

const { renewSession } = await import('./session.ts');
const { followSessionChange } = await import('../connection/api.ts');

const sessionOf = (businessId: string | null) => ({ user: businessId === null ? null : { businessId } });

test('a second renewal breaks off the first, and both give what the second says', async () => {
  const first = Promise.withResolvers();
  getSession.mockReturnValueOnce(first.promise).mockResolvedValueOnce(sessionOf(null));
  const both = [renewSession(), renewSession()];
  first.resolve(sessionOf('anna'));
  expect(await Promise.all(both)).toEqual([sessionOf(null), sessionOf(null)]);
});

test('while a call that changes the session is on its way, nobody is taken for signed out', async () => {
  let session = sessionOf(null);
  getSession.mockImplementation(async () => session);
  const call = Promise.withResolvers<void>();
  void followSessionChange(call.promise);
  const renewed = renewSession();
  await new Promise((done) => setTimeout(done, 0));
  session = sessionOf('anna');
  call.resolve();
  expect(await renewed).toEqual(sessionOf('anna'));
});

test('a renewal that fails by itself says so', async () => {
  getSession.mockRejectedValue(new Error('away'));
  await expect(renewSession()).rejects.toThrow('away');
});
