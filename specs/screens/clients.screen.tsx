/** The list of clients, the page of one, and the dialog that checks a client while it is typed. What they come to: `specs/stories/clients.story.ts`. */
import { fireEvent } from '@testing-library/dom';
import type { client } from '../../web/connection/api.ts';
import { exampleOf } from './support/examples.ts';
import { expectWrong } from './support/field-error.ts';
import { findings, passesInspection } from './support/inspection.ts';
import { invalid } from './support/refusal.ts';
import { expect, opens, test, waitFor } from './support/stage.tsx';
import { buttonOf, enters, findDialog } from './support/verbs-parts.ts';

type Client = Awaited<ReturnType<typeof client.clients.get>>;

const NORDLICHT = exampleOf('clients', 'get') as Client;

test('the list is sorted by what is open and leads to the page of a client, who is archived there', async () => {
  let stored = NORDLICHT;
  const archive = ({ archived }: { archived: boolean }) => {
    stored = { ...stored, archived, version: stored.version + 1 };
    return stored;
  };
  const screen = await opens('/clients', { answers: { clients: { get: () => stored, archive } } });
  const { user, say, server, findByText, findAllByText, queryByText } = screen;
  const head = (text: string) => findByText(say(`clients:${text}`), { selector: 'thead button' });
  expect((await head('one')).closest('th')).toHaveAttribute('aria-sort', 'ascending');
  await user.click(await head('list.openGross'));
  await waitFor(() => expect(location.search).toBe('?sort=open'));
  await waitFor(() => expect(server.asked('clients/list').at(-1)).toMatchObject({ sort: 'open' }));
  await user.click(await head('list.openGross'));
  await waitFor(() => expect(location.search).toBe(''));
  await user.click(await head('list.openGross'));
  await passesInspection(screen);
  const row = (await findByText(NORDLICHT.name, { selector: 'table *' })).closest('tr');
  expect(row).toHaveTextContent('1.130,50');
  await user.click(await findByText(NORDLICHT.name, { selector: 'table a, table a *' }));
  await findByText(NORDLICHT.name, { selector: 'h1' });
  expect(await findAllByText(say('clients:figure.gross', { amount: '1.130,50 €' }))).not.toEqual([]);
  await passesInspection(screen);
  await user.click(await findByText(say('common:archive')));
  await waitFor(() => expect(queryByText(say('clients:page.newInvoice'))).toBe(null));
  expect(server.asked('clients/archive')).toMatchObject([{ id: NORDLICHT.id, archived: true }]);
});

test('a new client is checked while it is typed, and goes out as it was entered', async () => {
  let refusals = 1;
  const create = () => {
    if (refusals-- > 0) throw invalid({ 'recipients.0': 'email.form' });
    return NORDLICHT;
  };
  const screen = await opens('/clients', { language: 'en', answers: { clients: { create } } });
  const { user, say, server, findByText } = screen;
  await user.click(await findByText(say('clients:add'), { selector: 'button *' }));
  const dialog = await findDialog(screen, say('clients:addTitle'));
  const field = (name: string) => dialog.getByLabelText(say(`clients:field.${name}`));
  await user.click(await dialog.findByText(say('clients:takeNumber', { number: 'K-013' })));
  enters(field('name'), 'Stadt Muster');
  enters(field('city'), 'Muster');
  enters(field('vatId'), 'DE136695977');
  await dialog.findByText(say('errors:problem.vat-id.check-digit'));
  enters(field('vatId'), 'DE136695976');
  await dialog.findByText(say('clients:vatIdCheck.ok'));
  enters(field('leitwegId'), '04011000-1234512345-06');
  const chooses = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
  chooses('vatCase', 'smallBusiness');
  await dialog.findByText(say('clients:vatCaseUnfit', { proposed: say('common:vatCase.standard19') }));
  chooses('vatCase', 'reduced7');
  await user.click(dialog.getByText(say('clients:recipients.add')));
  const email = dialog.getByLabelText(say('clients:recipients.email', { place: '1' }));
  enters(email, 'buchhaltung');
  expect(await findings(dialog.element)).toEqual([]);
  await user.click(buttonOf(dialog, say('common:add')));
  await dialog.findByText(say('errors:call.INVALID'));
  await waitFor(() => expectWrong(email, say('errors:problem.email.form')));
  enters(email, 'b@muster.example');
  await user.click(buttonOf(dialog, say('common:add')));
  await waitFor(() => expect(location.pathname).toBe(`/clients/${NORDLICHT.id}`));
  const [, { client: asked }] = server.asked('clients/create') as [object, { client: Client }];
  const { number, name, vatId, leitwegId, vatCase, recipients } = asked;
  expect({ number, name, vatId, leitwegId, vatCase, recipients: recipients.map((one) => one.email) }).toEqual(
    {
      number: 'K-013',
      name: 'Stadt Muster',
      vatId: 'DE136695976',
      leitwegId: '04011000-1234512345-06',
      vatCase: 'reduced7',
      recipients: ['b@muster.example'],
    },
  );
});
