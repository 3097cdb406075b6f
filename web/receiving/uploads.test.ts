/** Files that were dropped on one business go there or nowhere, whoever signs in meanwhile. */
import { beforeEach, expect, test, vi } from 'vitest';

const receive = vi.hoisted(() => vi.fn());
vi.mock('@orpc/client', async (original) => ({
  ...(await original<typeof import('@orpc/client')>()),
  createORPCClient: () => ({ receivedInvoices: { receive } }),
}));
vi.mock('@orpc/tanstack-query', () => ({
  createTanstackQueryUtils: () => ({ receivedInvoices: { key: () => [] } }),
}));

vi.stubGlobal('addEventListener', () => {});
vi.stubGlobal('removeEventListener', () => {});

const { ORPCError } = await import('@orpc/client');
const { showBusiness } = await import('../api.ts');
const { goOn, receiveFiles } = await import('./uploads.ts');

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
