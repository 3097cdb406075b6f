/** Amending an issued invoice: offered where it is allowed, told what it means, written under its number, and issued as a new version. */
import type { Invoice } from '../../web/invoices/messages.ts';
import { exampleOf } from './support/examples.ts';
import type { Answers } from './support/fake-server.ts';
import { refusal } from './support/refusal.ts';
import { expect, opens, type Screen, test, waitFor } from './support/stage.tsx';
import { editorField, fills, ISSUED, seesEditor } from './support/verbs-editor.ts';
import { buttonOf, findDialog } from './support/verbs-parts.ts';

const PATH = `/invoice/${ISSUED.id}`;
const NUMBER = { number: 'RE-2026-0011' };
/** Its draft names no day: it is of the day on which it was issued. */
const AMENDABLE: Invoice = {
  ...ISSUED,
  draft: { ...ISSUED.draft, invoiceDate: null },
  amendable: true,
  delivery: 'ready',
  graceUntil: null,
};
const AMENDED = exampleOf('invoices', 'amend') as Invoice;

/** The invoice, which becomes what the act answers. */
function keepsInvoice(first: Invoice, amend?: NonNullable<Answers['invoices']>['amend']): Answers {
  let kept = first;
  return {
    invoices: {
      get: () => kept,
      amend: amend ?? (() => (kept = { ...AMENDED, delivery: 'ready' })),
    },
  };
}

async function opensMenu(screen: Screen): Promise<void> {
  await screen.findByText('RE-2026-0011', { selector: 'h1' });
  await screen.user.click(screen.getByLabelText(screen.say('invoices:detail.more')));
  await screen.findByText(screen.say('invoice-corrections:menu.copy'));
}

const offers = ({ queryByText, say }: Screen) =>
  queryByText(say('invoice-corrections:menu.amend'), { selector: '[role=menuitem] *' });

async function opensEditor(answers: Answers): Promise<Screen> {
  const screen = await opens(PATH, { answers });
  await opensMenu(screen);
  await screen.user.click(offers(screen) as HTMLElement);
  const dialog = await findDialog(screen, screen.say('invoice-corrections:amend.title', NUMBER));
  expect(dialog.element).toHaveTextContent('§ 146 Abs. 4 AO');
  await screen.user.click(buttonOf(dialog, screen.say('invoice-corrections:amend.open')));
  await seesEditor(screen);
  return screen;
}

async function issues(screen: Screen) {
  const { say, user } = screen;
  await user.click(
    screen.getAllByText(say('invoices:amend.issue'), { selector: 'button *' })[0] as HTMLElement,
  );
  const dialog = await findDialog(screen, say('invoices:amend.issueTitle', NUMBER));
  await user.click(buttonOf(dialog, say('invoices:amend.issue')));
  return dialog;
}

test('is not offered where it is not allowed', async () => {
  const screen = await opens(PATH, { answers: keepsInvoice(ISSUED) });
  await opensMenu(screen);
  expect(offers(screen)).toBeNull();
});

test('a client who has the invoice is thought of before the editor opens', async () => {
  const reached = [...ISSUED.state.reached, 'sent' as const];
  const sent = { ...AMENDABLE, state: { ...ISSUED.state, reached } };
  const screen = await opens(PATH, { answers: keepsInvoice(sent) });
  await opensMenu(screen);
  await screen.user.click(offers(screen) as HTMLElement);
  const dialog = await findDialog(screen, screen.say('invoice-corrections:amend.title', NUMBER));
  expect(dialog.element).toHaveTextContent('§ 14 Abs. 6 UStG, § 31 Abs. 5 UStDV');
});

test('what is written waits on this device, is issued under the number, and the version before stands with its files', async () => {
  const screen = await opensEditor(keepsInvoice(AMENDABLE));
  const { say, server, findByText } = screen;
  await findByText(say('invoices:amend.title', NUMBER), { selector: 'h1' });
  await findByText(say('invoices:amend.nothing'));
  expect(editorField(screen, 'invoiceDate')).toHaveValue('02.03.2026');
  fills(editorField(screen, 'title'), 'Andere Worte');
  await findByText(say('invoices:amend.kept'));
  await issues(screen);
  await findByText(say('invoices:editions.title'));
  expect(server.asked('invoices/amend')).toMatchObject([
    { id: ISSUED.id, version: ISSUED.version, draft: { title: 'Andere Worte', invoiceDate: '2026-03-02' } },
  ]);
  expect(server.asked('invoices/saveDraft')).toEqual([]);
  await findByText(`${say('invoices:editions.one', { edition: 2 })}, ${say('invoices:timeline.by.owner')}`);
  const pdf = screen.getByLabelText(say('invoices:editions.fileOf', { file: 'PDF', edition: 1 }));
  expect(pdf).toHaveAttribute('href', `/files/invoices/${ISSUED.id}/editions/1/invoice.pdf`);
});

test('a refusal is said in the dialog, and what was written is there again when the editor is opened anew', async () => {
  const refuses = () => {
    throw refusal('RETURN_FILED');
  };
  const screen = await opensEditor(keepsInvoice(AMENDABLE, refuses));
  const { say, user } = screen;
  fills(editorField(screen, 'title'), 'Andere Worte');
  await screen.findByText(say('invoices:amend.kept'));
  const dialog = await issues(screen);
  expect(await dialog.findByRole('alert', { hidden: true })).toHaveTextContent(
    say('errors:call.RETURN_FILED'),
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.querySelector('[role=dialog][aria-modal]')).toBeNull());
  await user.click(screen.getByLabelText(say('invoices:detail.more')));
  await user.click(await screen.findByText(say('invoices:amend.leave')));
  await opensMenu(screen);
  await user.click(offers(screen) as HTMLElement);
  const again = await findDialog(screen, say('invoice-corrections:amend.title', NUMBER));
  await user.click(buttonOf(again, say('invoice-corrections:amend.open')));
  await seesEditor(screen);
  expect(editorField(screen, 'title')).toHaveValue('Andere Worte');
  await screen.findByText(say('invoices:restored.title'));
});
