/** The way through the books: a month, a line, an entry, an invoice. What the figures come to: `specs/stories/year-reports.story.ts`. */
import { day } from '@belegbar/domain/calendar';
import { cents } from '@belegbar/domain/money';
import type { client } from '../../web/connection/api.ts';
import { exampleOf } from './support/examples.ts';
import type { Answers } from './support/fake-server.ts';
import { goesTo } from './support/goes-to.ts';
import { refusal } from './support/refusal.ts';
import { expect, opens, test, waitFor, within } from './support/stage.tsx';
import { keepsBusiness } from './support/verbs-business.ts';
import { buttonOf } from './support/verbs-parts.ts';

type Procedures = typeof client;
type Given<Name extends (...args: never[]) => unknown> = Awaited<ReturnType<Name>>;

const STATEMENT = exampleOf('taxReports', 'recapitulative') as Given<
  Procedures['taxReports']['recapitulative']
>;
const BUSINESS = exampleOf('business', 'get') as Given<Procedures['business']['get']>;
const [BOOKED] = (
  exampleOf('taxReports', 'vatAdvanceEntries') as Given<Procedures['taxReports']['vatAdvanceEntries']>
).entries;

const [MOVED] = (exampleOf('taxReports', 'eurEntries') as Given<Procedures['taxReports']['eurEntries']>)
  .entries as [Given<Procedures['taxReports']['eurEntries']>['entries'][number]];
const OF_EXPENSE = {
  documentKind: 'expense' as const,
  documentId: '01a2049c-7c68-7096-a611-57f800dbc6dc',
  documentNumber: 'B-2026-0041',
};

test('a month of the chart shows what moved in it, and one side of that', async () => {
  const { user, say, server, findByLabelText, findByText, findByRole } = await opens('/finance?year=2026');
  await user.click(await findByRole('button', { name: /^März: .*950,00/, hidden: true }));
  await waitFor(() => expect(location.search).toBe('?year=2026&month=3'));
  const movements = await findByLabelText(say('finance:movements', { inView: 'März 2026' }), {
    selector: 'table',
  });
  await waitFor(() =>
    expect(within(movements).getAllByRole('row', { hidden: true }).length).toBeGreaterThan(1),
  );
  await user.click(await findByText(say('finance:side.expense'), { selector: 'button, button *' }));
  await waitFor(() => expect(location.search).toBe('?year=2026&month=3&side=expense'));
  await waitFor(() =>
    expect(server.asked('taxReports/eurEntries').at(-1)).toMatchObject({
      year: 2026,
      month: 3,
      side: 'expense',
    }),
  );
  await user.click(await findByText(say('finance:wholeYear')));
  await waitFor(() => expect(location.search).not.toContain('month'));
});

test('a year of money stands by quarter, and an expense leads to its page', async () => {
  const entries = [
    { ...MOVED, number: 2, counterparty: 'Nordlicht', counted: cents(113_050) },
    { ...MOVED, number: 1, counterparty: 'Cloudhafen', counted: cents(-5500), ...OF_EXPENSE },
  ];
  const answers: Answers = { taxReports: { eurEntries: () => ({ entries, next: null }) } };
  const { say, findByRole, findByText } = await opens('/finance?year=2026', { answers });
  const quarters = await findByRole('table', { name: say('finance:quarters', { year: 2026 }) });
  // The screens know 2 March, so the first quarter has begun and no other.
  const heads = within(quarters).getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual([say('finance:inEuros'), 'Q1', '2026']);
  expect(await findByText(OF_EXPENSE.documentNumber)).toHaveAttribute(
    'href',
    `/expenses/${OF_EXPENSE.documentId}`,
  );
});

/* 25 October 2025 is a Saturday, so that the statement is due on Monday the 27th. */
test('the recapitulative statement says why it is due on a Monday, and leads from a client to the invoice', async () => {
  const line = {
    vatId: 'ATU12345675',
    name: 'Donau GmbH',
    kind: 'services' as const,
    amount: 285_000,
    exact: 285_000,
    entryCount: 1,
  };
  const statement = {
    ...STATEMENT,
    period: '2025-Q3',
    statements: ['2025-Q3'],
    lines: [line],
    amount: 285_000,
    exact: { services: 285_000, goods: 0 },
    advance: { services: 285_000, goods: 0 },
    dueDate: '2025-10-27',
    statutoryDueDate: '2025-10-25',
  };
  const answers = {
    ...keepsBusiness({ enabledTaxReports: ['recapitulative'] }).answers,
    taxReports: {
      recapitulative: () => statement,
      recapitulativeEntries: () => ({ entries: [BOOKED], next: null }),
    },
  } as unknown as Answers;
  const screen = await opens('/tax-reports/recapitulative?period=2025-Q3', { answers });
  const { user, say, findByText, findByLabelText } = screen;
  await waitFor(() => expect(document.body).toHaveTextContent(/27\.10\.2025.*Der 25\. ist ein Samstag/));
  await findByText(say('tax-reports:zm.agrees'));
  await user.click(await findByLabelText(say('tax-reports:why', { name: 'Donau GmbH', amount: '2.850' })));
  const proof = await findByText('RE-2026-0011', { selector: 'aside a, aside a *' });
  expect(proof.closest('a')?.getAttribute('href')).toMatch(/^\/invoice\//);
});

test('a report that is switched off leaves overview, menu and address, and comes back', async () => {
  const { answers } = keepsBusiness({ enabledTaxReports: ['vat-advance', 'eur'] });
  const screen = await opens('/tax-reports', { answers });
  const { user, say, findByText, findByLabelText, queryByText } = screen;
  const name = say('tax-reports:overview.name.eur');
  const inMenu = () => queryByText(say('shell:report.eur'), { selector: 'nav *' });
  const box = await findByLabelText(name, { selector: 'input' });
  expect(inMenu()).not.toBe(null);
  await user.click(box);
  await findByText(say('common:save.saved'));
  await waitFor(() => expect(inMenu()).toBe(null));
  expect(document.querySelector('main a[href^="/tax-reports/eur"]')).toBe(null);

  goesTo('/tax-reports/eur?year=2026');
  await waitFor(() => expect(location.pathname).toBe('/tax-reports'));
  await user.click(await findByLabelText(name, { selector: 'input' }));
  await waitFor(() => expect(inMenu()).not.toBe(null));
});

test('Lena is spared what a small business does not file', async () => {
  const regimes = BUSINESS.regimes.map((regime) => ({ ...regime, smallBusiness: true }));
  const { answers } = keepsBusiness({ regimes });
  const { say, findByLabelText } = await opens('/tax-reports', { answers });
  for (const report of ['vat-advance', 'annual-vat', 'recapitulative'])
    expect(
      await findByLabelText(new RegExp(`^${say(`tax-reports:overview.name.${report}`)}`), {
        selector: 'input',
      }),
    ).toBeDisabled();
});

test('a chain that holds is said to, and a month of it is opened', async () => {
  const { user, say, findByText, findByLabelText } = await opens('/compliance');
  await findByText(say('compliance:chain.whole'));
  await findByText(say('compliance:sums.right'));
  await user.click(await findByLabelText(/^März 2026: 2 Einträge, Nummer 21 bis 22, unversehrt/));
  await waitFor(() => expect(location.search).toBe('?month=2026-03'));
  const journal = await findByLabelText(say('compliance:journal.from', { month: 'März 2026' }), {
    selector: 'table',
  });
  await within(journal).findByText(/RE-2026-0011/);
});

test('a figure that cannot be fetched says so and can be asked for again', async () => {
  const refuse = () => {
    throw refusal('NOT_FOUND');
  };
  const eur = exampleOf('taxReports', 'eur') as Given<Procedures['taxReports']['eur']>;
  const screen = await opens('/tax-reports/eur?year=2026', { answers: { taxReports: { eur: refuse } } });
  const { user, say, server, findByText, findAllByText } = screen;
  await findByText(say('tax-reports-form:loadFailed'));
  server.answer({ taxReports: { eur: () => eur } });
  await user.click(buttonOf(screen, say('common:retry')));
  await findAllByText(/1\.130,50/);
});

test('the proof of the books names a late return, and shows a few entries before it is asked for more', async () => {
  const returns = [
    {
      report: 'vatAdvance' as const,
      period: '2025-Q4',
      payable: cents(186_030),
      dueDate: day('2026-01-12'),
      state: { word: 'late' as const, lateDays: 49 },
    },
  ];
  const answers: Answers = { taxReports: { pendingReturns: () => ({ returns }) } };
  const { say, server, findByText } = await opens('/compliance', { answers });
  const late = await findByText(say('compliance:due.file.vatAdvance', { period: 'Q4 2025' }));
  expect(late.closest('[data-tone]')).toHaveAttribute('data-tone', 'neg');
  await waitFor(() => expect(server.asked('compliance/entries')).toEqual([{ limit: 6 }]));
});
