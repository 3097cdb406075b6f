/** Issuing from the editor: while it is on its way nothing closes or changes, twice is once, and the keyboard always has a place. */

import { decimal } from '@belegbar/domain/money';
import type { Business } from '../../web/business/saving.ts';
import type { client as calls } from '../../web/connection/api.ts';
import type { Invoice } from '../../web/invoices/messages.ts';
import { exampleOf } from './support/examples.ts';
import { refusal } from './support/refusal.ts';
import { expect, opens, test, waitFor, within } from './support/stage.tsx';
import {
  editorField,
  fills,
  ISSUED,
  keepsDraft,
  pressesIssue,
  seesDialog,
  seesEditor,
  seesSaidAt,
  WRITTEN,
} from './support/verbs-editor.ts';

type Client = Awaited<ReturnType<typeof calls.clients.get>>;

const DRAFT = `/invoice/${WRITTEN.id}`;
const isGone = () => waitFor(() => expect(document.querySelector('[role=dialog][aria-modal]')).toBeNull());

test('while an invoice is issued nothing closes the dialog or changes the draft, and a refusal is shown', async () => {
  const gate = Promise.withResolvers<Invoice>();
  const { invoices } = keepsDraft();
  const screen = await opens(DRAFT, { answers: { invoices: { ...invoices, issue: () => gate.promise } } });
  const { user, say, server } = screen;
  await seesEditor(screen);
  const dialog = within(await pressesIssue(screen, 'title'));
  await user.click(dialog.getByText(say('invoices:issue.confirm')));
  const back = dialog.getByText(say('invoices:issue.back')).closest('button');
  await waitFor(() => expect(back).toBeDisabled());
  await user.keyboard('{Escape}{Tab}x{Tab}x{Alt>}n{/Alt}');
  await user.click(document.querySelector('[class*=Modal-inner]') as HTMLElement);
  expect(back).toBeVisible();
  expect(dialog.getByLabelText(say('common:close'))).toBeDisabled();
  expect(editorField(screen, 'title')).toHaveValue(WRITTEN.draft.title);
  expect(server.asked('invoices/saveDraft')).toEqual([]);
  gate.reject(refusal('CHANGED_MEANWHILE'));
  const alert = await dialog.findByRole('alert', { hidden: true });
  expect(alert).toHaveTextContent(say('errors:call.CHANGED_MEANWHILE'));
  await user.keyboard('{Escape}');
  await isGone();
});

test('nobody issues a first invoice without having been asked whether they are Kleinunternehmer', async () => {
  let business = { ...(exampleOf('business', 'get') as Business), hasIssued: false, regimeAnswered: false };
  const answers = {
    ...keepsDraft(),
    business: {
      get: () => business,
      setRegime: () => (business = { ...business, regimeAnswered: true }),
    },
  };
  const screen = await opens(DRAFT, { answers });
  const { user, say, server } = screen;
  await seesEditor(screen);
  const dialog = within(await pressesIssue(screen, 'title'));
  const confirm = dialog.getByText(say('invoices:issue.confirm')).closest('button');
  expect(confirm).toBeDisabled();
  const no = await dialog.findByRole('radio', { name: say('business:first.taxation.no') });
  expect(no).not.toBeChecked();
  await user.click(no);
  await waitFor(() => expect(confirm).toBeEnabled());
  expect(server.asked('business/setRegime')).toEqual([expect.objectContaining({ smallBusiness: false })]);
});

test('a total of 0.00 is not ready: it is asked in words, and Enter leads back to the price', async () => {
  const [line] = WRITTEN.draft.lines;
  const free = { ...(line as NonNullable<typeof line>), unitPrice: decimal('0') };
  const screen = await opens(DRAFT, { answers: keepsDraft({ lines: [free] }) });
  const { user, say, server } = screen;
  await seesEditor(screen);
  expect(screen.queryByText(say('invoices:findings.complete'))).toBeNull();
  screen.getByText(say('invoices:findings.withoutAmount'), { selector: '[role=status]' });
  const dialog = within(await pressesIssue(screen, 'title'));
  dialog.getByText(say('invoices:issue.withoutAmountText'));
  const back = dialog.getByText(say('invoices:issue.back')).closest('button');
  await waitFor(() => expect(back).toHaveFocus());
  await user.keyboard('{Enter}');
  await isGone();
  expect(server.asked('invoices/issue')).toEqual([]);
});

test('a double click on issue asks for one invoice, on whose page the keyboard has a place', async () => {
  const screen = await opens(DRAFT, { answers: keepsDraft() });
  const { user, say, server, findByText } = screen;
  await seesEditor(screen);
  const dialog = within(await pressesIssue(screen, 'title'));
  server.answer({ invoices: { get: () => ISSUED } });
  await user.dblClick(dialog.getByText(say('invoices:issue.confirm')));
  await findByText('RE-2026-0011', { selector: 'h1' });
  expect(server.asked('invoices/issue')).toHaveLength(1);
  await findByText(say('sending:dialog.link'));
  await user.keyboard('{Escape}');
  await isGone();
  await waitFor(() => expect(document.activeElement?.closest('main')).not.toBeNull());
});

test('a client is added in the editor once its fields are right, and the keyboard is back at the field of the client', async () => {
  const added = { ...(exampleOf('clients', 'get') as Client), id: WRITTEN.id, name: 'Studio Nord' };
  const screen = await opens('/invoices/new', {
    answers: {
      ...keepsDraft({ clientId: null }),
      clients: { create: () => added, get: () => added },
    },
  });
  const { user, say, server, findByText } = screen;
  await seesEditor(screen);
  await user.click(editorField(screen, 'clientId'));
  await user.click(
    await findByText(say('invoices:client.new'), { selector: '[role=option], [role=option] *' }),
  );
  const dialog = within(await seesDialog(screen, say('clients:addTitle')));
  const field = (one: string) => dialog.getByLabelText(say(`clients:field.${one}`));
  await user.click(dialog.getByText(say('common:add')));
  await seesSaidAt(() => field('name'), say('errors:problem.name.empty'));
  await waitFor(() => expect(field('name')).toHaveFocus());
  fills(field('name'), 'Studio Nord');
  const { name, street, postCode, city } = {
    name: 'Studio Nord',
    street: 'Deich 1',
    postCode: '20457',
    city: 'Kiel',
  };
  for (const [one, text] of Object.entries({ street, postCode, city })) fills(field(one), text);
  await user.click(dialog.getByText(say('common:add')));
  await isGone();
  await waitFor(() => expect(editorField(screen, 'clientId')).toHaveFocus());
  expect(editorField(screen, 'clientId')).toHaveValue('Studio Nord');
  expect(editorField(screen, 'clientId')).toHaveAttribute('aria-expanded', 'false');
  expect(server.asked('clients/create')).toMatchObject([{ client: { name, street, postCode, city } }]);
});
