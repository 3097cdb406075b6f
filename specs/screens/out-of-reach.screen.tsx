/** A server that cannot be reached is told apart from a call that fails, and from a person who cannot sign out. */
import { losesConnection, regainsConnection } from './support/connection.ts';
import { refusal } from './support/refusal.ts';
import { expect, opens, type Screen, test, waitFor } from './support/stage.tsx';

async function searchesFor({ user, say, findByPlaceholderText }: Screen, text: string): Promise<void> {
  await user.keyboard('{Control>}k{/Control}');
  const field = await findByPlaceholderText(say('palette:placeholder'));
  await user.type(field, text);
}

async function opensWork(): Promise<Screen> {
  const screen = await opens('/compliance');
  await screen.findByRole('heading', { level: 1 });
  return screen;
}

test('a server that is away is said in the frame until it is back', async () => {
  const screen = await opensWork();
  const { user, say, server, findByText, queryByText } = screen;
  server.unplug();
  await searchesFor(screen, 'no');
  expect(await findByText(say('shell:away'))).toBeVisible();
  await user.keyboard('{Escape}');
  regainsConnection(screen);
  await waitFor(() => expect(queryByText(say('shell:away'))).toBeNull());
});

test('a single call that fails while the server is there is no outage, a database that is away is one', async () => {
  const screen = await opensWork();
  const { user, say, server, findByText, queryByText } = screen;
  const fails = () => {
    throw refusal('SERVICE_UNAVAILABLE');
  };
  let looked = 0;
  server.answerPath('/readyz', () => {
    looked += 1;
    return new Response('ok');
  });
  server.answer({ clients: { list: fails } });
  await searchesFor(screen, 'no');
  await findByText(new RegExp(say('palette:searchFailed')));
  await waitFor(() => expect(looked).toBeGreaterThan(0));
  expect(queryByText(say('shell:away'))).toBeNull();
  await user.keyboard('{Escape}');
  server.answerPath('/readyz', () => Response.json({ ready: false }, { status: 503 }));
  await searchesFor(screen, 'we');
  expect(await findByText(say('shell:away'))).toBeVisible();
  server.answerPath('/readyz', () => new Response('ok'));
  regainsConnection(screen);
  await waitFor(() => expect(queryByText(say('shell:away'))).toBeNull());
});

test('who cannot sign out for want of a connection is told, and is out at the next try', async () => {
  const screen = await opensWork();
  const { user, say, server, findByText, getByText } = screen;
  losesConnection(screen);
  await user.click(getByText(say('shell:signOut')));
  const told = (await findByText(say('shell:signOutFailed'))).closest('[role=alert]');
  expect(told).toHaveTextContent(say('errors:call.OFFLINE'));
  regainsConnection(screen);
  server.answerPath('/api/auth/sign-out', () => Response.json({ success: true }));
  await user.click(getByText(say('shell:signOut')));
  await waitFor(() => expect(location.pathname).toBe('/auth'));
});
