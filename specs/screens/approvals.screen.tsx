/** Reminders that wait: a list beside the very mail, worked by boxes and keys, each sent once. */
import { cents } from '@belegbar/domain/money';
import { ORPCError } from '@orpc/server';
import type { client } from '../../web/connection/api.ts';
import type { Device } from './support/dom.ts';
import { exampleOf } from './support/examples.ts';
import { findings } from './support/inspection.ts';
import { expect, opens, test, waitFor, within } from './support/stage.tsx';

type Approvals = Awaited<ReturnType<typeof client.sending.approvals>>;

const EXAMPLE = exampleOf('sending', 'approvals') as Approvals;
const PATH = '/email-notifications/pending-approvals';
const CLIENTS = ['Nordlicht GmbH', 'Kettler & Partner', 'Atelier Voss'];

const idOf = (place: number) => `019${place}a8c0-0000-7000-8000-00000000000${place}`;

/** Three that wait, of which the server takes each once. */
async function opensThree(language: 'de' | 'en' = 'de', device: Device = 'wide') {
  const [first] = EXAMPLE.reminders;
  let waiting = CLIENTS.map((clientName, place) => ({
    ...(first as NonNullable<typeof first>),
    id: idOf(place),
    // Home, which may be drawn for a moment, has one row for each.
    invoiceId: `0199b000-0000-7000-8000-00000000000${place}`,
    clientName,
    number: `RE-2026-001${place}`,
    subject: `Zahlungserinnerung an ${clientName}`,
    step: place,
    open: cents(100_000 + place),
  }));
  let { last } = EXAMPLE;
  const [sent] = last as [(typeof last)[number]];
  const at = new Date().toISOString();
  const waited = [...waiting];
  const takeBackApproval = ({ id }: { id: string }) => {
    waiting = waited.filter((mail) => mail.id === id || waiting.includes(mail));
    return exampleOf('sending', 'takeBackApproval') as Awaited<
      ReturnType<typeof client.sending.takeBackApproval>
    >;
  };
  const approve = ({ id }: { id: string }) => {
    const approved = waiting.find((mail) => mail.id === id);
    if (approved !== undefined)
      last = [{ ...sent, id, at, clientName: approved.clientName, state: 'waiting' }, ...last];
    if (!waiting.some((mail) => mail.id === id)) throw new ORPCError('NOT_WAITING', { status: 409 });
    waiting = waiting.filter((mail) => mail.id !== id);
    return exampleOf('sending', 'approve') as Awaited<ReturnType<typeof client.sending.approve>>;
  };
  const answers = {
    sending: {
      countApprovals: () => ({ waiting: waiting.length }),
      approvals: () => ({ ...EXAMPLE, reminders: waiting, last }),
      approve,
      takeBackApproval,
    },
  };
  const screen = await opens(PATH, { language, device, answers });
  await screen.findByText(screen.say('sending:approvals.count', { count: 3 }));
  return screen;
}

for (const language of ['de', 'en'] as const)
  test(`two of three are ticked by keys, approved, and sent once however often A is pressed (${language})`, async () => {
    const screen = await opensThree(language);
    const { user, say, server, findByText, getByRole, getByLabelText } = screen;
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
    expect(getByRole('region', { name: say('sending:approvals.list') })).not.toHaveTextContent('Nordlicht');
    expect(namesIn(getByRole('region', { name: say('sending:approvals.last') }))[1]).toBe('Nordlicht GmbH');
  });

/** The clients of those that were sent, the last first. */
function namesIn(sent: HTMLElement): (string | null)[] {
  return within(sent)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
}

for (const [language, one, sum] of [
  ['de', '1.000,02\u00a0€', '3.000,03\u00a0€'],
  ['en', '€1,000.02', '€3,000.03'],
] as const)
  test(`each says which reminder it is and what it asks for, as the language writes it; what is asked for adds up (${language})`, async () => {
    const { say, user, getByRole } = await opensThree(language);
    const list = getByRole('region', { name: say('sending:approvals.list') });
    const [, , third] = within(list).getAllByRole('listitem');
    expect(third?.textContent).toContain(one);
    expect(third).toHaveTextContent(say('sending:approvals.about', { step: 2, number: 'RE-2026-0012' }));
    expect(list).toHaveTextContent(say('sending:approvals.aboutBefore', { number: 'RE-2026-0010' }));
    expect(list.textContent).toContain(sum);
    await user.keyboard('jjx');
    expect(list.textContent).not.toContain(sum);
  });

test('what was approved is taken back by the message that tells of it, and waits again', async () => {
  const { user, say, server, findByText } = await opensThree();
  await user.keyboard('jxjxa');
  await findByText(say('sending:approvals.sent', { count: 2 }));
  await user.click(await findByText(say('common:undo')));
  await findByText(say('sending:approvals.takenBack', { count: 2 }));
  expect(server.asked('sending/takeBackApproval')).toEqual([{ id: idOf(1) }, { id: idOf(2) }]);
  await findByText(say('sending:approvals.ticked', { ticked: 2, count: 3 }));
});

test('Enter goes into the mail, back to the list; what another window has sent is told and leaves the list', async () => {
  const screen = await opensThree();
  const { user, say, server, findByText, getByLabelText } = screen;
  await user.keyboard('jj{Enter}');
  await waitFor(() => expect(getByLabelText(say('sending:approvals.mail'))).toHaveFocus());
  const refuse = () => {
    throw new ORPCError('NOT_WAITING', { status: 409 });
  };
  server.answer({ sending: { approve: refuse, approvals: () => ({ ...EXAMPLE, reminders: [] }) } });
  await user.keyboard('a');
  await findByText(say('sending:approvals.failed', { client: 'Atelier Voss' }));
  await findByText(say('notifications:pendingApprovals.done'));
  expect(server.asked('sending/approve')).toEqual([{ id: idOf(2) }]);
  await findByText(say('sending:approvals.last'));
  await findByText(EXAMPLE.last[0]?.clientName ?? '');
});

for (const language of ['de', 'en'] as const)
  test(`after the last yes all is done: the day of the next stands there, and what was sent last (${language})`, async () => {
    const screen = await opensThree(language);
    const { user, say, server, findByText, getByRole, queryByText } = screen;
    await user.click(screen.getByLabelText(say('sending:approvals.count', { count: 3 })));
    await user.keyboard('a');
    const done = await findByText(say('notifications:pendingApprovals.done'));
    expect(done.closest('[role="status"]')).toHaveFocus();
    const day = language === 'de' ? '30.03.2026' : '30 Mar 2026';
    await findByText(say('notifications:pendingApprovals.next', { day }));
    const sent = getByRole('region', { name: say('sending:approvals.last') });
    expect(namesIn(sent)).toEqual([...CLIENTS.toReversed(), EXAMPLE.last[0]?.clientName]);
    const onItsWay = say('sending:section.state.waiting');
    expect(sent).toHaveTextContent(onItsWay);
    server.answer({ sending: { approvals: () => ({ ...EXAMPLE, reminders: [] }) } });
    await waitFor(() => expect(sent).not.toHaveTextContent(onItsWay), { timeout: 4000 });
    expect(queryByText(say('notifications:pendingApprovals.lead'))).toBe(null);
    expect(await findings(document.body)).toEqual([]);
  });

test('on a phone no key sends, and the mail that is read is sent alone', async () => {
  const { user, say, server, getByLabelText, getByRole, findByText } = await opensThree('de', 'phone');
  const list = getByRole('region', { name: say('sending:approvals.list') });
  expect(within(list).queryByText(say('sending:approvals.send', { count: 1 }))).toBe(null);
  expect(list.querySelector('[aria-current], [data-current]')).toBe(null);
  await user.keyboard('xa');
  expect(server.asked('sending/approve')).toEqual([]);
  const [, first] = within(list).getAllByRole('checkbox');
  await user.click(first as HTMLElement);
  await user.click(within(list).getByText('Kettler & Partner'));
  const mail = within(getByLabelText(say('sending:approvals.mail')));
  await user.click(mail.getByText(say('sending:approvals.sendThis')));
  await findByText(say('sending:approvals.sent', { count: 1 }));
  expect(server.asked('sending/approve')).toEqual([{ id: idOf(1) }]);
});

test('on a phone two of three are ticked and sent together', async () => {
  const { user, say, server, getByRole, findByText } = await opensThree('de', 'phone');
  const list = getByRole('region', { name: say('sending:approvals.list') });
  const boxes = within(list).getAllByRole('checkbox');
  expect(boxes).toHaveLength(4);
  for (const box of boxes.slice(2)) await user.click(box);
  expect(list.textContent).toContain('2 von 3 ausgewählt2.000,03\u00a0€');
  await user.click(within(list).getByText(say('sending:approvals.send', { count: 2 })));
  await findByText(say('sending:approvals.sent', { count: 2 }));
  expect(server.asked('sending/approve')).toEqual([{ id: idOf(1) }, { id: idOf(2) }]);
});

test('the sum is of all that wait, and once some are ticked of these', async () => {
  const { user, say, getByRole, findByText } = await opensThree();
  const list = getByRole('region', { name: say('sending:approvals.list') });
  expect(list.textContent).toContain('3 Erinnerungen3.000,03\u00a0€');
  await user.keyboard('xjx');
  await findByText(say('sending:approvals.ticked', { ticked: 2, count: 3 }));
  expect(list.textContent).toContain('2 von 3 ausgewählt2.000,01\u00a0€');
});

test('the mail of a reminder is first sent to oneself', async () => {
  const { user, say, server, getByText } = await opensThree();
  await user.keyboard('j');
  await user.click(getByText(say('sending:test.send')));
  await waitFor(() =>
    expect(server.asked('sending/sendTest')).toMatchObject([
      { kind: 'reminder', mail: { subject: 'Zahlungserinnerung an Kettler & Partner' } },
    ]),
  );
});

test('where nothing has ever been sent, nothing is said to be done', async () => {
  const answers = { sending: { approvals: () => ({ reminders: [], last: [], next: null }) } };
  const { say, findByText, queryByText } = await opens(PATH, { answers });
  await findByText(say('notifications:pendingApprovals.emptyText'));
  expect(queryByText(say('notifications:pendingApprovals.done'))).toBe(null);
});
