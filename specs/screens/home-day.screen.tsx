/** Home as the page of the day: all that is due in one list, and done where it stands. */
import { day } from '@belegbar/domain/calendar';
import { cents, decimal } from '@belegbar/domain/money';
import { ORPCError } from '@orpc/server';
import type { client } from '../../web/connection/api.ts';
import { exampleOf } from './support/examples.ts';
import type { Answers } from './support/fake-server.ts';
import { answers, LIST, row, shifted, stepsOf, today } from './support/home-day.ts';
import { expect, opens, test, waitFor, within } from './support/stage.tsx';
import { ISSUED, seesDialog } from './support/verbs-editor.ts';

type Received = Awaited<ReturnType<typeof client.receivedInvoices.list>>['invoices'][number];
type Due = Awaited<ReturnType<typeof client.expenses.due>>;

test('what presses stands in one list, what is late first; payments that are only expected are folded below', async () => {
  const rows = [
    row('RE-2026-0103', shifted(3), ['issued', 'sent']),
    row('RE-2026-0101', shifted(-9), ['issued', 'sent'], 9),
    row('RE-2026-0102', shifted(-2), ['issued']),
    row('RE-2026-0104', shifted(9), ['issued']),
    row('RE-2026-0105', today, ['issued', 'sent']),
  ];
  const screen = await opens('/home', { answers: answers(() => rows) });
  const { say, user } = screen;
  const steps = (await stepsOf(screen)).map(({ textContent }) => textContent ?? '');
  const expected = [
    say('home:next.paymentLate', { client: 'Kunde 1' }),
    say('home:next.send', { number: 'RE-2026-0102' }),
    say('home:next.paymentExpected', { client: 'Kunde 5' }),
    say('home:next.received', { count: 4 }),
    say('home:next.send', { number: 'RE-2026-0104' }),
    say('home:next.drafts', { count: 2 }),
  ].map((title) => expect.stringContaining(title));
  expect(steps.filter((step) => !/Voranmeldung|Meldung/.test(step))).toEqual(expected);
  expect(steps.find((step) => step.includes('RE-2026-0101'))).toContain(say('home:act.remind'));
  expect(steps.find((step) => step.includes('RE-2026-0102 verschicken'))).toContain(say('home:act.send'));
  expect(screen.queryByText(say('home:next.paymentExpected', { client: 'Kunde 3' }))).toBe(null);
  await user.click(screen.getByText(say('home:next.expected', { count: 1 })));
  const folded = screen.getByText(say('home:next.paymentExpected', { client: 'Kunde 3' })).closest('li');
  expect(folded).toHaveTextContent(say('home:act.payment'));
});

test('a step is put off until tomorrow by Z or its button, comes back at once by undo, and on the next day by itself', async () => {
  const rows = [
    row('RE-2026-0101', shifted(-9), ['issued', 'sent'], 9),
    row('RE-2026-0102', shifted(-2), ['issued', 'sent'], 2),
  ];
  const screen = await opens('/home', { answers: answers(() => rows) });
  const { user, say, findByText, queryByText, getByRole } = screen;
  const title = (place: number) => say('home:next.paymentLate', { client: `Kunde ${place}` });
  await stepsOf(screen);
  screen.getByText(title(1)).focus();
  await user.keyboard('z');
  const gone = () => waitFor(() => expect(queryByText(title(1), { selector: 'a' })).toBe(null));
  await gone();
  expect(screen.getByText(title(2))).toHaveFocus();
  await user.click(await findByText(say('common:undo')));
  await findByText(title(1), { selector: 'a' });
  await user.click(getByRole('button', { name: say('home:next.putOffOf', { step: title(1) }) }));
  await gone();
  await user.click(screen.getByText(say('home:next.putOffShow')));
  await findByText(title(1), { selector: 'a' });
  const kept = JSON.parse(localStorage.getItem('put-off') ?? '{}');
  expect(kept).toMatchObject({ on: today, keys: [] });
});

test('what others are owed late is late: it stands above what waits, and counts as overdue', async () => {
  const { invoices } = exampleOf('receivedInvoices', 'list') as { invoices: Received[] };
  const [one] = invoices as [Received];
  const of = (place: number, dueDate: string) => ({
    ...one,
    id: one.id.replace(/.$/, String(place)),
    sellerName: `Lieferant ${place}`,
    dueDate: day(dueDate),
    isCredit: false,
    valid: true,
    iban: 'known' as const,
    likelyDuplicateOf: null,
    addresseeDiffers: [],
  });
  const waiting = [1, 2, 3, 4].map((place) => of(place, shifted(place === 3 ? -5 : 5)));
  const counts = { all: 4, toReview: 4, booked: 0, setAside: 0 };
  const receivedInvoices = {
    count: () => ({ toReview: 4 }),
    list: () => ({ invoices: waiting, next: null, counts }),
  };
  const screen = await opens('/home', { answers: { ...answers(() => []), receivedInvoices } as Answers });
  const { say, server } = screen;
  const late = await screen.findByText(say('home:next.receivedOne', { sender: 'Lieferant 3' }));
  const step = late.closest('li');
  expect(step).toHaveTextContent(say('home:next.receivedLate', { count: 5 }));
  expect(step?.querySelector('[data-pressing]')).toHaveAttribute('data-pressing', 'late');
  expect(screen.getByText(say('home:next.received', { count: 3 }))).toBeVisible();
  expect(server.asked('receivedInvoices/count')).toHaveLength(1);
});

for (const language of ['de', 'en'] as const)
  test(`a bill that is to be paid stands in the list with its day, and leads to itself (${language})`, async () => {
    const { expenses } = exampleOf('expenses', 'due') as Due;
    const [bill] = expenses as [Due['expenses'][number]];
    const due = [
      { ...bill, number: 'B-2026-0036', dueDate: day(shifted(-2)), open: cents(47_600) },
      { ...bill, id: bill.id.replace(/.$/, '9'), number: 'B-2026-0037', dueDate: day(shifted(3)) },
    ];
    const given = { ...answers(() => []), expenses: { due: () => ({ expenses: due }) } };
    const screen = await opens('/home', { language, answers: given as Answers });
    const { say } = screen;
    const title = say('home:next.billToPay', { vendor: bill.vendor.name });
    const [late, coming] = (await screen.findAllByText(title)).map((link) => link.closest('li'));
    expect(late?.querySelector('a')).toHaveAttribute('href', `/expenses/${bill.id}`);
    const text = say('home:next.termEnded', { count: 2 });
    expect(late).toHaveTextContent(say('home:next.numberAnd', { number: 'B-2026-0036', text }));
    expect(late).toHaveTextContent(language === 'de' ? '\u2212476,00' : '\u2212€476.00');
    expect(late?.querySelector('[data-pressing]')).toHaveAttribute('data-pressing', 'late');
    expect(coming?.querySelector('[data-pressing]')).toHaveAttribute('data-pressing', 'coming');
    expect(coming).toHaveTextContent('B-2026-0037');
  });

test('a bill with Skonto asks for what is left of it, with its last day beside the day on which it is due', async () => {
  const { expenses } = exampleOf('expenses', 'due') as Due;
  const [bill] = expenses as [Due['expenses'][number]];
  // By hand: 2 % of 476.00 are 9.52, which leaves 466.48.
  const step = { days: 14, percent: decimal('2'), discount: cents(952) };
  const owing = { ...bill, dueDate: day('2099-12-24'), open: cents(47_600) };
  const due = [
    { ...owing, number: 'B-2026-0036', skonto: [{ ...step, until: day('2099-12-09') }] },
    {
      ...owing,
      id: bill.id.replace(/.$/, '9'),
      number: 'B-2026-0037',
      skonto: [{ ...step, until: day('2020-12-09') }],
    },
  ];
  const given = { ...answers(() => []), expenses: { due: () => ({ expenses: due }) } };
  const screen = await opens('/home', { answers: given as Answers });
  const title = screen.say('home:next.billToPay', { vendor: bill.vendor.name });
  const [within, after] = (await screen.findAllByText(title)).map((link) => link.closest('li'));
  expect(within).toHaveTextContent('B-2026-0036, fällig 24.12., 2 % Skonto bis 09.12.');
  expect(within).toHaveTextContent('\u2212466,48');
  expect(after).toHaveTextContent('B-2026-0037, fällig 24.12.');
  expect(after).not.toHaveTextContent('Skonto');
  expect(after).toHaveTextContent('\u2212476,00');
});

test('invoices of others stand one by one with what is wrong, while they are few', async () => {
  const { invoices } = exampleOf('receivedInvoices', 'list') as { invoices: Received[] };
  const waiting = invoices.slice(0, 1).map((one) => ({
    ...one,
    sellerName: 'Nordlicht Hosting',
    iban: 'changed' as const,
    currency: 'EUR',
    payable: '178.5',
    isCredit: false,
  }));
  const list = () => ({
    invoices: waiting,
    next: null,
    counts: { all: 1, toReview: 1, booked: 0, setAside: 0 },
  });
  const receivedInvoices = { count: () => ({ toReview: 1 }), list };
  const given = { ...answers(() => []), receivedInvoices };
  const screen = await opens('/home', { answers: given });
  const title = await screen.findByText(screen.say('home:next.receivedOne', { sender: 'Nordlicht Hosting' }));
  expect(title).toHaveAttribute('href', `/finance/received/${waiting[0]?.id}`);
  const step = title.closest('li');
  expect(step).toHaveTextContent(screen.say('home:next.receivedIban'));
  expect(step).toHaveTextContent('\u2212178,50');
});

test('a payment is noted over the list, and its step is gone without a reload', async () => {
  let rows = [row('RE-2026-0103', today, ['issued', 'sent'])];
  const screen = await opens('/home', { answers: answers(() => rows) });
  await stepsOf(screen);
  const { user, say, server, getByText, queryByText } = screen;
  await user.click(getByText(say('home:act.payment')));
  const dialog = await seesDialog(
    screen,
    say('invoices:payment.dialogTitle', { number: ISSUED.number ?? '' }),
  );
  rows = [];
  await user.click(within(dialog).getByText(say('invoices:payment.record')));
  await waitFor(() => expect(server.asked('invoices/recordPayment')).toHaveLength(1));
  await waitFor(() =>
    expect(queryByText(say('home:next.paymentExpected', { client: 'Kunde 3' }))).toBeNull(),
  );
});

test('when the money comes is told by term, one invoice by its client, and adds up', async () => {
  const rows = [
    row('RE-2026-0101', shifted(-9), ['issued', 'sent'], 9),
    row('RE-2026-0102', shifted(-2), ['issued', 'sent'], 2),
    row('RE-2026-0103', shifted(3), ['issued', 'sent']),
  ];
  const screen = await opens('/home', { answers: answers(() => rows) });
  const { say } = screen;
  const table = await screen.findByRole('table', { name: say('home:toCome.title') });
  const lines = within(table)
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
  const amount = /1\.130,50/;
  expect(lines).toEqual([
    expect.anything(),
    expect.stringMatching(
      new RegExp(`^${say('home:toCome.overdue')}${say('home:invoices', { count: 2 })}2.261,00`),
    ),
    expect.stringMatching(/^Bis .*Kunde 3/),
    expect.stringMatching(new RegExp(`^${say('home:open')}3.391,50`)),
  ]);
  expect(lines[2]).toMatch(amount);
});

test('where more is open than is known here, nothing is said of when it comes', async () => {
  const rows = [row('RE-2026-0101', shifted(3), ['issued', 'sent'])];
  const given = answers(() => rows);
  const list = () => ({ ...LIST, invoices: rows, next: 'more' });
  const screen = await opens('/home', { answers: { ...given, invoices: { ...given.invoices, list } } });
  await screen.findByRole('region', { name: screen.say('home:next.title') });
  await screen.findByText(screen.say('home:next.expected', { count: 1 }));
  expect(screen.queryByText(screen.say('home:toCome.title'))).toBe(null);
});

test('the returns of a year stand among the rest, and lead to their year', async () => {
  const pending = (report: 'annualVat' | 'eur', word: 'late' | 'correction') => ({
    report,
    period: '2025',
    payable: null,
    dueDate: day('2026-02-27'),
    state: { word, lateDays: word === 'late' ? 3 : 0 },
  });
  const given = answers(() => []);
  const taxReports = {
    pendingReturns: () => ({ returns: [pending('annualVat', 'late'), pending('eur', 'correction')] }),
  };
  const screen = await opens('/home', { answers: { ...given, taxReports } });
  const { say } = screen;
  const annual = await screen.findByText(say('home:next.annualVat', { period: '2025' }));
  expect(annual.closest('a')).toHaveAttribute('href', '/tax-reports/annual-vat?year=2025');
  const surplus = screen.getByText(say('home:next.eurCorrection', { period: '2025' }));
  expect(surplus.closest('a')).toHaveAttribute('href', '/tax-reports/eur?year=2025');
});

type Statement = Awaited<ReturnType<typeof client.taxReports.eur>>;

/** Money of each year in euros, from January on. */
function moneyOf(years: Record<number, readonly number[]>): Answers {
  const statement = exampleOf('taxReports', 'eur') as Statement;
  const eur = ({ year: asked }: { year: unknown }) => {
    const year = Number(asked);
    return {
      ...statement,
      year,
      months: statement.months.map((month) => ({
        ...month,
        income: cents((years[year]?.[month.month - 1] ?? 0) * 100),
        expense: cents(0),
      })),
    };
  };
  return { taxReports: { pendingReturns: () => ({ returns: [] }), eur } };
}

test('each of twelve months stands beside itself a year before, and the last whole one says how much it differs', async () => {
  const given = { ...answers(() => []), ...moneyOf({ 2026: [800, 300], 2025: [500, 400], 2024: [100] }) };
  const screen = await opens('/home', { answers: given });
  const chart = await screen.findByRole('figure', { name: screen.say('home:months.title') });
  const amount = (text: string) => expect.stringMatching(new RegExp(`Eingang ${text}`));
  const months = within(chart)
    .getAllByRole('button')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  // April 2025 to March 2026; the screens know 2 March 2026.
  expect(months).toHaveLength(12);
  expect(months[10]).toEqual(amount('300,00 €.*Eingang im Vorjahr 400,00 €'));
  expect(months[0]).toEqual(amount('0,00 €.*Eingang im Vorjahr 0,00 €'));
  expect(chart).toHaveTextContent('Im Februar kamen 100,00 € weniger als im Vorjahr.');
});

test('where no money has moved yet, the chart has no numbers and compares nothing', async () => {
  const screen = await opens('/home', { answers: { ...answers(() => []), ...moneyOf({}) } });
  const chart = await screen.findByRole('figure', { name: screen.say('home:months.title') });
  expect(chart).toHaveTextContent(screen.say('common:bars.nothing'));
  expect(chart).not.toHaveTextContent(/Vorjahr|läuft noch/);
  const figures = screen.getByRole('region', { name: screen.say('home:figures') });
  expect(figures).not.toHaveTextContent(/2025/);
  expect(within(chart).queryAllByText(/^[0-4]$/)).toEqual([]);
});

test('the list comes as a whole: no row moves because a return is known later', async () => {
  const given = answers(() => [row('RE-2026-0101', shifted(-9), ['issued', 'sent'], 9)]);
  const known = Promise.withResolvers<{ returns: [] }>();
  const screen = await opens('/home', {
    answers: { ...given, taxReports: { pendingReturns: () => known.promise } },
  });
  // All else is there.
  await screen.findByRole('table', { name: screen.say('home:toCome.title') });
  await waitFor(() => expect(screen.server.asked('taxReports/pendingReturns')).toHaveLength(1));
  await new Promise((done) => setTimeout(done, 200));
  expect(screen.queryByText(screen.say('home:next.drafts', { count: 2 }))).toBe(null);
  known.resolve({ returns: [] });
  await stepsOf(screen);
});

for (const language of ['de', 'en'] as const)
  test(`what could not be loaded is said, with a way to try again, and nothing is counted without it (${language})`, async () => {
    const given = answers(() => [row('RE-2026-0101', shifted(-9), ['issued', 'sent'], 9)]);
    let isDown = true;
    const pendingReturns = () => {
      if (isDown) throw new ORPCError('INTERNAL_SERVER_ERROR');
      return { returns: [] };
    };
    const taxReports = { ...given.taxReports, pendingReturns };
    const screen = await opens('/home', { language, answers: { ...given, taxReports } as Answers });
    const { say, user } = screen;
    const told = await screen.findByRole('alert');
    expect(told).toHaveTextContent(say('home:next.notLoaded', { what: say('home:next.source.returns') }));
    const section = screen.getByRole('region', { name: say('home:next.title') });
    expect(section).toHaveTextContent('RE-2026-0101');
    expect(section).not.toHaveTextContent(say('home:next.ofWhichLate', { counted: '', count: 1 }));
    isDown = false;
    await user.click(within(told).getByRole('button'));
    await waitFor(() => expect(screen.queryByRole('alert')).toBe(null));
  });
