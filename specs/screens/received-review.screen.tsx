/** Working through what was received: nothing is booked by a stray key or twice, what was typed stays, and what is wrong is led to. */
import { vi } from 'vitest';
import type { client } from '../../web/connection/api.ts';
import type { Received } from '../../web/received-invoices/message.ts';
import { exampleOf } from './support/examples.ts';
import type { Answers } from './support/fake-server.ts';
import { invalid } from './support/refusal.ts';
import { expect, opens, type Screen, test, waitFor, within } from './support/stage.tsx';
import { fills, seesSaidAt } from './support/verbs-editor.ts';

type Listed = Awaited<ReturnType<typeof client.receivedInvoices.list>>['invoices'][number];

const example = exampleOf('receivedInvoices', 'get') as Received;
const CLOUDHAFEN = { ...example, proposal: example.proposal && { ...example.proposal, category: null } };
const PAPIERHAUS = {
  ...CLOUDHAFEN,
  id: example.id.replace(/.$/, '5'),
  number: 'P-77',
  sellerName: 'Papierhaus Lange GmbH',
};
const BOTH = [CLOUDHAFEN, PAPIERHAUS];

type Procedures = NonNullable<Answers['receivedInvoices']>;

const [ROW] = (exampleOf('receivedInvoices', 'list') as { invoices: [Listed] }).invoices;
const BOOKED = exampleOf('receivedInvoices', 'book') as Listed;

/** Two invoices wait; `book` says what becomes of booking one. */
function waiting(book: () => Promise<void> | void = () => {}): Procedures {
  let left = BOTH;
  return {
    list: () => ({
      invoices: left.map(({ id, number, sellerName }) => ({ ...ROW, id, number, sellerName })),
      next: null,
      counts: { all: 2, toReview: left.length, booked: 0, setAside: 0 },
    }),
    count: () => ({ toReview: left.length }),
    get: ({ id }) => BOTH.find((one) => one.id === id) ?? CLOUDHAFEN,
    book: async ({ id }) => {
      await book();
      left = left.filter((one) => one.id !== id);
      return { ...BOOKED, id };
    },
  };
}

const opensCloudhafen = (answers = waiting(), device: 'wide' | 'phone' = 'wide') =>
  opens(`/finance/received/${CLOUDHAFEN.id}`, { device, answers: { receivedInvoices: answers } });
const seesSender = ({ findByText }: Screen, name: string) => findByText(name, { selector: 'h1' });
const category = ({ say, getByLabelText }: Screen) => getByLabelText(say('received-invoices:book.category'));
const paidOn = ({ say, getByLabelText }: Screen) => getByLabelText(say('received-invoices:book.paidOn'));

/** By its key: a second click soon after the first counts as a double one, which books nothing. */
async function presses({ user, say, getByText }: Screen, text: string): Promise<void> {
  getByText(say(`received-invoices:${text}`), { selector: 'button *' })
    .closest('button')
    ?.focus();
  await user.keyboard('{Enter}');
}

/** The page has stood for a second, so that Enter is meant. */
function hasBeenSeen(): void {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 1_000);
}

test('what proves the file stands behind one word, and not in the way', async () => {
  const screen = await opensCloudhafen();
  await seesSender(screen, 'Cloudhafen Ltd.');
  const proof = screen.getByText(screen.say('received-invoices:file.proof')).closest('details');
  expect(proof).not.toHaveAttribute('open');
  expect(proof).toHaveTextContent(`SHA-256 ${example.hash}`);
  expect(screen.getAllByText(/SHA-256/)).toHaveLength(1);
  const urn = screen.getByText(/^urn:/);
  expect(proof).toContainElement(urn);
});

test('on a phone the invoice stands above the form, its head first and the whole at a press', async () => {
  const screen = await opensCloudhafen(waiting(), 'phone');
  await seesSender(screen, 'Cloudhafen Ltd.');
  const { user, say, getByRole, getByLabelText, queryByText } = screen;
  const invoice = getByLabelText(say('received-invoices:theInvoice'));
  const form = getByLabelText(say('received-invoices:book.category'));
  expect(invoice.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const whole = getByRole('button', { name: say('received-invoices:wholeInvoice') });
  expect(whole).toHaveAttribute('aria-expanded', 'false');
  await user.click(whole);
  expect(whole).toHaveAttribute('aria-expanded', 'true');
  expect(queryByText(say('received-invoices:lessOfInvoice'))).toBeVisible();
});

test('J and K walk through what waits, in the queue and from one to the next', async () => {
  const screen = await opens('/finance/received', { answers: { receivedInvoices: waiting() } });
  const { user, say, findByText } = screen;
  const first = await findByText('Cloudhafen Ltd.');
  await user.keyboard('j');
  expect(first.closest('a'), 'from nowhere to the first').toHaveFocus();
  await user.keyboard('jk{Enter}');
  await seesSender(screen, 'Cloudhafen Ltd.');
  await findByText(say('received-invoices:position', { position: 1, count: 2 }));
  await user.keyboard('j');
  await seesSender(screen, 'Papierhaus Lange GmbH');
  await findByText(say('received-invoices:position', { position: 2, count: 2 }));
  await user.keyboard('k');
  await seesSender(screen, 'Cloudhafen Ltd.');
  paidOn(screen).focus();
  await user.keyboard('j');
  expect(paidOn(screen), 'a letter that is typed walks nowhere').toHaveValue('j');
  await seesSender(screen, 'Cloudhafen Ltd.');
});

test('what was typed is there on the way back, and Enter books only from within the form, and once', async () => {
  const gate = Promise.withResolvers<void>();
  const screen = await opensCloudhafen(waiting(() => gate.promise));
  const { user, say, server, findByText, getByLabelText } = screen;
  await seesSender(screen, 'Cloudhafen Ltd.');
  await user.selectOptions(category(screen), 'software');
  await waitFor(() => expect(getByLabelText(say('received-invoices:next'))).toBeEnabled());
  await user.click(getByLabelText(say('received-invoices:next')));
  await seesSender(screen, 'Papierhaus Lange GmbH');
  expect(category(screen)).toHaveValue('');
  await user.click(getByLabelText(say('received-invoices:previous')));
  const heading = await seesSender(screen, 'Cloudhafen Ltd.');
  expect(category(screen)).toHaveValue('software');
  hasBeenSeen();
  heading.focus();
  await user.keyboard('{Enter}');
  expect(server.asked('receivedInvoices/book')).toEqual([]);
  category(screen).focus();
  await user.keyboard('{Enter}{Enter}');
  await waitFor(() => expect(server.asked('receivedInvoices/book')).toHaveLength(1));
  gate.resolve();
  await findByText(say('received-invoices:booked', { number: 'B-2026-0001' }));
  await seesSender(screen, 'Papierhaus Lange GmbH');
  expect(server.asked('receivedInvoices/book')).toMatchObject([{ id: CLOUDHAFEN.id, category: 'software' }]);
  server.answer({
    receivedInvoices: { undoBooking: () => ({ ...ROW, state: 'toReview' as const, expense: null }) },
  });
  await user.click(await findByText(say('common:undo')));
  await findByText(say('received-invoices:undoBooking.done', { number: 'B-2026-0001' }));
  expect(server.asked('receivedInvoices/undoBooking')).toMatchObject([{ id: CLOUDHAFEN.id }]);
});

test('what stands in red is not booked as if it were empty: the first wrong field has the focus, and all stays as typed', async () => {
  const screen = await opensCloudhafen();
  const { user, say, server, findByText, getByText, getByLabelText } = screen;
  await seesSender(screen, 'Cloudhafen Ltd.');
  await presses(screen, 'book.act');
  await seesSaidAt(() => category(screen), say('received-invoices:book.categoryMissing'));
  expect(category(screen), 'nothing is chosen yet').toHaveFocus();
  await user.selectOptions(category(screen), 'materials');
  fills(paidOn(screen), '31.02.2026');
  await user.click(getByText(say('received-invoices:book.more')));
  const share = getByLabelText(say('received-invoices:book.privateShare'));
  fills(share, '130');
  await presses(screen, 'book.act');
  expect(await findByText(say('received-invoices:book.incomplete'))).toBeVisible();
  await waitFor(() => expect(paidOn(screen)).toHaveFocus());
  expect(paidOn(screen)).toHaveValue('31.02.2026');
  expect(server.asked('receivedInvoices/book')).toEqual([]);
  fills(paidOn(screen), '');
  fills(share, '30');
  await presses(screen, 'book.act');
  await findByText(say('received-invoices:booked', { number: 'B-2026-0001' }));
  expect(server.asked('receivedInvoices/book')).toMatchObject([
    { category: 'materials', paidOn: null, privateSharePercent: '30' },
  ]);
});

test('what the server refuses is said at its field, which has the focus, and what was typed can be mended', async () => {
  let isRefused = false;
  const refuseOnce = () => {
    if (isRefused) return;
    isRefused = true;
    throw invalid({ paidOn: 'expense.prepayment.unpaid' });
  };
  const screen = await opensCloudhafen(waiting(refuseOnce));
  const { user, say, server } = screen;
  await seesSender(screen, 'Cloudhafen Ltd.');
  await user.selectOptions(category(screen), 'materials');
  await presses(screen, 'book.act');
  await seesSaidAt(() => paidOn(screen), say('errors:problem.expense.prepayment.unpaid'));
  await waitFor(() => expect(paidOn(screen)).toHaveFocus());
  expect(category(screen)).toHaveValue('materials');
  fills(paidOn(screen), '17.02.2026');
  await presses(screen, 'book.act');
  await screen.findByText(say('received-invoices:booked', { number: 'B-2026-0001' }));
  expect(server.asked('receivedInvoices/book').at(-1)).toMatchObject({ paidOn: '2026-02-17' });
});

test('a booking is taken back once that was confirmed, and the invoice waits again', async () => {
  let isBooked = true;
  const decided = {
    ...CLOUDHAFEN,
    state: 'booked' as const,
    proposal: null,
    expense: { id: ROW.id, number: 'B-2026-0001' },
    decided: { at: CLOUDHAFEN.receivedAt, by: 'Jonas Weber' },
  };
  const screen = await opensCloudhafen({
    ...waiting(),
    get: () => (isBooked ? decided : CLOUDHAFEN),
    undoBooking: () => {
      isBooked = false;
      return { ...ROW, state: 'toReview' as const, expense: null };
    },
  });
  const { user, say, server, findByRole, findByText } = screen;
  const act = await findByRole('button', { name: say('received-invoices:undoBooking.act') });
  await user.click(act);
  const dialog = await findByRole('dialog', {
    name: say('received-invoices:undoBooking.title', { number: 'B-2026-0001' }),
  });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(act).toHaveFocus());
  expect(server.asked('receivedInvoices/undoBooking')).toEqual([]);
  await user.click(act);
  await user.click(
    within(await findByRole('dialog')).getByRole('button', {
      name: say('received-invoices:undoBooking.confirm'),
    }),
  );
  await findByText(say('received-invoices:undoBooking.done', { number: 'B-2026-0001' }));
  expect(server.asked('receivedInvoices/undoBooking')).toEqual([{ id: CLOUDHAFEN.id, expenseId: ROW.id }]);
  expect(await findByText(say('received-invoices:book.title'))).toBeVisible();
  expect(dialog).not.toBeVisible();
});

for (const reason of ['directDebit', 'own', 'credit'] as const)
  test(`where nothing is to be transferred the one true reason is read, and nothing is late (${reason})`, async () => {
    const none = {
      ...CLOUDHAFEN,
      dueDate: null,
      noTransfer: reason,
      transfer: null,
      isCredit: reason === 'credit',
    };
    const screen = await opensCloudhafen({ ...waiting(), get: () => none });
    const { say, queryByText, queryByLabelText } = screen;
    await seesSender(screen, 'Cloudhafen Ltd.');
    const title = await screen.findByText(say('received-invoices:pay.title'), { selector: 'h2, h3' });
    const pay = title.closest('section') as HTMLElement;
    expect(await within(pay).findByText(say(`received-invoices:pay.none.${reason}`))).toBeVisible();
    expect(pay).not.toHaveTextContent('IBAN');
    expect(queryByText(say('received-invoices:late'))).toBeNull();
    expect(queryByLabelText(say('received-invoices:pay.code'))).toBeNull();
  });
