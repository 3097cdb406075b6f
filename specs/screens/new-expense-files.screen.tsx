/** Receipts come to the form of an expense by every way on which files come: dropped, pasted, or chosen among those that wait. */
import { fireEvent } from '@testing-library/dom';
import { exampleOf } from './support/examples.ts';
import type { Answers } from './support/fake-server.ts';
import { drops } from './support/files.ts';
import { invalid } from './support/refusal.ts';
import { expect, opens, test, waitFor } from './support/stage.tsx';

type List = Awaited<ReturnType<NonNullable<NonNullable<Answers['receipts']>['list']>>>;

const LIST = exampleOf('receipts', 'list') as List;
const PHOTO = new File(['x'], 'tanken.jpg', { type: 'image/jpeg' });
const PICTURE = new File(['y'], 'image.png', { type: 'image/png' });

type Kept = (input: { file: File }) => Promise<never>;

async function form(address: string, list: List, keep?: Kept) {
  sessionStorage.clear();
  localStorage.clear();
  const kept = {
    ...LIST.receipts[0],
    id: '0199f3a0-0000-7000-8000-0000000000aa',
    fileName: 'tanken.jpg',
    isKnown: false,
  };
  const page = await opens(address, {
    language: 'de',
    answers: {
      expenses: { vendors: () => ({ vendors: [] }) },
      receipts: { list: () => list, keep: keep ?? (() => kept as never) },
    },
  });
  await page.findByRole('combobox', { name: page.say('expense-form:vendor') });
  return page;
}

const NONE: List = { receipts: [], next: null, count: 0 };

test('what is dropped anywhere on the form is a receipt of it, and goes into no tray', async () => {
  const { say, server, findByLabelText } = await form('/expenses/new', NONE);
  await drops(document.body, [PHOTO]);
  await findByLabelText(say('expense-form:receipts.leave', { name: 'tanken.jpg' }));
  expect(server.asked('receipts/keep')).toHaveLength(1);
  expect(server.asked('receivedInvoices/receive')).toHaveLength(0);
});

test('an image that is pasted is one, and text that is pasted stays text', async () => {
  const { server, say, findByLabelText } = await form('/expenses/new', NONE);
  fireEvent.paste(document.body, { clipboardData: { files: [], types: ['text/plain'] } });
  fireEvent.paste(document.body, { clipboardData: { files: [PICTURE], types: ['Files'] } });
  await findByLabelText(say('expense-form:receipts.leave', { name: 'tanken.jpg' }));
  expect(server.asked('receipts/keep')).toHaveLength(1);
});

test('a receipt that waits and is to be entered is with the form from the start', async () => {
  const [first] = LIST.receipts;
  const { server, say, findByLabelText } = await form(`/expenses/new?receipt=${first?.id}`, LIST);
  await findByLabelText(say('expense-form:receipts.leave', { name: first?.fileName ?? '' }));
  await waitFor(() => expect(server.asked('receipts/keep')).toHaveLength(0));
});

const named = (name: string) => new File([name], name, { type: 'image/jpeg' });

/** Answers each file when the test says so; a file that is called wrong is refused. */
function answersLater() {
  const held: (() => void)[] = [];
  const keep: Kept = ({ file }) =>
    new Promise((resolve, reject) => {
      const id = `0199f3a0-0000-7000-8000-00000000000${held.length}`;
      const kept = { ...LIST.receipts[0], id, fileName: file.name, isKnown: false };
      const isWrong = file.name.startsWith('wrong');
      held.push(() => (isWrong ? reject(invalid({ file: 'file.type' })) : resolve(kept as never)));
    });
  return { held, keep };
}

test('what is dropped while another receipt is on its way is attached after it, and what was left out meanwhile stays out', async () => {
  const { held, keep } = answersLater();
  const page = await form('/expenses/new', NONE, keep);
  const leave = (name: string) => page.say('expense-form:receipts.leave', { name });
  await drops(document.body, [named('first.jpg'), named('second.jpg')]);
  await waitFor(() => expect(held).toHaveLength(1));
  await drops(document.body, [named('third.jpg')]);
  held[0]?.();
  await page.user.click(await page.findByLabelText(leave('first.jpg')));
  await waitFor(() => expect(held).toHaveLength(2));
  held[1]?.();
  await waitFor(() => expect(held).toHaveLength(3));
  held[2]?.();
  await page.findByLabelText(leave('third.jpg'));
  await page.findByLabelText(leave('second.jpg'));
  expect(page.queryByLabelText(leave('first.jpg'))).toBeNull();
});

test('one file that is refused keeps none of the others out, and it is told', async () => {
  const { held, keep } = answersLater();
  const page = await form('/expenses/new', NONE, keep);
  await drops(document.body, [named('wrong.jpg'), named('right.jpg')]);
  await waitFor(() => expect(held).toHaveLength(1));
  held[0]?.();
  await waitFor(() => expect(held).toHaveLength(2));
  held[1]?.();
  await page.findByLabelText(page.say('expense-form:receipts.leave', { name: 'right.jpg' }));
  await page.findByText(page.say('errors:problem.file.type'));
});
