/** Files on their way into the queue: they go on wherever one goes, wait for the connection, and nothing happens to them in silence. */
import type { client } from '../../web/connection/api.ts';
import type { Received } from '../../web/received-invoices/message.ts';
import { losesConnection, regainsConnection } from './support/connection.ts';
import { exampleOf } from './support/examples.ts';
import type { Answers } from './support/fake-server.ts';
import { dragsOver, drops } from './support/files.ts';
import { findings } from './support/inspection.ts';
import { invalid } from './support/refusal.ts';
import { expect, opens, type Screen, test, waitFor, within } from './support/stage.tsx';
import { seesDialog } from './support/verbs-editor.ts';

type Taken = Awaited<ReturnType<typeof client.receivedInvoices.receive>>;
type Receive = NonNullable<NonNullable<Answers['receivedInvoices']>['receive']>;

const TAKEN = exampleOf('receivedInvoices', 'receive') as Taken;
const RECEIVED = exampleOf('receivedInvoices', 'get') as Received;
const FILES = ['a.xml', 'b.xml', 'c.xml'].map((name) => new File(['<Invoice/>'], name));
const ONE = FILES.slice(0, 1);

async function opensCompliance(receive: Receive = () => TAKEN): Promise<Screen> {
  const screen = await opens('/compliance', { answers: { receivedInvoices: { receive } } });
  await screen.findByRole('heading', { level: 1 });
  return screen;
}

/** The list of what is on its way, once it stands. */
const panel = async ({ say, findByLabelText }: Screen) =>
  within(await findByLabelText(say('received-invoices:panel.title'), { selector: 'section' }));
const told = ({ say, getByLabelText }: Screen) =>
  getByLabelText(say('received-invoices:panel.title'), { selector: '[role=log]' });
const progress = ({ say }: Screen, text: string, values: object) =>
  say(`received-invoices:panel.${text}_other`, values as never);
const leaving = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event;
};

test('over any page files may be let go, and what became of each is said', async () => {
  const screen = await opensCompliance(({ file }) => {
    if (file.name === 'b.xml') throw invalid({ file: 'einvoice.other' });
    return TAKEN;
  });
  const { say, findByText, queryByText } = screen;
  const letGo = await dragsOver(document.body, FILES);
  expect(await findByText(say('received-invoices:drop.call'))).toBeVisible();
  letGo();
  const list = await panel(screen);
  await list.findByText(progress(screen, 'done', { taken: 2, count: 3 }));
  await waitFor(() => expect(queryByText(say('received-invoices:drop.call'))).toBeNull());
  expect(list.getByText(say('errors:problem.einvoice.other'))).toBeVisible();
  expect(list.getAllByText(TAKEN.sellerName)[0]?.closest('a')).toHaveAttribute(
    'href',
    `/finance/received/${TAKEN.id}`,
  );
  expect(told(screen)).toHaveTextContent(`b.xml: ${say('errors:problem.einvoice.other')}`);
  expect(leaving().defaultPrevented, 'nothing is on its way any more').toBe(false);
});

test('files that wait go on while their list is folded away, and meanwhile the browser asks before it leaves', async () => {
  const gate = Promise.withResolvers<Taken>();
  const screen = await opensCompliance(() => gate.promise);
  const { user, say, server, findByText, queryByText } = screen;
  await drops(document.body, FILES);
  const list = await panel(screen);
  await list.findByText(progress(screen, 'progress', { done: 0, count: 3 }));
  expect(list.queryByText(say('received-invoices:panel.review'))).toBeNull();
  await user.click(list.getByLabelText(say('received-invoices:panel.fold')));
  const sign = (await findByText(say('received-invoices:panel.title'))).closest('button') as HTMLElement;
  expect(sign).toHaveTextContent(progress(screen, 'progress', { done: 0, count: 3 }));
  expect(await findings(sign)).toEqual([]);
  expect(leaving().defaultPrevented).toBe(true);
  await user.click(sign);
  const again = await panel(screen);
  expect(again.getAllByRole('listitem', { hidden: true })).toHaveLength(3);
  await user.click(again.getByLabelText(say('received-invoices:panel.fold')));
  gate.resolve(TAKEN);
  await waitFor(() => expect(server.asked('receivedInvoices/receive')).toHaveLength(3));
  await waitFor(() => expect(queryByText(say('received-invoices:panel.title'))).toBeNull());
  expect(leaving().defaultPrevented).toBe(false);
});

test('without a connection a file is not taken, which is said, and it goes on by itself', async () => {
  const screen = await opensCompliance();
  const { say, server, queryByText } = screen;
  losesConnection(screen);
  await drops(document.body, ONE);
  const list = await panel(screen);
  await list.findByText(say('received-invoices:panel.held'));
  expect(told(screen)).toHaveTextContent(`a.xml: ${say('received-invoices:panel.held')}`);
  expect(queryByText(say('errors:call.OFFLINE'))).toBeNull();
  expect(await findings(document.querySelector('[data-corner-panel]') as Element)).toEqual([]);
  expect(server.asked('receivedInvoices/receive')).toEqual([]);
  regainsConnection(screen);
  await list.findByText(TAKEN.sellerName);
  expect(server.asked('receivedInvoices/receive')).toHaveLength(1);
});

test.each(['file.timeout', 'file.busy'] as const)(
  'a file that was refused for now (%s) is sent again by its button, and one that is damaged has none',
  async (forNow) => {
    const answers = [forNow, 'file.damaged'];
    const screen = await opensCompliance(() => {
      throw invalid({ file: answers.shift() ?? '' });
    });
    const { user, say, server } = screen;
    await drops(document.body, ONE);
    const list = await panel(screen);
    await list.findByText(say(`errors:problem.${forNow}`));
    await user.click(list.getByText(say('common:retry')));
    await list.findByText(say('errors:problem.file.damaged'));
    expect(list.queryByText(say('common:retry'))).toBeNull();
    const keys = server
      .asked('receivedInvoices/receive')
      .map((input) => (input as { idempotencyKey: string }).idempotencyKey);
    expect(keys, 'the same act twice').toEqual([keys[0], keys[0]]);
  },
);

test('that a file was there before is told to whoever does not see it', async () => {
  const screen = await opensCompliance(() => ({ ...TAKEN, duplicateOf: TAKEN.id }));
  await drops(document.body, ONE);
  await (await panel(screen)).findByText(TAKEN.sellerName);
  const { say } = screen;
  const known = say('received-invoices:panel.known', { day: '' }).replace(/\.$/, '');
  expect(told(screen)).toHaveTextContent(`a.xml: ${known}`);
});

test('a file dropped while a dialog is open is not taken in silence', async () => {
  const screen = await opens(`/finance/received/${RECEIVED.id}`);
  const { user, say, server, findByText, findAllByText } = screen;
  await user.click(await findByText(say('received-invoices:setAside.act'), { selector: 'button *' }));
  const name = say('received-invoices:setAside.title', { name: RECEIVED.sellerName });
  const letGo = await dragsOver(await seesDialog(screen, name), ONE);
  expect(await findByText(say('received-invoices:drop.busyText'))).toBeVisible();
  letGo();
  const [told] = await findAllByText(say('received-invoices:drop.busyText'), { selector: '[role=alert] *' });
  expect(told).toBeVisible();
  expect(server.asked('receivedInvoices/receive')).toEqual([]);
});

test('a place that takes files itself keeps them', async () => {
  const screen = await opens('/imports');
  const { say, server, findByText, queryByText } = screen;
  const place = await findByText(say('imports:file.call.clients'));
  await drops(place, [new File(['Name;Ort\nAlpha;Bonn\n'], 'kunden.csv')]);
  await findByText('kunden.csv', { selector: 'h1' });
  expect(queryByText(say('received-invoices:panel.title'))).toBeNull();
  expect(server.asked('receivedInvoices/receive')).toEqual([]);
});
