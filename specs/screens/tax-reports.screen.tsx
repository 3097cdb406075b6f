/** A return whose official form is not published yet says so, in one sentence and in both languages. */
import { type Day, day } from '@belegbar/domain/calendar';
import { type Cents, cents } from '@belegbar/domain/money';
import type { client } from '../../web/connection/api.ts';
import { exampleOf } from './support/examples.ts';
import type { Answers } from './support/fake-server.ts';
import { expect, opens, test, waitFor, within } from './support/stage.tsx';

type Advance = Awaited<ReturnType<typeof client.taxReports.vatAdvance>>;
type Statement = Awaited<ReturnType<typeof client.taxReports.eur>>;

const none = cents(0);
const report = exampleOf('taxReports', 'vatAdvance') as Advance;
const answers: Answers = {
  taxReports: {
    vatAdvance: ({ period }) => ({ ...report, period, formYear: 2027, isProvisional: true }),
  },
};

for (const language of ['de', 'en'] as const) {
  test(`an advance return by a form that is not known yet (${language})`, async () => {
    const screen = await opens('/tax-reports/vat-advance?period=2027-Q1', { language, answers });
    await screen.findByText(screen.say('tax-reports-form:check.provisional', { year: 2027 }));
    const earlier = await screen.findByRole('table', { name: screen.say('tax-reports-form:earlier') });
    await waitFor(() => expect(within(earlier).getAllByRole('row')).toHaveLength(2));
  });

  test(`an income-surplus statement by a form that is not known yet (${language})`, async () => {
    const screen = await opens('/tax-reports/eur?year=2026', { language, answers });
    await screen.findByText(screen.say('tax-reports-form:check.provisional', { year: 2026 }));
  });
}

test('a return by a form that was seen says nothing of it', async () => {
  const statement = exampleOf('taxReports', 'eur') as Statement;
  const form = { year: 2025, isProvisional: false, source: 'form Anlage EÜR 2025' };
  const answers = { taxReports: { eur: () => ({ ...statement, year: 2025, form }) } };
  const screen = await opens('/tax-reports/eur?year=2025', { answers });
  await screen.findByText(screen.say('tax-reports:eur.byMoney'));
  expect(screen.queryByText(screen.say('tax-reports-form:check.provisional', { year: 2025 }))).toBe(null);
});

test('a late return says so in red words, is marked as filed with its day, and the mark is taken back', async () => {
  type Returns = Awaited<ReturnType<typeof client.taxReports.filedReturns>>['returns'];
  const [filed] = (exampleOf('taxReports', 'filedReturns') as { returns: Returns }).returns;
  let returns: Returns = [];
  const markFiled = () => {
    returns = filed === undefined ? [] : [filed];
    return { id: filed?.id ?? '' };
  };
  const undoFiled = ({ id }: { id: string }) => {
    returns = [];
    return { id };
  };
  const taxReports = { filedReturns: () => ({ returns }), markFiled, undoFiled };
  const late = { ...report, period: '2025-Q4', dueDate: day('2026-01-12') };
  const answersOf = {
    taxReports: {
      ...taxReports,
      vatAdvance: ({ period }: { period: string }) => ({ ...late, period, required: period === '2025-Q4' }),
    },
  };
  if (filed !== undefined) filed.period = '2025-Q4';
  const screen = await opens('/tax-reports/vat-advance?period=2025-Q4', { answers: answersOf });
  const { user, say, server } = screen;
  // The screens know 2 March 2026: 19 days of January, 28 of February, 2 of March.
  await screen.findByText(say('tax-reports:state.late', { count: 49 }));
  await user.click(screen.getByText(say('tax-reports:filed.mark')));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByText(say('tax-reports:filed.confirm')));
  await screen.findByText(/Abgegeben am 10\.04\.2026/);
  expect(server.asked('taxReports/markFiled')).toMatchObject([
    { report: 'vatAdvance', period: '2025-Q4', filedOn: '2026-03-02', lastEntry: report.lastEntry },
  ]);
  await user.click(screen.getByText(say('tax-reports:filed.undo')));
  await screen.findByText(say('tax-reports:state.late', { count: 49 }));
});

test('what was paid for a filed return is noted with its day, and the return is paid; a correction comes first', async () => {
  type Returns = Awaited<ReturnType<typeof client.taxReports.filedReturns>>['returns'];
  const [filed] = (exampleOf('taxReports', 'filedReturns') as { returns: Returns }).returns;
  if (filed === undefined) throw new Error('the example has a filed return');
  const payment = { payable: cents(18_050), paid: cents(50), lastPaidOn: null as Day | null };
  const returns = [{ ...filed, period: '2025-Q4', payment }];
  const recordVatPayment = ({ amount, paidOn }: { amount: Cents; paidOn: Day }) => {
    Object.assign(payment, { paid: cents(50 + amount), lastPaidOn: paidOn });
    return { id: filed.id };
  };
  const late = { ...report, period: '2025-Q4', dueDate: day('2026-01-12') };
  const vatAdvance = ({ period }: { period: string }) => ({ ...late, period });
  const answersOf = {
    taxReports: { filedReturns: () => ({ returns }), vatAdvance },
    vouchers: { recordVatPayment },
  };
  const screen = await opens('/tax-reports/vat-advance?period=2025-Q4', { answers: answersOf });
  const { user, say, server } = screen;
  await screen.findByText(/Abgegeben am 10\.04\.2026/);
  await user.click(screen.getByText(say('tax-reports:paid.note')));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText(say('tax-reports:paid.amount'))).toHaveValue('180,00');
  await user.click(dialog.getByRole('checkbox'));
  await user.click(dialog.getByRole('button', { name: say('tax-reports:paid.confirm') }));
  await screen.findByText(/Bezahlt am 02\.03\.2026/);
  expect(screen.queryByText(say('tax-reports:paid.note'))).toBe(null);
  expect(server.asked('vouchers/recordVatPayment')).toMatchObject([
    {
      paidFor: { kind: 'advanceReturn', period: '2025-Q4' },
      paidOn: '2026-03-02',
      amount: 18_000,
      directDebitFiledOn: '2026-04-10',
    },
  ]);
});

test('a year whose figures changed since it was filed wants a correction', async () => {
  type Returns = Awaited<ReturnType<typeof client.taxReports.filedReturns>>['returns'];
  const [filed] = (exampleOf('taxReports', 'filedReturns') as { returns: Returns }).returns;
  const statement = exampleOf('taxReports', 'eur') as Statement;
  const returns =
    filed === undefined ? [] : [{ ...filed, report: 'eur' as const, period: '2025', payment: null }];
  const differences = [{ key: '100', filed: cents(0), now: cents(10_000) }];
  const changed = {
    id: filed?.id ?? '',
    filedOn: day('2026-02-01'),
    lastEntry: 1,
    isCorrected: false,
    differences,
  };
  const eur = () => ({ ...statement, year: 2025, filed: changed });
  const answersOf = { taxReports: { filedReturns: () => ({ returns }), eur } };
  const screen = await opens('/tax-reports/eur?year=2025', { answers: answersOf });
  await screen.findByText(screen.say('tax-reports:state.correction'));
});

test('a year in which no money has moved draws no empty axes, and what could not have failed wears no tick', async () => {
  const statement = exampleOf('taxReports', 'eur') as Statement;
  const months = statement.months.map((month) => ({ ...month, income: none, expense: none }));
  const answersOf = { taxReports: { eur: () => ({ ...statement, months, lastEntry: 0 }) } };
  const screen = await opens('/tax-reports/eur?year=2026', { answers: answersOf });
  await screen.findByText(screen.say('tax-reports:eur.noMoney', { year: 2026 }));
  const empty = screen.getByText(screen.say('tax-reports-form:check.emptyJournal')).closest('li');
  expect(empty).toHaveAttribute('data-tone', 'info');
});

test('among earlier periods a return that was filed says so, and one that was not says how late it is', async () => {
  const vatAdvance = ({ period }: { period: string }) => ({ ...report, period, dueDate: day('2026-01-12') });
  const taxReports = { filedReturns: () => ({ returns: filedInTime() }), vatAdvance };
  const screen = await opens('/tax-reports/vat-advance?period=2026-Q1', { answers: { taxReports } });
  const earlier = await screen.findByRole('table', { name: screen.say('tax-reports-form:earlier') });
  await within(earlier).findByText(/Abgegeben am 08\.10\.2025/);
  await within(earlier).findByText(screen.say('tax-reports:state.late', { count: 49 }));
});

for (const language of ['de', 'en'] as const)
  test(`a newcomer is not told that returns of before the first booking are late, nor that they agree (${language})`, async () => {
    const nothing = {
      ...report,
      boxes: [],
      payable: cents(0),
      ledgerPayable: cents(0),
      filed: null,
      lastEntry: 0,
    };
    const before = { ...nothing, dueDate: day('2025-10-10'), required: false, isBeforeBooks: true };
    const vatAdvance = ({ period }: { period: string }) => ({ ...before, period });
    const taxReports = { filedReturns: () => ({ returns: [] }), vatAdvance };
    const screen = await opens('/tax-reports/vat-advance?period=2025-Q3', {
      language,
      answers: { taxReports },
    });
    const { say } = screen;
    await screen.findByText(say('tax-reports-form:beforeBooksWhy'));
    const earlier = await screen.findByRole('table', { name: say('tax-reports-form:earlier') });
    expect(within(earlier).getAllByText(say('tax-reports-form:beforeBooks'))).toHaveLength(2);
    expect(screen.queryByText(say('tax-reports-form:check.agrees'))).toBe(null);
    expect(screen.queryByText(say('tax-reports:filed.mark'))).toBe(null);
    expect(document.querySelector('[data-tone="late"]')).toBe(null);
  });

test('a small business is not told that a return is due that it has filed', async () => {
  const business = exampleOf('business', 'get') as Awaited<ReturnType<typeof client.business.get>>;
  const regimes = business.regimes.map((regime) => ({ ...regime, smallBusiness: true }));
  const owed = {
    period: '2025-Q3',
    payable: cents(2280),
    dueDate: day('2025-10-10'),
    reasons: ['reverseCharge' as const],
    filedOn: day('2025-10-08'),
    isChangedSince: false,
  };
  const taxReports = {
    filedReturns: () => ({ returns: filedInTime() }),
    owedReturns: () => ({ returns: [owed] }),
  };
  const answers = { business: { get: () => ({ ...business, regimes }) }, taxReports };
  const screen = await opens('/tax-reports', { answers });
  const reason = await screen.findByText(/nach §\s13b/);
  const row = reason.closest('a');
  await waitFor(() => expect(row).toHaveTextContent('Abgegeben am 08.10.2025'));
  expect(row).not.toHaveTextContent(/fällig/);
});

type Returns = Awaited<ReturnType<typeof client.taxReports.filedReturns>>['returns'];

/** The return of Q3 2025, filed two days before its day. */
function filedInTime(): Returns {
  const { returns } = exampleOf('taxReports', 'filedReturns') as { returns: Returns };
  const filed = {
    report: 'vatAdvance',
    period: '2025-Q3',
    filedOn: day('2025-10-08'),
    payment: null,
  } as const;
  return returns.slice(0, 1).map((one) => ({ ...one, ...filed }));
}
