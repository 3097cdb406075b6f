/** Who is a small business deducts no input VAT (§ 19 UStG), and reads of none on bills of vendors and in the register of assets. */
import type { client } from '../../web/connection/api.ts';
import { exampleOf } from './support/examples.ts';
import { expect, opens, test, within } from './support/stage.tsx';

type Business = Awaited<ReturnType<typeof client.business.get>>;

const business = exampleOf('business', 'get') as Business;
const expense = exampleOf('expenses', 'get') as { id: string };

const SMALL: Business = {
  ...business,
  regimes: business.regimes.map((regime) => ({ ...regime, smallBusiness: true })),
};

test('a bill of a small business has VAT, and no input VAT', async () => {
  const { findByRole, findAllByText, say } = await opens(`/expenses/${expense.id}`, {
    answers: { business: { get: () => SMALL } },
  });
  await findAllByText(say('received-invoices:code.inputStandard19.billed'));
  expect(await findByRole('main')).not.toHaveTextContent(say('received-invoices:code.inputStandard19.name'));
});

test('a business that deducts has input VAT on it', async () => {
  const { findAllByText, say } = await opens(`/expenses/${expense.id}`);
  await findAllByText(say('received-invoices:code.inputStandard19.name'));
});

const INPUT_VAT = /Vorsteuer/;
const small = { business: { get: () => SMALL } };

test('what a small business keeps of a bill lowers its cost alone', async () => {
  const open = { ...expense, state: 'open', open: 11_900, gross: 11_900, payments: [] };
  const screen = await opens(`/expenses/${expense.id}`, {
    language: 'de',
    answers: { ...small, expenses: { get: () => open } } as never,
  });
  await screen.user.click(await screen.findByRole('button', { name: 'Bezahlt' }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText(/nachlässt\. Die Kosten sinken mit\.$/);
  expect(dialog).not.toHaveTextContent(INPUT_VAT);
});

test('an asset that a small business had before is entered as it was paid', async () => {
  const screen = await opens('/finance/assets', { language: 'de', answers: small });
  const { say, user, findByRole } = screen;
  await user.click(await findByRole('button', { name: say('assets:add') }));
  const dialog = await findByRole('dialog', { name: say('assets:enter.title'), hidden: true });
  await within(dialog).findByText(say('assets:enter.costHintSmall'));
  expect(dialog).not.toHaveTextContent(INPUT_VAT);
});

test('another use changes nothing while it is a small business, and the dialog says so', async () => {
  const camera = exampleOf('assets', 'get') as { id: string; description: string };
  const screen = await opens(`/finance/assets?asset=${camera.id}`, { language: 'de', answers: small });
  const { say, user, findByText, findByRole } = screen;
  await user.click(await findByText(say('assets:use.open')));
  const title = say('assets:use.title', { description: camera.description });
  const dialog = await findByRole('dialog', { name: title, hidden: true });
  await within(dialog).findByText(say('assets:use.textSmall'));
  expect(dialog).not.toHaveTextContent(INPUT_VAT);
});

test('before its first expense a small business is promised no input VAT', async () => {
  const counts = { all: 0, open: 0, due: 0, overdue: 0, paid: 0, withoutReceipt: 0, takenBack: 0 };
  const list = exampleOf('expenses', 'list') as { counts: object };
  const none = { ...list, expenses: [], counts: { ...list.counts, ...counts } };
  const { say, findByText } = await opens('/finance/expenses', {
    answers: { ...small, expenses: { list: () => none } } as never,
  });
  await findByText(say('expense-list:none.textSmall'));
});
