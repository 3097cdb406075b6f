/** Money of an issued invoice: booked, refused, paid back and corrected in dialogs that stay while they work and give the keyboard back. */
import { day } from '@belegbar/domain/calendar';
import type { Cents } from '@belegbar/domain/money';
import type { Invoice } from '../../web/invoices/messages.ts';
import { exampleOf } from './support/examples.ts';
import type { Answers } from './support/fake-server.ts';
import { invalid, refusal } from './support/refusal.ts';
import { expect, opens, type Scene, type Screen, test, waitFor, within } from './support/stage.tsx';
import { fills, ISSUED, seesDialog, seesSaidAt } from './support/verbs-editor.ts';

const PATH = `/invoice/${ISSUED.id}`;
const PAID = exampleOf('invoices', 'recordPayment') as Invoice;
const [PAYMENT] = PAID.payments;
const cents = (amount: number) => amount as Cents;

/** The payments of the example in other amounts, on the day of the invoice. */
const paying = (...amounts: number[]): Invoice['payments'] =>
  amounts.map((amount, place) => ({
    ...(PAYMENT as Invoice['payments'][number]),
    id: PAID.id.replace(/.$/, String(place)),
    paidOn: day('2026-03-02'),
    amount: cents(amount),
    euros: cents(amount),
  }));

/** The invoice, whose acts are answered with what becomes of it. */
async function opensInvoice(
  first: Partial<Invoice>,
  acts: NonNullable<Answers['invoices']> = {},
  scene: Scene = {},
): Promise<Screen> {
  const get = () => ({ ...ISSUED, ...first });
  const screen = await opens(PATH, { ...scene, answers: { ...scene.answers, invoices: { get, ...acts } } });
  await screen.findByText('RE-2026-0011', { selector: 'h1' });
  return screen;
}

const button = ({ say, getByText }: Screen, text: string) =>
  getByText(say(text), { selector: 'main button *' }).closest('button') as HTMLElement;

/** Presses a button of the page; the dialog of this title follows. */
async function asks(screen: Screen, text: string, title: string) {
  await screen.user.click(button(screen, text));
  return within(await seesDialog(screen, screen.say(title, { number: 'RE-2026-0011' })));
}

async function choosesOfMenu(screen: Screen, entry: string): Promise<void> {
  const { user, say, getByLabelText, findByText } = screen;
  await user.click(getByLabelText(say('invoices:detail.more')));
  await user.click(await findByText(say(entry), { selector: '[role=menuitem] *' }));
}

const DIALOG = '[role=dialog][aria-modal]';
const isGone = () => waitFor(() => expect(document.querySelector(DIALOG)).toBeNull());
const money = ({ say, getByLabelText }: Screen) =>
  getByLabelText(say('invoices:payment.title'), { selector: 'table' });
const pay = (screen: Screen) => asks(screen, 'invoices:payment.record', 'invoices:payment.dialogTitle');

test('while a payment is recorded its dialog stays, a refusal is shown in it, and the keyboard is where it was', async () => {
  const gate = Promise.withResolvers<Invoice>();
  const screen = await opensInvoice({}, { recordPayment: () => gate.promise });
  const { user, say } = screen;
  const dialog = await pay(screen);
  await user.click(dialog.getByText(say('invoices:payment.record')));
  await waitFor(() => expect(dialog.getByText(say('common:cancel')).closest('button')).toBeDisabled());
  await user.keyboard('{Escape}');
  gate.reject(refusal('CHANGED_MEANWHILE'));
  const alert = await dialog.findByRole('alert', { hidden: true });
  expect(alert).toHaveTextContent(say('errors:call.CHANGED_MEANWHILE'));
  await user.keyboard('{Escape}');
  await isGone();
  await waitFor(() => expect(button(screen, 'invoices:payment.record')).toHaveFocus());
});

test('the payment that settles it takes reminder and plan away at once', async () => {
  const owed = { mails: [], remindersPaused: false, canRemind: true, nextReminder: day('2026-03-24') };
  let sending: typeof owed | (Omit<typeof owed, 'nextReminder'> & { nextReminder: null }) = owed;
  // Nothing is on its way, so nobody asks again by itself.
  const stored = { delivery: 'ready' } as const;
  const recordPayment = () => {
    sending = { ...owed, canRemind: false, nextReminder: null };
    return { ...PAID, ...stored };
  };
  const screen = await opensInvoice(
    stored,
    { recordPayment },
    { answers: { sending: { read: () => sending } } },
  );
  await waitFor(() => expect(button(screen, 'sending:remindButton')).toBeVisible());
  const dialog = await pay(screen);
  await screen.user.click(dialog.getByText(screen.say('invoices:payment.record')));
  await isGone();
  await waitFor(() => expect(screen.queryByText(screen.say('sending:remindButton'))).toBeNull());
  expect(screen.queryByText(/24\.03\.2026/)).toBeNull();
  expect(
    screen.getByText(screen.say('common:state.paid'), { selector: 'header span[data-tone]' }),
  ).toBeVisible();
});

test.each([
  [30_000, /Davon 480,50\s€ zurücklegen: 180,50\s€ Umsatzsteuer und 300,00\s€ für Steuern/],
  [0, /Davon 180,50\s€ Umsatzsteuer zurücklegen\./],
])('a payment says at once what of it is to be put aside, with %i cents of tax', async (tax, sentence) => {
  const setAside = { payment: 113_050, vat: 18_050, tax, total: 18_050 + tax, rest: 95_000 - tax };
  const answers = { finance: { setAside: () => ({ setAside }) } } as unknown as Answers;
  const screen = await opensInvoice({}, { recordPayment: () => PAID }, { answers });
  const dialog = await pay(screen);
  await screen.user.click(dialog.getByText(screen.say('invoices:payment.record')));
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('where that cannot be told the payment is booked all the same', async () => {
  const setAside = () => {
    throw new Error('not now');
  };
  const answers = { finance: { setAside } } as unknown as Answers;
  const screen = await opensInvoice({}, { recordPayment: () => PAID }, { answers });
  const dialog = await pay(screen);
  await screen.user.click(dialog.getByText(screen.say('invoices:payment.record')));
  await screen.findByText(screen.say('invoices:payment.recorded'));
  expect(screen.queryByText(/zurücklegen/)).toBe(null);
});

test('a payment booked by mistake is taken back from the message that tells it', async () => {
  const undone = { ...ISSUED, payments: PAID.payments.map((payment) => ({ ...payment, undone: true })) };
  const screen = await opensInvoice({}, { recordPayment: () => PAID, undoPayment: () => undone });
  const { user, say, server, findByText } = screen;
  const dialog = await pay(screen);
  await user.click(dialog.getByText(say('invoices:payment.record')));
  await isGone();
  await user.click(await findByText(say('common:undo')));
  await findByText(say('invoice-corrections:undo.payment.done'));
  expect(server.asked('invoices/undoPayment')).toMatchObject([{ id: ISSUED.id, paymentId: PAYMENT?.id }]);
});

test('a part payment is told beside overdue, and the track fills what happened alone', async () => {
  const screen = await opensInvoice({
    received: cents(13_050),
    open: cents(100_000),
    state: { word: 'overdue', overdueDays: 40, isRest: true, reached: ['draft', 'issued', 'due'] },
  });
  screen.getByText('Rest überfällig, 40 Tage');
  const track = screen.getByLabelText('Stand: Entwurf, Ausgestellt, Fällig');
  const filled = [...track.querySelectorAll('[data-reached]')].map((point) => point.textContent);
  expect(filled).toEqual(['Entwurf', 'Ausgestellt', 'Fällig']);
});

test('what happened stands first, and what proves it behind one word', async () => {
  const hash = 'b'.repeat(64);
  const stored: Invoice['timeline'][number] = {
    at: '2026-03-02T09:31:00.000Z',
    kind: 'documentStored',
    detail: '',
    by: 'program',
    entries: [],
  };
  const timeline = [stored, ...PAID.timeline];
  const payments = [{ ...(PAYMENT as Invoice['payments'][number]), entries: [21] }];
  const screen = await opensInvoice({ documentHash: hash, delivery: 'ready', timeline, payments });
  const history = screen.getByText(screen.say('invoices:timeline.title')).closest('section') as HTMLElement;
  expect(within(history).getByRole('list')).not.toHaveTextContent(
    screen.say('invoices:timeline.documentStored'),
  );
  const proof = screen.getByText(screen.say('invoices:timeline.proof')).closest('details');
  expect(proof).not.toHaveAttribute('open');
  expect(proof).toHaveTextContent('PDF gesichert: 02.03.2026, 10:31');
  expect(proof).toHaveTextContent(`SHA-256 ${hash}`);
  expect(proof).toHaveTextContent('Journal-Eintrag 21');
  expect(screen.getAllByText(/Journal-Eintrag 21/)).toHaveLength(1);
});

test('what Jonas has sent himself is noted in the menu, once, and taken back from the message', async () => {
  const state = {
    ...ISSUED.state,
    word: 'sent' as const,
    reached: [...ISSUED.state.reached, 'sent' as const],
  };
  const screen = await opensInvoice(
    {},
    { markSent: () => ({ ...ISSUED, state }), takeBackSent: () => ISSUED },
  );
  screen.getByText('Ausgestellt', { selector: 'header span[data-tone]' });
  await choosesOfMenu(screen, 'invoices:markSent.act');
  await screen.findByText('Gesendet', { selector: 'header span[data-tone]' });
  expect(screen.server.asked('invoices/markSent')).toEqual([{ id: ISSUED.id, way: 'byHand' }]);
  await screen.user.click(screen.getByRole('button', { name: screen.say('common:undo') }));
  await screen.findByText('Ausgestellt', { selector: 'header span[data-tone]' });
});

test('after a part of the money the keyboard is at its button, after the rest at the head', async () => {
  let now: Invoice = ISSUED;
  const screen = await opensInvoice(
    {},
    {
      get: () => now,
      recordPayment: ({ amount }) => {
        const open = cents(now.open - amount);
        const payments = paying(...now.payments.map((one) => one.amount), amount);
        now = { ...now, open, openInEuros: open, payments, status: open === 0 ? 'paid' : 'sent' };
        return now;
      },
    },
  );
  const { user, say, server, getByText } = screen;
  const first = await pay(screen);
  fills(first.getByLabelText(say('invoices:payment.amount')), '19');
  await user.click(first.getByText(say('invoices:payment.record')));
  await isGone();
  await waitFor(() => expect(button(screen, 'invoices:payment.record')).toHaveFocus());
  // 1,130.50 less 19.00
  expect(money(screen)).toHaveTextContent('1.111,50');
  const rest = await pay(screen);
  await user.click(rest.getByText(say('invoices:payment.record')));
  await isGone();
  await waitFor(() => expect(getByText('RE-2026-0011', { selector: 'h1' })).toHaveFocus());
  expect(server.asked('invoices/recordPayment')).toMatchObject([{ amount: 1_900 }, { amount: 111_150 }]);
});

test('a cancellation given up gives the keyboard back to the menu that it was asked for in', async () => {
  const screen = await opensInvoice({});
  const { user, say, server, getByLabelText, findByText } = screen;
  await choosesOfMenu(screen, 'invoice-corrections:menu.correct');
  await user.click(await findByText(say('invoice-corrections:ways.cancel.title')));
  const confirm = (await findByText(say('invoices:cancel.confirm'), { selector: 'button *' })).closest(
    'button',
  );
  expect(confirm).toHaveAttribute('data-danger');
  await user.keyboard('{Escape}');
  await isGone();
  await waitFor(() => expect(getByLabelText(say('invoices:detail.more'))).toHaveFocus());
  expect(server.asked('invoices/cancel')).toEqual([]);
});

test('what came in for a cancelled invoice is paid back, part by part, and no cent more', async () => {
  const received = { ...ISSUED, cancelled: true, open: cents(0), relatedNumber: 'RE-2026-0012' };
  let now: Invoice = { ...received, payments: paying(50_000) };
  const screen = await opensInvoice(
    {},
    {
      get: () => now,
      recordRefund: ({ amount }) => {
        if (amount > 50_000) throw invalid({ amount: 'payment.amount.above-received' });
        now = { ...now, payments: paying(...now.payments.map((one) => one.amount), -amount) };
        return now;
      },
    },
  );
  const { user, say, server, getByText, queryByText } = screen;
  expect(getByText(say('invoices:refund.how'))).toBeVisible();
  const left = () => getByText(say('invoices:payment.toRefund')).closest('tr');
  expect(left()).toHaveTextContent('500,00');
  const dialog = await asks(screen, 'invoices:refund.record', 'invoices:refund.dialogTitle');
  const amount = dialog.getByLabelText(say('invoices:payment.amount'));
  fills(amount, '500,01');
  await user.click(dialog.getByText(say('invoices:refund.record')));
  await seesSaidAt(() => amount, 'mehr als die 500,00');
  expect(server.asked('invoices/recordRefund')).toEqual([]);
  fills(amount, '200');
  await user.click(dialog.getByText(say('invoices:refund.record')));
  await isGone();
  expect(left()).toHaveTextContent('300,00');
  const rest = await asks(screen, 'invoices:refund.record', 'invoices:refund.dialogTitle');
  await user.click(rest.getByText(say('invoices:refund.record')));
  await isGone();
  expect(left()).toHaveTextContent('0,00');
  expect(queryByText(say('invoices:refund.record'), { selector: 'main button *' })).toBeNull();
  expect(server.asked('invoices/recordRefund')).toMatchObject([{ amount: 20_000 }, { amount: 30_000 }]);
  const rows = [...money(screen).querySelectorAll('tr')].map(({ textContent }) => textContent);
  expect(rows).toEqual([
    expect.stringContaining('1.130,50'),
    expect.stringContaining('−500,00'),
    expect.stringMatching(/Rückzahlung.*200,00/),
    expect.stringMatching(/Rückzahlung.*300,00/),
    expect.stringMatching(/Storniert durch RE-2026-0012.*−1\.130,50/),
    expect.stringMatching(/Zurückzuzahlen.*0,00/),
  ]);
});

test('a cancellation says what is to be paid back, and at which invoice', async () => {
  const invoice = { ...ISSUED, cancelled: true, open: cents(0), payments: paying(50_000) };
  const cancellation = { ...ISSUED, id: PAID.id.replace(/.$/, 'f'), kind: 'cancellation' as const };
  const related = { relatedId: invoice.id, relatedNumber: invoice.number };
  const get = ({ id }: { id: string }) => (id === invoice.id ? invoice : { ...cancellation, ...related });
  const screen = await opens(`/invoice/${cancellation.id}`, { answers: { invoices: { get } } });
  const said = screen.say('invoices:refund.atInvoice', { amount: '500,00\u00a0€' });
  expect(await screen.findByText((_, element) => element?.textContent === said)).toBeVisible();
});

test('an invoice that nobody saw is taken back without a document and written anew, unless one says that it was given', async () => {
  let now: Invoice = { ...ISSUED, graceUntil: '2999-03-02T09:35:00.000Z' };
  const screen = await opensInvoice(
    {},
    {
      get: ({ id }) => (id === ISSUED.id ? now : (exampleOf('invoices', 'createDraft') as Invoice)),
      cancel: () => {
        now = { ...now, cancelled: true, withdrawn: true, graceUntil: null, open: cents(0) };
        return now;
      },
    },
    { language: 'en' },
  );
  const { user, say, server, findByText, getByText, getByLabelText } = screen;
  await choosesOfMenu(screen, 'invoice-corrections:menu.correct');
  await user.click(await findByText(say('invoice-corrections:ways.anew.title')));
  const given = await waitFor(() => getByLabelText(say('invoice-corrections:cancel.given')));
  expect(given).not.toBeChecked();
  await user.click(getByText(say('invoice-corrections:cancel.anewConfirm')));
  await screen.findByLabelText(say('invoices:field.title'));
  expect(server.asked('invoices/cancel')).toMatchObject([{ id: ISSUED.id, how: 'quietly' }]);
});

test('a discount for paying early may not run longer than the invoice, and gives the keyboard back when it goes', async () => {
  const screen = await opens('/invoices/new', { language: 'en' });
  const { user, say, findByText, getByText, getByLabelText } = screen;
  await screen.findByLabelText(say('invoices:field.title'));
  await user.click(getByText(say('invoice-corrections:skonto.add')));
  expect(getByLabelText('Percent, tier 1')).toHaveValue('2%');
  fills(getByLabelText('Days, tier 1'), '31');
  expect(await findByText(say('invoices:problem.skonto.after-due'))).toBeVisible();
  await user.click(getByLabelText('Remove tier 1'));
  await waitFor(() =>
    expect(getByText(say('invoice-corrections:skonto.add')).closest('button')).toHaveFocus(),
  );
});

test('more than is open is told before it is booked', async () => {
  const screen = await opensInvoice({}, { recordPayment: () => PAID });
  const dialog = await pay(screen);
  const { say, server } = screen;
  fills(dialog.getByLabelText(say('invoices:payment.amount')), '1200');
  expect(await dialog.findByText(say('invoice-corrections:money.recordExcess'))).toBeVisible();
  expect(server.asked('invoices/recordPayment')).toEqual([]);
});

// 1,190.00 USD at 1.25 USD for one euro are 952.00 €; 595.00 are 476.00 €.
test('of dollars it is asked what came on the account in euros, without which nothing is booked', async () => {
  const exchange = { unitsPerEuro: '1.25', net: 80_000, vat: 15_200, gross: 95_200 } as never;
  const foreign = {
    currency: 'USD',
    exchange,
    gross: cents(119_000),
    open: cents(119_000),
    grossInEuros: cents(95_200),
    openInEuros: cents(95_200),
  } as Partial<Invoice>;
  const screen = await opensInvoice(foreign, { recordPayment: () => ({ ...PAID, ...foreign }) as Invoice });
  const { user, say, server } = screen;
  expect(money(screen)).toHaveTextContent(/Gesamt in Euro.*1\s€\s=\s1,25\sUSD.*952,00\s€/);
  const dialog = await pay(screen);
  const euros = dialog.getByLabelText(say('invoices:payment.euros'));
  expect(euros).toHaveValue('');
  const says = (text: RegExp) =>
    waitFor(() => expect(document.querySelector(DIALOG)).toHaveTextContent(text));
  await says(/wären es 952,00\s€/);
  fills(dialog.getByLabelText(say('invoices:payment.amount')), '595');
  await says(/wären es 476,00\s€/);
  await user.click(dialog.getByText(say('invoices:payment.record')));
  await seesSaidAt(() => euros, say('invoices:problem.payment.euros.missing'));
  expect(server.asked('invoices/recordPayment')).toEqual([]);
  fills(dialog.getByLabelText(say('invoices:payment.amount')), '1190');
  fills(euros, '960');
  await says(/8,00\s€ Kursgewinn/);
  await user.click(dialog.getByText(say('invoices:payment.record')));
  await isGone();
  expect(server.asked('invoices/recordPayment')).toMatchObject([{ amount: 119_000, euros: 96_000 }]);
});
