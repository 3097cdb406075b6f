/** A photo or a plain PDF that is dropped is kept to be entered later, and stands as a slip until it is thrown away. */
import { exampleOf } from './support/examples.ts';
import type { Answers } from './support/fake-server.ts';
import { drops } from './support/files.ts';
import { findings } from './support/inspection.ts';
import { invalid, refusal } from './support/refusal.ts';
import { expect, opens, test, waitFor, within } from './support/stage.tsx';
import { buttonOf, findDialog } from './support/verbs-parts.ts';

type List = Awaited<ReturnType<NonNullable<NonNullable<Answers['receipts']>['list']>>>;

type Readings = Awaited<ReturnType<NonNullable<NonNullable<Answers['receiptReadings']>['list']>>>;

const LIST = exampleOf('receipts', 'list') as List;
const READINGS = exampleOf('receiptReadings', 'list') as Readings;
const NOTHING: List = { receipts: [], next: null, count: 0 };
const ID = '0199f3a0-0000-7000-8000-0000000000e1';
const PHOTO = new File(['x'], 'tanken.jpg', { type: 'image/jpeg' });
const PDF = new File(['%PDF-1.7'], 'quittung.pdf', { type: 'application/pdf' });

test('a photo is kept at once, and a PDF without an invoice in it as well, wherever they are dropped', async () => {
  const receive = () => {
    throw invalid({ file: 'einvoice.none' });
  };
  const screen = await opens('/compliance', { answers: { receivedInvoices: { receive } } });
  const { say, server, findByLabelText } = screen;
  await screen.findByRole('heading', { level: 1 });
  await drops(document.body, [PHOTO, PDF]);
  const panel = within(await findByLabelText(say('received-invoices:panel.title'), { selector: 'section' }));
  await waitFor(() => expect(panel.getAllByText(say('received-invoices:panel.kept'))).toHaveLength(2));
  panel.getByText('quittung.pdf');
  panel.getByText(say('received-invoices:panel.toQueue'));
  expect(server.asked('receivedInvoices/receive'), 'the photo is not taken for an e-invoice').toHaveLength(1);
  expect(server.asked('receipts/keep')).toHaveLength(2);
});

test('what is neither is refused, and an XML of something else is no receipt', async () => {
  const other = () => {
    throw invalid({ file: 'einvoice.other' });
  };
  const screen = await opens('/compliance', { answers: { receivedInvoices: { receive: other } } });
  const { say, server, findByLabelText } = screen;
  await screen.findByRole('heading', { level: 1 });
  await drops(document.body, [new File(['<Order/>'], 'order.xml')]);
  const panel = within(await findByLabelText(say('received-invoices:panel.title'), { selector: 'section' }));
  await panel.findByText(say('errors:problem.einvoice.other'));
  expect(server.asked('receipts/keep')).toEqual([]);
});

test('slips stand below the queue with their picture, and go when they are thrown away', async () => {
  let list = LIST;
  const remove = () => {
    list = NOTHING;
    return { id: LIST.receipts[0]?.id ?? '' };
  };
  const screen = await opens('/finance/received', { answers: { receipts: { list: () => list, remove } } });
  const { user, say, findByText, getByLabelText, queryByText } = screen;
  const title = await findByText(say('receipts:title'));
  const name = 'tankbeleg.jpg';
  const picture = getByLabelText(say('receipts:open', { name }));
  const [read] = READINGS.readings;
  await waitFor(() => expect(picture.querySelector('img')).toHaveAttribute('src', read?.picture?.url));
  const slip = within(picture.closest('li') as HTMLElement);
  slip.getByText('Tankhof Süd');
  slip.getByText(say('receipts:mark.sure'));
  expect(await findings(title.closest('section') as HTMLElement)).toEqual([]);
  await user.click(getByLabelText(say('receipts:remove', { name })));
  const dialog = await findDialog(screen, say('receipts:removeTitle', { name }));
  await user.click(buttonOf(dialog, say('receipts:removeConfirm')));
  await findByText(say('receipts:removed'));
  await waitFor(() => expect(queryByText(say('receipts:title'))).toBe(null));
});

test('without receipts nothing stands there, and a list that cannot be read is asked for again', async () => {
  const fails = () => {
    throw refusal('NOT_FOUND');
  };
  const screen = await opens('/finance/received', { answers: { receipts: { list: fails } } });
  const { user, say, server, findByText, getByText, queryByText } = screen;
  const failed = (await findByText(say('receipts:failed'))).closest('section') as HTMLElement;
  server.answer({ receipts: { list: () => NOTHING } });
  await user.click(within(failed).getByText(say('common:retry')));
  await waitFor(() => expect(queryByText(say('receipts:failed'))).toBe(null));
  expect(queryByText(say('receipts:title'))).toBe(null);
  getByText(say('received-invoices:title'), { selector: 'h1' });
});

test.each([
  ['waiting', { state: 'waiting' }],
  ['unread', { state: 'unread', refusal: 'file.password' }],
  ['alike', { alike: { expenseId: ID, number: 'B-2026-0184' } }],
  ['rivals', { isSure: false, hasRivals: true }],
  ['look', { isSure: false, hasRivals: false }],
] as const)('a slip says %s in a word, and no more than that', async (mark, over) => {
  const readings = READINGS.readings.map((reading) => ({ ...reading, ...over })) as Readings['readings'];
  const answers = { receipts: { list: () => LIST }, receiptReadings: { list: () => ({ readings }) } };
  const { say, findByText, queryByText } = await opens('/finance/received', { answers });
  await findByText(say(`receipts:mark.${mark}`, { number: 'B-2026-0184' }));
  expect(queryByText(say('receipts:mark.sure'))).toBe(null);
});
