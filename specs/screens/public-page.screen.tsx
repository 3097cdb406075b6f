/** What the client says on the page of an invoice, in the markup that the server writes. */
import { day } from '@belegbar/domain/calendar';
import { cents } from '@belegbar/domain/money';
import userEvent from '@testing-library/user-event';
import { onTestFinished, vi } from 'vitest';
import { sampleDocument } from '../../documents/testing/samples.ts';
import { showInvoice } from '../../server/share-links/page/invoice.ts';
import { WORDS } from '../../server/share-links/page/texts.ts';
import { publicViewOf } from '../../server/share-links/public-view.ts';
import { offerTalk } from '../../web/share-links/public-page/talk.ts';
import { expect, test, within } from './support/stage.tsx';

const TODAY = day('2026-11-22');

/** The page in English, and how the server answers. */
function opens(answers: (() => Promise<Response>)[], { isSaidPaid = false, cancelled = false } = {}) {
  const document = sampleDocument();
  const { gross } = document.totals;
  const amounts = { open: gross, received: cents(0), writtenOff: cents(0), paidOn: null };
  const state = { status: 'sent', cancelled, amended: null, isSent: true } as const;
  const files = { eInvoices: { xrechnung: true, facturX: true }, issuedAt: new Date(), clientId: null };
  const invoice = publicViewOf(
    { document, ...amounts, ...state, ...files, remindersPaused: false },
    { pages: 1, today: TODAY, reminder: null },
  );
  const words = WORDS.en;
  const page = globalThis.document.createElement('main');
  page.innerHTML = showInvoice({
    token: 'TOKEN',
    invoice,
    document,
    isSaidPaid,
    language: 'en',
    words,
    today: TODAY,
  }).markup;
  globalThis.document.body.append(page);
  const fetches = vi.spyOn(globalThis, 'fetch').mockImplementation(() => {
    const next = answers.shift();
    return next === undefined ? Promise.reject(new Error('asked once too often')) : next();
  });
  onTestFinished(() => {
    page.remove();
    fetches.mockRestore();
  });
  offerTalk('TOKEN');
  return { page: within(page), words, sender: invoice.senderName, fetches, user: userEvent.setup() };
}

const taken = async () => Response.json({ said: true });
const busy = async () => new Response('{}', { status: 429 });

test('that it is paid is said with one press however often it is pressed, and the keyboard goes on from the answer', async () => {
  let arrive = (_: Response) => {};
  const { page, words, sender, fetches, user } = opens([
    () => new Promise<Response>((resolve) => (arrive = resolve)),
  ]);
  await user.dblClick(page.getByRole('button', { name: words.letKnow }));
  arrive(await taken());
  expect(await page.findByText(words.knowsPaid(sender))).toBeInTheDocument();
  expect(fetches).toHaveBeenCalledOnce();
  expect(fetches.mock.calls[0]).toMatchObject([
    '/api/public-invoices/TOKEN/messages',
    { method: 'POST', body: '{"kind":"paid","text":""}' },
  ]);
  expect(page.queryByRole('button', { name: words.letKnow })).toBeNull();
  expect(page.getByText(words.untilPaid).closest('[role="status"]')).toHaveFocus();
});

test('a question that did not arrive stays in its field, and blanks are none', async () => {
  const { page, words, sender, fetches, user } = opens([busy, taken]);
  await user.click(page.getByText(words.ask));
  const field = page.getByRole('textbox', { name: words.question });
  const send = page.getByRole('button', { name: words.send });
  await user.type(field, '   ');
  await user.click(send);
  expect(fetches).not.toHaveBeenCalled();
  await user.type(field, '<b>Order no.?</b>');
  await user.click(send);
  expect(await page.findByText(words.notSaid)).toHaveRole('alert');
  expect(field).toHaveValue('<b>Order no.?</b>');
  await user.click(send);
  expect(await page.findByText(words.knowsQuestion(sender))).toBeInTheDocument();
  expect(page.queryByText(words.notSaid)).toBeNull();
  expect(fetches.mock.calls[1]?.[1]?.body).toBe('{"kind":"question","text":"<b>Order no.?</b>"}');
});

test('who pressed too soon takes it back, also on the page that is opened anew, and can say it again', async () => {
  const { page, words, sender, fetches, user } = opens([taken, taken], { isSaidPaid: true });
  page.getByText(words.knowsPaid(sender));
  expect(page.queryByRole('button', { name: words.letKnow })).toBeNull();
  await user.click(page.getByRole('button', { name: words.takeBack }));
  const again = await page.findByRole('button', { name: words.letKnow });
  expect(fetches.mock.calls[0]?.[1]?.body).toBe('{"kind":"notPaid","text":""}');
  expect(again).toHaveFocus();
  expect(page.queryByText(words.knowsPaid(sender))).toBeNull();
  await user.click(again);
  expect(await page.findByText(words.knowsPaid(sender))).toBeInTheDocument();
  page.getByRole('button', { name: words.takeBack });
});

test('who has said that it is paid is asked for nothing: how to pay is folded until it is taken back, and of a cancelled one nothing changes', async () => {
  const { page, words, sender, user } = opens([taken, taken]);
  const fold = () => page.getByText(words.howToPay).closest('details');
  const card = page.getByText(words.saidPaid).closest('section');
  expect(fold()).toHaveAttribute('open');
  expect(card).not.toHaveAttribute('data-said-paid');
  await user.click(page.getByRole('button', { name: words.letKnow }));
  const told = await page.findByText(words.knowsPaid(sender));
  expect(fold()).not.toHaveAttribute('open');
  expect(card).toHaveAttribute('data-said-paid');
  expect(told.compareDocumentPosition(page.getByText(words.howToPay))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(page.getByRole('button', { name: words.takeBack }));
  await page.findByRole('button', { name: words.letKnow });
  expect(fold()).toHaveAttribute('open');
  const cancelled = opens([], { isSaidPaid: true, cancelled: true });
  expect(cancelled.page.getByText(words.cancelled).closest('section')).not.toHaveAttribute('data-said-paid');
});

test('the page of who has said so is folded when it is opened anew', () => {
  const { page, words } = opens([], { isSaidPaid: true });
  expect(page.getByText(words.howToPay).closest('details')).not.toHaveAttribute('open');
});

test('what could not be taken back stays said', async () => {
  const { page, words, sender, user } = opens([busy], { isSaidPaid: true });
  await user.click(page.getByRole('button', { name: words.takeBack }));
  expect(await page.findByText(words.notSaid)).toHaveRole('alert');
  page.getByText(words.knowsPaid(sender));
});
