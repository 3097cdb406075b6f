/** Where one is signed in, and ending that. What a session that was ended may still do: `specs/stories/account-sessions.story.ts`. */
import type { client } from '../../web/connection/api.ts';
import type { Session } from '../../web/session/session.ts';
import { exampleOf } from './support/examples.ts';
import { expect, opens, test, waitFor } from './support/stage.tsx';
import { buttonOf, findDialog } from './support/verbs-parts.ts';
import { findSection } from './support/verbs-profile.ts';
import { endpointSays } from './support/verbs-sign-in.ts';

type Sessions = Awaited<ReturnType<typeof client.account.sessions>>['sessions'];

/** Jonas at his desk, and signed in on his phone as well. */
async function onTwoDevices() {
  let open: Sessions = (exampleOf('account', 'sessions') as { sessions: Sessions }).sessions;
  const [desk, phone] = open;
  if (desk === undefined || phone === undefined)
    throw new Error('The API description names too few devices.');
  const answers = {
    account: {
      sessions: () => ({ sessions: open }),
      endSession: ({ id }: { id: string }) => {
        open = open.filter((one) => one.id !== id);
        return { id };
      },
      endOtherSessions: () => {
        open = [desk];
        return { ended: 1 };
      },
    },
  };
  const screen = await opens('/user-profile?tab=security', { answers });
  const section = await findSection(screen, 'devices');
  await section.findByText('Safari, iPhone');
  const rows = () => [...section.element.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
  return { screen, section, phone, rows };
}

test('a device that one does not know is signed out by its name', async () => {
  const { screen, section, phone, rows } = await onTwoDevices();
  const { user, say, server, findByText } = screen;
  const name = 'Safari, iPhone';
  expect(rows()).toEqual([
    expect.stringMatching(new RegExp(`^Firefox, Windows${say('account:devices.this')}`)),
    expect.stringMatching(/^Safari, iPhone/),
  ]);
  await user.click(section.getByLabelText(say('account:devices.endNamed', { device: name })));
  const dialog = await findDialog(screen, say('account:devices.endTitle', { device: name }));
  await user.click(buttonOf(dialog, say('account:devices.end')));
  await findByText(say('account:devices.ended', { device: name }));
  expect(rows()).toHaveLength(1);
  expect(server.asked('account/endSession')).toEqual([{ id: phone.id }]);
  await waitFor(() => expect(server.asked('account/activity')).toHaveLength(2));
});

test('all other devices are signed out together; those that could not be come back', async () => {
  const { screen, section, rows } = await onTwoDevices();
  const { user, say, server, findByText } = screen;
  const ends = async () => {
    await user.click(buttonOf(section, say('account:devices.endOthers')));
    const dialog = await findDialog(screen, say('account:devices.endOthersTitle', { count: 1 }));
    expect(dialog.element).toHaveTextContent(/Firefox, Windows.*Safari, iPhone/);
    await user.click(buttonOf(dialog, say('account:devices.end')));
    await waitFor(() => expect(rows(), 'gone at once').toHaveLength(1));
  };
  const lost = Promise.withResolvers<Response>();
  server.answerPath('/rpc/account/endOtherSessions', () => lost.promise);
  await ends();
  lost.reject(new TypeError('Failed to fetch'));
  const said = await findByText(say('account:devices.endOthersFailed'));
  expect(said.closest('[role=alert]')).not.toBe(null);
  expect(rows()).toHaveLength(2);
  server.answerPath('/rpc/account/endOtherSessions', () => Response.json({ json: { ended: 1 } }));
  server.answer({ account: { sessions: () => ({ sessions: [] }) } });
  await ends();
  await findByText(say('account:devices.endedOthers'));
  await section.findByText(say('account:devices.onlyThis'));
});

test('ending the session one is in signs out', async () => {
  const { screen, section } = await onTwoDevices();
  const { user, say, server } = screen;
  const out = endpointSays(screen, 'sign-out');
  const session = exampleOf('signIn', 'session') as Session;
  server.answer({ signIn: { session: () => ({ ...session, user: null }) } });
  const here = say('account:devices.this');
  await user.click(section.getByLabelText(say('account:devices.endNamed', { device: here })));
  await waitFor(() => expect(location.pathname).toBe('/auth'));
  expect(out).toHaveLength(1);
});
