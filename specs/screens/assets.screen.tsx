/** The register of assets: what it comes to, its plan drawn and in figures, and what an act does before it is done. */
import { day } from '@belegbar/domain/calendar';
import { cents } from '@belegbar/domain/money';
import type { client } from '../../web/connection/api.ts';
import { exampleOf } from './support/examples.ts';
import { invalid } from './support/refusal.ts';
import { expect, opens, type Screen, test, waitFor, within } from './support/stage.tsx';

type Calls = typeof client.assets;
type List = Awaited<ReturnType<Calls['list']>>;
type Filed = Awaited<ReturnType<typeof client.taxReports.filedReturns>>;
type Detail = Awaited<ReturnType<Calls['get']>>;

const PATH = '/finance/assets';
const list = exampleOf('assets', 'list') as List;
const camera = exampleOf('assets', 'get') as Detail;
const [filedReturn] = (exampleOf('taxReports', 'filedReturns') as Filed).returns as [
  Filed['returns'][number],
];
const ACT = camera.id.replace('6de', '6df');

function dialogOf({ findByRole }: Screen, name: string) {
  return findByRole('dialog', { name, hidden: true }).then((dialog) => within(dialog));
}

const spaced = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

/** What of it is read out. */
function spokenText(element: Element): string {
  const heard = element.cloneNode(true) as Element;
  for (const silent of heard.querySelectorAll('[aria-hidden="true"]')) silent.remove();
  return heard.textContent?.trim() ?? '';
}

/* 1,960.00 of July 2024 over seven years, brought along with 1,540.00: 280.00 of 2026, 1,260.00 are left. */
test('each asset stands with what this year takes and leaves, with the sums, and the plan as a table', async () => {
  const screen = await opens(PATH, { language: 'de' });
  const { say, findByRole, getByRole, getByText, user } = screen;
  await findByRole('button', { name: 'Kamera' });
  const table = getByRole('table', { name: say('assets:list.title') });
  const cells = (row: Element | null) =>
    [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => spaced(textContent));
  // An empty head would leave its column without a name for who listens.
  expect([...table.querySelectorAll('thead th')].map(spokenText)).not.toContain('');
  const [name, acquired, cost, , taken, left] = cells(table.querySelector('tbody tr'));
  expect([name, acquired, cost, taken, left]).toEqual([
    `Kamera${spaced(say('assets:treatment.straightLine', { life: say('assets:life.years', { count: 7 }) }))} `,
    '01.07.2024',
    '1.960,00',
    '280,00',
    '1.260,00',
  ]);
  const foot = cells(table.querySelector('tfoot tr'));
  expect([foot[2], foot[4], foot[5]]).toEqual(['1.960,00', '280,00', '1.260,00']);
  await user.click(getByText(say('assets:list.asTable')));
  const plan = within(getByRole('table', { name: say('assets:list.asTable') }));
  const rows = plan.getAllByRole('row').map(({ textContent }) => spaced(textContent));
  expect(rows.slice(1, 3)).toEqual(['2026280,001.260,00', '2027280,00980,00']);
});

test('a sale is told before it is booked, by hand, and the message takes it back', async () => {
  const screen = await opens(PATH, {
    language: 'de',
    answers: { assets: { dispose: () => ({ id: ACT }) } },
  });
  const { say, user, server, findByText } = screen;
  await user.click(await findByText(say('assets:dispose.open')));
  const dialog = await dialogOf(screen, say('assets:dispose.title', { description: 'Kamera' }));
  const on = dialog.getByLabelText(say('assets:dispose.day'), { exact: true });
  await user.clear(on);
  await user.type(on, '30.09.2026');
  await user.type(dialog.getByLabelText(say('assets:dispose.gross'), { exact: false }), '1190');
  // Nine months of 23.33 are 210.00; 1,330.00 are left; of 1,190.00 are 190.00 VAT: 330.00 less.
  const told = dialog.getByLabelText(say('assets:told'));
  await waitFor(() =>
    expect(spaced(told.textContent)).toMatch(/−210,00 €.*−1\.330,00 €.*\+1\.000,00 €.*−330,00 €/),
  );
  expect(server.asked('assets/dispose')).toEqual([]);
  await user.click(dialog.getAllByText(say('assets:dispose.confirm')).at(-1) as HTMLElement);
  await waitFor(() => expect(server.asked('assets/dispose')).toHaveLength(1));
  expect(server.asked('assets/dispose')[0]).toMatchObject({
    id: camera.id,
    disposal: { reason: 'sale', on: '2026-09-30', received: { gross: 119_000, vatCase: 'standard19' } },
  });
  await findByText(say('assets:acts.disposed', { description: 'Kamera' }));
  await user.click(await findByText(say('common:undo')));
  await waitFor(() => expect(server.asked('assets/undoAct')).toHaveLength(1));
  expect(server.asked('assets/undoAct')[0]).toMatchObject({ id: camera.id, actId: ACT });
});

const DESK = {
  id: camera.id.replace('6de', '6d0'),
  sellerName: 'Büromöbel Nord',
  number: 'B-7',
  documentDate: day('2026-03-02'),
  net: cents(46_000),
};
const waiting = { likelyAssets: () => ({ invoices: [DESK] }) };

test('a bill that waits and looks like equipment stands in the register, by one request', async () => {
  const { findAllByRole, server } = await opens(PATH, {
    language: 'de',
    answers: { receivedInvoices: waiting },
  });
  const [review] = await findAllByRole('link', { name: 'Büromöbel Nord, B-7 prüfen' });
  expect(review).toHaveAttribute('href', `/finance/received/${DESK.id}`);
  expect(server.asked('receivedInvoices/likelyAssets')).toHaveLength(1);
  expect(server.asked('receivedInvoices/get')).toEqual([]);
});

test('a figure of the register opens the entries of its asset and year, or says that nothing is booked', async () => {
  const booked = [
    { number: 41, bookedOn: day('2025-12-31'), kind: 'depreciation' as const, net: cents(-28_000) },
    { number: 52, bookedOn: day('2026-12-31'), kind: 'depreciation' as const, net: cents(-28_000) },
  ];
  const screen = await opens(PATH, {
    language: 'de',
    answers: { assets: { get: () => ({ ...camera, booked }) } },
  });
  const { say, user, findByRole } = screen;
  await user.click(await findByRole('link', { name: /^Kamera, 2026: 280,00\s€/ }));
  const table = await findByRole('table', { name: say('assets:entries.titleOf', { year: 2026 }) });
  const rows = within(table)
    .getAllByRole('row')
    .map(({ textContent }) => spaced(textContent));
  expect(rows.slice(1)).toEqual(['Abschreibung5231.12.2026−280,00']);
  await user.click(await findByRole('link', { name: say('assets:entries.all') }));
  const all = await findByRole('table', { name: say('assets:entries.title') });
  expect(within(all).getAllByRole('row')).toHaveLength(3);
});

test.each([
  [2025, 'Für 2025 ist noch nichts gebucht. Was der Plan vorsieht, wird am Jahresende gebucht.'],
  [2026, 'Für 2026 ist nichts gebucht: Die Anlage ist am 04.05.2026 abgegangen.'],
  [2027, 'Für 2027 ist nichts gebucht: Die Anlage ist am 04.05.2026 abgegangen.'],
])('of %i nothing is promised once the asset has gone in May 2026', async (booked, said) => {
  const disposal = { reason: 'loss' as const, on: day('2026-05-04'), proceeds: null };
  const { findByText } = await opens(`${PATH}?asset=${camera.id}&booked=${booked}`, {
    language: 'de',
    answers: { assets: { get: () => ({ ...camera, disposal, booked: [] }) } },
  });
  await findByText(said);
});

/*
 * 1,900.00 of input VAT of July 2024 over five years are 380.00 a year, 190.00 of 2024. Half of the use from January 2025 on allows half of
 * it: 190.00 are paid back for each year from 2025 on (§ 15a (1) UStG), with the annual return (§ 44 (3) UStDV).
 */
test('a change of use names the returns that it corrects before it is noted', async () => {
  const filed = (['annualVat', 'vatAdvance'] as const).map((report) => ({
    ...filedReturn,
    report,
    period: report === 'annualVat' ? '2025' : '2025-Q2',
  }));
  const screen = await opens(PATH, {
    language: 'de',
    answers: {
      assets: {
        get: () => ({ ...camera, inputVat: cents(190_000), deducted: cents(190_000), corrections: [] }),
      },
      taxReports: {
        filedReturns: ({ year }) => ({ returns: Number(year) === 2025 ? filed : [] }),
      },
    },
  });
  const { say, user, findByText } = screen;
  await user.click(await findByText(say('assets:use.open')));
  const dialog = await dialogOf(screen, say('assets:use.title', { description: 'Kamera' }));
  const from = dialog.getByLabelText(say('assets:use.from'), { exact: true });
  await user.clear(from);
  await user.type(from, '01.01.2025');
  await user.type(dialog.getByLabelText(say('assets:use.percent'), { exact: true }), '50');
  await dialog.findByText(say('assets:use.handedOver.title', { returns: 'USt-Jahreserklärung 2025' }));
  expect(spaced(dialog.getByLabelText(say('assets:told')).textContent)).toMatch(/Vorsteuer 2025.?−190,00 €/);
});

test('what the server refuses stands at its field, and what is missing too', async () => {
  const screen = await opens(PATH, {
    language: 'de',
    answers: {
      assets: {
        dispose: () => Promise.reject(invalid({ 'disposal.on': 'asset.disposal.future' })),
      },
    },
  });
  const { say, user, server, findByText } = screen;
  await user.click(await findByText(say('assets:dispose.open')));
  const dialog = await dialogOf(screen, say('assets:dispose.title', { description: 'Kamera' }));
  const confirm = dialog.getAllByText(say('assets:dispose.confirm')).at(-1) as HTMLElement;
  await user.click(confirm);
  expect(server.asked('assets/dispose')).toEqual([]);
  await user.click(dialog.getByLabelText(new RegExp(say('assets:dispose.reason.loss'))));
  await user.click(confirm);
  await dialog.findByText(say('errors:problem.asset.disposal.future'));
});

/* 1,200.00 of March 2025 over three years: 333.33 of 2025 are gone by 1 January 2026, 400.00 a year, 66.67 of 2028. */
test('an asset that was there before is entered with what its plan leaves', async () => {
  const screen = await opens(PATH, {
    language: 'de',
    answers: { assets: { register: () => ({ id: camera.id }) } },
  });
  const { say, user, server, findByRole } = screen;
  await user.click(await findByRole('button', { name: say('assets:add') }));
  const dialog = await dialogOf(screen, say('assets:enter.title'));
  const field = (name: 'description' | 'acquired' | 'cost' | 'months' | 'on') =>
    dialog.getByLabelText(say(`assets:enter.${name}`), { exact: true });
  await user.type(field('description'), 'Drehstuhl');
  await user.type(field('acquired'), '10.03.2025');
  await user.type(field('cost'), '1200');
  await user.type(field('months'), '36');
  await user.clear(field('on'));
  await user.type(field('on'), '01.01.2026');
  const table = within(await dialog.findByRole('table', { name: say('assets:enter.how'), hidden: true }));
  const chosen = table.getByLabelText(
    say('assets:treatment.straightLine', { life: say('assets:life.years', { count: 3 }) }),
  );
  expect(spaced(chosen.closest('tr')?.textContent)).toMatch(/400,00.*400,00.*66,67/);
  await user.click(dialog.getByText(say('assets:enter.confirm')));
  await waitFor(() => expect(server.asked('assets/register')).toHaveLength(1));
  expect(server.asked('assets/register')[0]).toMatchObject({
    description: 'Drehstuhl',
    treatment: 'straightLine',
    usefulLifeMonths: 36,
    cost: 120_000,
    opening: { on: '2026-01-01', bookValue: 86_667 },
  });
});

test('a year that nobody booked says so, and what its booking makes of the statement', async () => {
  const sums = {
    ...list.sums,
    years: [{ year: 2025, depreciation: cents(28_000), bookValueAtEnd: cents(154_000) }, ...list.sums.years],
  };
  const screen = await opens(PATH, {
    language: 'de',
    answers: {
      assets: {
        list: () => ({ ...list, yearsNotBooked: [2025], sums }),
        bookDepreciation: () => ({ entries: 1, closed: [day('2025-12-31')] }),
      },
    },
  });
  const { say, user, server, findByRole } = screen;
  const words = say('assets:notBooked.book', { years: '2025' });
  await user.click(await findByRole('button', { name: words }));
  const dialog = await dialogOf(screen, words);
  expect(spaced(dialog.getByRole('listitem', { hidden: true }).textContent)).toBe('2025: 280,00 €');
  await user.click(dialog.getByText(say('assets:notBooked.confirm')));
  await waitFor(() => expect(server.asked('assets/bookDepreciation')).toEqual([{ through: '2025' }]));
});

test('who has none is told how one comes here', async () => {
  const none = {
    assets: [],
    next: null,
    yearsNotBooked: [],
    sums: { count: 0, gone: 0, cost: cents(0), years: [] },
  };
  const { say, findByText, findByRole, getByRole } = await opens(PATH, {
    language: 'de',
    answers: { assets: { list: () => none }, receivedInvoices: waiting },
  });
  await findByText(say('assets:empty'));
  const bill = await findByRole('link', { name: 'Büromöbel Nord, B-7 prüfen' });
  expect(bill.closest('section'), 'what waits is told as well').toHaveTextContent(
    say('assets:waiting.title'),
  );
  expect(getByRole('link', { name: say('assets:buy') })).toHaveAttribute('href', '/expenses/new');
});
