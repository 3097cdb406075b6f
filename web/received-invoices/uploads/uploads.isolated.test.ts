/** Files that were dropped on one business go there or nowhere, whoever signs in meanwhile. */
import { beforeEach, describe, expect, test, vi } from 'vitest';

const receive = vi.hoisted(() => vi.fn());
const getSession = vi.hoisted(() => vi.fn());
vi.mock('@orpc/client', async (original) => ({
  ...(await original<typeof import('@orpc/client')>()),
  createORPCClient: () => ({ receivedInvoices: { receive }, signIn: { session: getSession } }),
}));
vi.mock('@orpc/tanstack-query', () => ({
  createTanstackQueryUtils: () => ({
    receivedInvoices: { key: () => [] },
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

const { ORPCError } = await import('@orpc/client');
const { showBusiness } = await import('../../connection/api.ts');
const { renewSession } = await import('../../session/session.ts');
const { goOn, receiveFiles, tryAgain, uploadsNow } = await import('./uploads.ts');

const file = (name: string) => new File(['<Invoice/>'], name);
/** What was sent, and for whom, in order; each call ends when it is told to. */
const sent: { name: string; to: string | undefined; end: (error?: Error) => void }[] = [];
beforeEach(() => {
  sent.length = 0;
  receive.mockImplementation(
    ({ file: { name } }: { file: File }, { context }: { context: { businessId?: string } }) =>
      new Promise((resolve, reject) => {
        const end = (error?: Error) => (error ? reject(error) : resolve({ duplicateOf: null, id: name }));
        sent.push({ name, to: context.businessId, end });
      }),
  );
});
const settled = () => new Promise((done) => setTimeout(done, 5));
const told = () => sent.map(({ name, to }) => `${name} to ${to}`);

test('what waits is not sent into the books of somebody else', async () => {
  showBusiness('anna');
  receiveFiles(['a1', 'a2', 'a3', 'a4'].map(file));
  await settled();
  expect(told()).toEqual(['a1 to anna', 'a2 to anna']);
  showBusiness(null);
  showBusiness('ben');
  for (const { end } of sent) end();
  await settled();
  goOn();
  receiveFiles([file('b1')]);
  await settled();
  expect(told()).toEqual(['a1 to anna', 'a2 to anna', 'b1 to ben']);
});

test('who is signed out in the middle and comes back goes on with it', async () => {
  showBusiness('anna');
  receiveFiles(['a1', 'a2', 'a3'].map(file));
  await settled();
  const signedOut = new ORPCError('UNAUTHORIZED', { status: 401 });
  for (const { end } of [...sent]) end(signedOut);
  await settled();
  showBusiness(null);
  goOn();
  await settled();
  expect(told()).toEqual(['a1 to anna', 'a2 to anna']);
  showBusiness('anna');
  goOn();
  await settled();
  expect(told()).toEqual(['a1 to anna', 'a2 to anna', 'a1 to anna', 'a2 to anna']);
});

/* The editor of invoices keeps its page while nobody is signed in, so nothing of the frame begins again. */
describe('signed out under a page that stays, a file', () => {
  const signedOut = new ORPCError('UNAUTHORIZED', { status: 401 });
  const signIn = (businessId: string | null) =>
    getSession.mockResolvedValue({ user: businessId === null ? null : { businessId } });
  const shown = async () => {
    page.dispatchEvent(new Event('visibilitychange'));
    await settled();
  };
  /** On the page of `owner`, by nobody signed in. */
  const isRefused = async (owner: string) => {
    showBusiness(owner);
    receiveFiles([file('e1')]);
    await settled();
    sent.at(-1)?.end(signedOut);
    await settled();
    expect(told()).toEqual([`e1 to ${owner}`]);
  };

  test('goes on when the session is renewed for its owner', async () => {
    await isRefused('clara');
    signIn('clara');
    await renewSession();
    await settled();
    expect(told()).toEqual(['e1 to clara', 'e1 to clara']);
  });

  test('goes on when the page is seen again and its owner has signed in elsewhere', async () => {
    await isRefused('dora');
    signIn(null);
    await shown();
    signIn('emil');
    await shown();
    expect(told()).toEqual(['e1 to dora']);
    signIn('dora');
    await shown();
    expect(told()).toEqual(['e1 to dora', 'e1 to dora']);
    sent.at(-1)?.end();
    await settled();
    await shown();
    expect(told()).toEqual(['e1 to dora', 'e1 to dora']);
  });

  test('goes on when it is told to, and into no other books', async () => {
    await isRefused('frida');
    const { key } = uploadsNow()[0] ?? { key: '' };
    expect(uploadsNow()).toMatchObject([{ state: 'signedOut' }]);
    tryAgain(key);
    await settled();
    expect(told()).toEqual(['e1 to frida', 'e1 to frida']);
    sent.at(-1)?.end(signedOut);
    await settled();
    signIn('gero');
    await renewSession();
    await settled();
    expect(told()).toEqual(['e1 to frida', 'e1 to frida']);
    expect(uploadsNow()).toEqual([]);
  });

  test('is refused in the end where the server says so again and again', async () => {
    await isRefused('hanna');
    signIn('hanna');
    for (let time = 0; time < 9; time += 1) {
      await renewSession();
      await settled();
      for (const { end } of [...sent]) end(signedOut);
      await settled();
    }
    expect(sent).toHaveLength(5);
    expect(uploadsNow()).toMatchObject([{ state: 'refused' }]);
  });
});
