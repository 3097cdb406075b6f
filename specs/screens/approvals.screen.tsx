/** Reminders that wait: a list beside the very mail, worked by boxes and keys, each sent once. */
import { ORPCError } from '@orpc/server';
import type { client } from '../../web/connection/api.ts';
import { exampleOf } from './support/examples.ts';
import { findings } from './support/inspection.ts';
import { expect, opens, test, waitFor } from './support/stage.tsx';

type Approvals = Awaited<ReturnType<typeof client.sending.approvals>>;

const EXAMPLE = exampleOf('sending', 'approvals') as Approvals;
const PATH = '/email-notifications/pending-approvals';
const CLIENTS = ['Nordlicht GmbH', 'Kettler & Partner', 'Atelier Voss'];

const idOf = (place: number) => `019${place}a8c0-0000-7000-8000-00000000000${place}`;

/** Three that wait, of which the server takes each once. */
async function opensThree(language: 'de' | 'en' = 'de') {
  const [first] = EXAMPLE.reminders;
  let waiting = CLIENTS.map((clientName, place) => ({
    ...(first as NonNullable<typeof first>),
    id: idOf(place),
    clientName,
    number: `RE-2026-001${place}`,
    subject: `Zahlungserinnerung an ${clientName}`,
  }));
  const approve = ({ id }: { id: string }) => {
    if (!waiting.some((mail) => mail.id === id)) throw new ORPCError('NOT_WAITING', { status: 409 });
    waiting = waiting.filter((mail) => mail.id !== id);
    return exampleOf('sending', 'approve') as Awaited<ReturnType<typeof client.sending.approve>>;
  };
  const notifications = { list: () => ({ notifications: [], unread: 0, pendingApprovals: 0 }) };
  const answers = {
    notifications,
    sending: { approvals: () => ({ ...EXAMPLE, reminders: waiting }), approve },
  };
  const screen = await opens(PATH, { language, answers });
  await screen.findByText(screen.say('sending:approvals.ticked', { ticked: 0, count: 3 }));
  return screen;
}

for (const language of ['de', 'en'] as const)
  test(`two of three are ticked by keys, approved, and sent once however often A is pressed (${language})`, async () => {
    const screen = await opensThree(language);
    const { user, say, server, findByText, queryByText, getByLabelText } = screen;
    const mail = getByLabelText(say('sending:approvals.mail'));
    expect(mail).toHaveTextContent('Zahlungserinnerung an Nordlicht GmbH');
    expect(await findings(document.body)).toEqual([]);
    await user.keyboard('xjx');
    expect(mail).toHaveTextContent('Zahlungserinnerung an Kettler & Partner');
    await findByText(say('sending:approvals.send', { count: 2 }));
    await user.keyboard('aa');
    await findByText(say('sending:approvals.sent', { count: 2 }));
    expect(server.asked('sending/approve')).toEqual([{ id: idOf(0) }, { id: idOf(1) }]);
    await waitFor(() => expect(mail).toHaveTextContent('Zahlungserinnerung an Atelier Voss'));
    expect(queryByText('Nordlicht GmbH')).toBe(null);
  });

test('Enter goes into the mail, back to the list; what another window has sent is told and leaves the list', async () => {
  const screen = await opensThree();
  const { user, say, server, findByText, getByLabelText } = screen;
  await user.keyboard('jj{Enter}');
  await waitFor(() => expect(getByLabelText(say('sending:approvals.mail'))).toHaveFocus());
  const refuse = () => {
    throw new ORPCError('NOT_WAITING', { status: 409 });
  };
  server.answer({ sending: { approve: refuse, approvals: () => ({ reminders: [], last: EXAMPLE.last }) } });
  await user.keyboard('a');
  await findByText(say('sending:approvals.failed', { client: 'Atelier Voss' }));
  await findByText(say('notifications:pendingApprovals.empty'));
  expect(server.asked('sending/approve')).toEqual([{ id: idOf(2) }]);
  await findByText(say('sending:approvals.last'));
  await findByText(EXAMPLE.last[0]?.clientName ?? '');
});
