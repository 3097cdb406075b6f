/** What a received invoice leaves open is asked for at its field before it is booked: euros for dollars, who owes the VAT, when a prepayment was paid. */
import type { client } from '../../web/connection/api.ts';
import type { Proposal, Received } from '../../web/received-invoices/message.ts';
import { exampleOf } from './support/examples.ts';
import { expect, opens, type Screen, test, waitFor } from './support/stage.tsx';
import { fills, seesSaidAt } from './support/verbs-editor.ts';

type Listed = Awaited<ReturnType<typeof client.receivedInvoices.list>>['invoices'][number];

const received = exampleOf('receivedInvoices', 'get') as Received;
const [LINE] = (received.proposal as Proposal).lines;
const BOOKED = exampleOf('receivedInvoices', 'book') as Listed;

/** A bill of which the server proposes this to be booked. */
async function opensProposal(proposal: Partial<Proposal>): Promise<Screen> {
  const one = { ...received, proposal: { ...(received.proposal as Proposal), ...proposal } };
  const screen = await opens(`/finance/received/${received.id}`, {
    answers: { receivedInvoices: { get: () => one } },
  });
  await screen.findByText(received.sellerName, { selector: 'h1' });
  return screen;
}

const field = ({ say, getByLabelText }: Screen, name: string, values = {}) =>
  getByLabelText(say(`received-invoices:book.${name}`, values));

/** By its key: a second click soon after the first counts as a double one. */
async function pressesBook({ user, say, getByText }: Screen): Promise<void> {
  getByText(say('received-invoices:book.act'), { selector: 'button *' }).closest('button')?.focus();
  await user.keyboard('{Enter}');
}

async function seesBooked(screen: Screen, booked: object): Promise<void> {
  await screen.findByText(screen.say('received-invoices:booked', { number: BOOKED.expense?.number ?? '' }));
  expect(screen.server.asked('receivedInvoices/book')).toMatchObject([booked]);
}

/* 120.00 USD at 1.20 USD for one euro are 100.00 EUR. */
test('a bill in dollars is booked in euros by the rate that is typed', async () => {
  const dollars = { ...LINE, base: '120.00', net: null, vat: null } as Proposal['lines'][number];
  const screen = await opensProposal({ currency: 'USD', lines: [dollars] });
  await pressesBook(screen);
  await waitFor(() => expect(field(screen, 'cost')).toHaveFocus());
  fills(field(screen, 'rate', { currency: 'USD' }), '1,2');
  await waitFor(() => expect(field(screen, 'cost')).toHaveValue('100,00'));
  await pressesBook(screen);
  await seesBooked(screen, { exchangeRate: '1.2', lines: [{ net: 10_000, vat: 0 }] });
});

test('who owes the VAT of a bill that leaves it open is asked for, and answered once', async () => {
  const open = { ...LINE, taxCode: null } as Proposal['lines'][number];
  const notes: Proposal['notes'] = [{ kind: 'asks', code: 'whoOwesVat', values: {} }];
  const screen = await opensProposal({ lines: [open], notes });
  const { user, say, getByText } = screen;
  expect(getByText(say('received-invoices:note.whoOwesVat'))).toBeVisible();
  await pressesBook(screen);
  const codes = field(screen, 'taxCode');
  await waitFor(() => expect(codes).toHaveFocus());
  await seesSaidAt(() => codes, say('received-invoices:book.taxCodeMissing'));
  expect(screen.server.asked('receivedInvoices/book')).toEqual([]);
  await user.selectOptions(codes, say('received-invoices:code.euServiceReverseCharge.name'));
  await pressesBook(screen);
  await seesBooked(screen, { lines: [{ taxCode: 'euServiceReverseCharge' }] });
});

test('a prepayment is not booked before the day is said on which it was paid', async () => {
  const screen = await opensProposal({ isPrepayment: true });
  await pressesBook(screen);
  const paidOn = field(screen, 'paidOn');
  await waitFor(() => expect(paidOn).toHaveFocus());
  await seesSaidAt(() => paidOn, screen.say('errors:problem.expense.prepayment.unpaid'));
  expect(screen.server.asked('receivedInvoices/book')).toEqual([]);
  fills(paidOn, '17.02.2026');
  await pressesBook(screen);
  await seesBooked(screen, { paidOn: '2026-02-17' });
});

const asking = (
  received: Received,
  noTransfer: Received['noTransfer'],
  notes: Proposal['notes'],
): Received => ({
  ...received,
  transfer: null,
  noTransfer,
  proposal: { ...(received.proposal as Proposal), notes },
});

test('where more is asked for than the bill comes to both are asked about', async () => {
  const values = { asked: '999.00', booked: '142.80' };
  const one = asking(received, 'amountsDiffer', [{ kind: 'tells', code: 'payableDiffers', values }]);
  const { findByText } = await opens(`/finance/received/${received.id}`, {
    language: 'de',
    answers: { receivedInvoices: { get: () => one } },
  });
  await findByText(/^Frag vor dem Zahlen nach: 999,00\s€ oder 142,80\s€\?$/);
});

test('where amounts are in two currencies it is said to ask', async () => {
  const one = asking(received, 'currenciesDiffer', []);
  const { findByText, queryByText, say } = await opens(`/finance/received/${received.id}`, {
    language: 'de',
    answers: { receivedInvoices: { get: () => one } },
  });
  await findByText(say('received-invoices:pay.none.currenciesDiffer'));
  expect(queryByText(say('received-invoices:pay.payee'))).toBe(null);
});

/* 152.80 less 142.80 is 10.00. */
test('where the gross is not the sum of its parts both are asked about, and nothing is offered for payment', async () => {
  const notes = [
    { kind: 'tells' as const, code: 'totalsDiffer' as const, values: { gross: '152.80', sum: '142.80' } },
  ];
  const one = {
    ...received,
    transfer: null,
    noTransfer: 'amountsDiffer' as const,
    checked: {
      ...received.checked,
      verdict: { ...received.checked.verdict, fatal: ['BR-CO-15'] },
    },
    proposal: { ...(received.proposal as Proposal), notes },
  };
  const { findByText, queryByText, say, queryByLabelText } = await opens(`/finance/received/${received.id}`, {
    language: 'de',
    answers: { receivedInvoices: { get: () => one } },
  });
  await findByText(/^Frag vor dem Zahlen nach: 152,80\s€ oder 142,80\s€\?$/);
  await findByText(/^Brutto ist 10,00\s€ höher als Netto und Steuer\.$/);
  expect(queryByLabelText(say('received-invoices:pay.code'))).toBe(null);
  expect(queryByText(say('received-invoices:pay.payee'))).toBe(null);
});
