/** What warns of a received invoice before it is booked or paid: another account, a borrowed name, one that was there before. */
import type { client } from '../../web/connection/api.ts';
import type { Received } from '../../web/received-invoices/message.ts';
import { exampleOf } from './support/examples.ts';
import type { Answers } from './support/fake-server.ts';
import { expectWrong } from './support/field-error.ts';
import { refusal } from './support/refusal.ts';
import { expect, opens, type Screen, test, waitFor, within } from './support/stage.tsx';
import { seesDialog } from './support/verbs-editor.ts';

type Listed = Awaited<ReturnType<typeof client.receivedInvoices.list>>['invoices'][number];
type IbanCheck = Received['ibanCheck'];

const received = exampleOf('receivedInvoices', 'get') as Received;
const [ROW] = (exampleOf('receivedInvoices', 'list') as { invoices: [Listed] }).invoices;
const PATH = `/finance/received/${received.id}`;
const OTHER_IBAN = 'DE02120300000000202051';
const OTHER = '01a2049c-7af0-72fc-9f5c-46827fb2f775';

/** Another account than on the invoice of January, whose VAT id was DE136695976. */
function warnedOf(verdict: IbanCheck['verdict'], vatId: string): Received {
  const earlier = {
    iban: OTHER_IBAN,
    id: OTHER,
    number: 'P-77',
    vatId: 'DE136695976',
    receivedAt: received.receivedAt,
  };
  return {
    ...received,
    iban: verdict,
    ibanCheck: { ...received.ibanCheck, verdict, vatId, earlier: [earlier] },
  };
}

/** One that came before, of the same sender, with this number and date. */
function twice(state: Received['state'], reason: 'bookedElsewhere' | null): Received {
  const first = { id: OTHER, fileName: 'erste.xml', receivedAt: received.receivedAt, state, reason };
  return { ...received, likelyDuplicateOf: OTHER, likelyDuplicates: [first] };
}

const opensReview = (
  one: Received,
  answers: Answers['receivedInvoices'] = {},
  language: 'de' | 'en' = 'de',
) => opens(PATH, { language, answers: { receivedInvoices: { get: () => one, ...answers } } });

async function notice({ findByText }: Screen, title: string): Promise<HTMLElement> {
  return (await findByText(title)).closest('[role=alert], [role=status]') as HTMLElement;
}

test('both accounts stand beside each other, and nothing can be scanned unseen', async () => {
  const screen = await opensReview(warnedOf('changed', 'DE136695976'));
  const { user, say, getByText, queryByLabelText } = screen;
  const warning = await notice(screen, say('received-invoices:iban.changedTitle'));
  expect(warning).toHaveAttribute('role', 'alert');
  expect(warning).toHaveTextContent('IE29 AIBK 9311 5212 3456 78');
  expect(warning).toHaveTextContent('DE02 1203 0000 0000 2020 51');
  expect(queryByLabelText(say('received-invoices:pay.code'))).toBeNull();
  await user.click(getByText(say('received-invoices:pay.trust')));
  expect(queryByLabelText(say('received-invoices:pay.code'))).toBeVisible();
});

test('under the name of a known sender, with another account and without its VAT id, payment is held back', async () => {
  const screen = await opensReview(warnedOf('namesake', ''));
  const { say, getByText, queryByLabelText } = screen;
  const warning = await notice(screen, say('received-invoices:iban.namesakeTitle'));
  expect(warning).toHaveTextContent(say('received-invoices:iban.withoutVatId'));
  expect(warning).toHaveTextContent(say('received-invoices:iban.vatId', { vatId: 'DE136695976' }));
  expect(getByText(say('received-invoices:pay.held'))).toBeVisible();
  expect(queryByLabelText(say('received-invoices:pay.code'))).toBeNull();
});

test('the queue marks a changed account, a borrowed name, a likely duplicate and a second invoice', async () => {
  const rows = [
    { ...ROW, iban: 'changed' as const },
    { ...ROW, id: OTHER, iban: 'namesake' as const },
    { ...ROW, id: OTHER.replace(/5$/, '6'), likelyDuplicateOf: OTHER },
    { ...ROW, id: OTHER.replace(/5$/, '7'), holdsOtherInvoice: true },
  ];
  const counts = { all: 4, toReview: 4, booked: 0, setAside: 0 };
  const list = () => ({ invoices: rows, next: null, counts });
  const screen = await opens('/finance/received', { answers: { receivedInvoices: { list } } });
  for (const mark of ['iban', 'namesake', 'duplicate', 'otherInvoice'])
    expect(await screen.findAllByText(screen.say(`received-invoices:mark.${mark}`))).toHaveLength(1);
});

test('one that comes again after the first was put away as booked elsewhere says so, in English', async () => {
  const screen = await opensReview(twice('setAside', 'bookedElsewhere'), {}, 'en');
  const told = await notice(screen, screen.say('received-invoices:duplicate.title'));
  expect(told).toHaveTextContent(screen.say('received-invoices:reason.bookedElsewhere'));
  expect(within(told).getByText('erste.xml').closest('a')).toHaveAttribute(
    'href',
    PATH.replace(received.id, OTHER),
  );
});

test('a second copy is only booked when one says so', async () => {
  const booked = exampleOf('receivedInvoices', 'book') as Listed;
  const screen = await opensReview(twice('booked', null), {
    book: ({ confirmDuplicate }) => {
      if (!confirmDuplicate) throw refusal('LIKELY_DUPLICATE', { id: OTHER, state: 'booked' });
      return booked;
    },
  });
  const { user, say, server, findByText } = screen;
  await notice(screen, say('received-invoices:duplicate.title'));
  await pressesBook(screen);
  const title = say('received-invoices:duplicate.askTitle', { name: received.sellerName });
  const question = await seesDialog(screen, title);
  expect(question).toHaveTextContent(say('received-invoices:duplicate.askText'));
  expect(server.asked('receivedInvoices/book').filter(isConfirmed)).toEqual([]);
  await user.click(within(question).getByText(say('received-invoices:duplicate.confirm')));
  await findByText(say('received-invoices:booked', { number: 'B-2026-0001' }));
  expect(server.asked('receivedInvoices/book').filter(isConfirmed)).toHaveLength(1);
});

test('of a file with two invoices one is only booked when one says so, and sees which', async () => {
  const message = 'In der Datei liegt eine zweite Rechnung, die etwas anderes sagt.';
  const findings: Received['checked']['findings'] = [
    {
      rule: 'BB-PDF-OTHER',
      severity: 'warning',
      source: 'Belegbar',
      path: 'number',
      fields: [],
      message,
      mend: '',
    },
  ];
  const two = { ...received, holdsOtherInvoice: true, checked: { ...received.checked, findings } };
  const screen = await opensReview(two, { book: () => exampleOf('receivedInvoices', 'book') as Listed });
  const { user, say, server, findByText } = screen;
  expect(await notice(screen, say('e-invoice:fileNotes.otherInvoice'))).toHaveTextContent(message);
  await pressesBook(screen);
  const title = say('received-invoices:duplicate.askTitle', { name: received.sellerName });
  const question = await seesDialog(screen, title);
  expect(question).toHaveTextContent(received.number);
  expect(server.asked('receivedInvoices/book')).toEqual([]);
  await user.click(within(question).getByText(say('received-invoices:duplicate.confirm')));
  await findByText(say('received-invoices:booked', { number: 'B-2026-0001' }));
  expect(server.asked('receivedInvoices/book')).toMatchObject([
    { confirmOtherInvoice: true, confirmDuplicate: false },
  ]);
});

test('of two invoices in a file that only the server knows of, it asks in return, and nothing has failed', async () => {
  const screen = await opensReview(received, {
    book: ({ confirmOtherInvoice }) => {
      if (!confirmOtherInvoice) throw refusal('OTHER_INVOICE', { rules: ['BB-PDF-OTHER'] });
      return exampleOf('receivedInvoices', 'book') as Listed;
    },
  });
  const { user, say, findByText } = screen;
  await findByText(say('received-invoices:book.act'), { selector: 'button *' });
  await pressesBook(screen);
  const title = say('received-invoices:duplicate.askTitle', { name: received.sellerName });
  const question = await seesDialog(screen, title);
  expect(question).toHaveTextContent(received.number);
  await user.click(within(question).getByText(say('received-invoices:duplicate.confirm')));
  await findByText(say('received-invoices:booked', { number: 'B-2026-0001' }));
});

const isConfirmed = (asked: unknown) => (asked as { confirmDuplicate: boolean }).confirmDuplicate;

/** By its key: a second click soon after the first counts as a double one. */
async function pressesBook({ user, say, getByText }: Screen): Promise<void> {
  getByText(say('received-invoices:book.act'), { selector: 'button *' }).closest('button')?.focus();
  await user.keyboard('{Enter}');
}

test('it is set aside for the reason that one gives, none is given for one, and it is taken back', async () => {
  const screen = await opensReview(received);
  const { user, say, server, findByText } = screen;
  await user.click(await findByText(say('received-invoices:setAside.act'), { selector: 'button *' }));
  const title = say('received-invoices:setAside.title', { name: received.sellerName });
  const dialog = within(await seesDialog(screen, title));
  for (const choice of dialog.getAllByRole('radio', { hidden: true })) expect(choice).not.toBeChecked();
  const act = dialog.getByText(say('received-invoices:setAside.act'));
  await user.click(act);
  expect(await dialog.findByText(say('received-invoices:setAside.missing'))).toBeVisible();
  expectWrong(
    dialog.getByLabelText(say('received-invoices:reason.notMine')),
    say('received-invoices:setAside.missing'),
  );
  expect(server.asked('receivedInvoices/setAside')).toEqual([]);
  await user.click(dialog.getByLabelText(say('received-invoices:reason.notMine')));
  await user.click(act);
  await user.click(await findByText(say('common:undo')));
  await findByText(say('received-invoices:takenBack'));
  const { id } = received;
  expect(server.asked('receivedInvoices/setAside')).toEqual([{ id, reason: 'notMine', note: '' }]);
  await waitFor(() => expect(server.asked('receivedInvoices/takeBack')).toEqual([{ id }]));
});
