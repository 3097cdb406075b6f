/** The finance hub: what is mine and why, what stays of more, what is assumed, what is to come, and what is missing. */
import { assumedOf, type Expected } from '@belegbar/domain/finance';
import { cents } from '@belegbar/domain/money';
import { fireEvent } from '@testing-library/dom';
import type { client } from '../../web/connection/api.ts';
import { router } from '../../web/routes/router.tsx';
import { exampleOf } from './support/examples.ts';
import type { Answers } from './support/fake-server.ts';
import { expect, opens, test, waitFor, within } from './support/stage.tsx';

type FinanceYear = Awaited<ReturnType<typeof client.finance.year>>;

const YEAR = exampleOf('finance', 'year') as FinanceYear;

const expected = (kind: Expected['kind'], amount: number, of: Partial<Expected> = {}): Expected => ({
  kind,
  month: '2026-03',
  amount: cents(amount),
  isCertain: false,
  name: '',
  id: null,
  ...of,
});
const INVOICE_ID = '0199a000-0000-7000-8000-000000000004';
const AHEAD: FinanceYear['ahead'] = {
  months: Array.from({ length: 12 }, (_, index) => ({
    month: index < 10 ? `2026-${String(index + 3).padStart(2, '0')}` : `2027-0${index - 9}`,
    certainIn: cents(index === 0 ? 500_000 : 0),
    assumedIn: cents(0),
    certainOut: cents(0),
    assumedOut: cents(index === 0 ? 20_000 : 0),
    change: cents(index === 0 ? 480_000 : 0),
    sum: cents(480_000),
    items:
      index === 0
        ? [
            expected('invoice', 500_000, { isCertain: true, name: 'Harbor Analytics Inc.', id: INVOICE_ID }),
            expected('costs', -20_000),
          ]
        : [],
  })),
  averageMonths: 12,
  averageReceived: cents(650_000),
  averageSpent: cents(20_000),
};

/** Jonas in 2026 as in the story: 56541.34 of profit. */
const JONAS: FinanceYear = {
  ...YEAR,
  facts: {
    ...YEAR.facts,
    received: cents(6_552_875),
    spent: cents(155_340),
    vat: cents(743_401),
    vatAhead: cents(79_584),
    inputVatAhead: cents(0),
    profit: cents(5_654_134),
  },
  ahead: AHEAD,
};

const withYear = (year: FinanceYear): Answers => ({ finance: { year: () => year } }) as Answers;

test('what is mine is a sum of lines, each with its proof', async () => {
  const screen = await opens('/finance?year=2026', { answers: withYear(JONAS) });
  const mine = await screen.findByRole('region', { name: screen.say('finance:mine.title') });
  // 65528.75 - 1553.40 - 7434.01 - 795.84 - 12919.00 (domain/finance/finance.test.ts).
  for (const amount of ['65.528,75', '−1.553,40', '−7.434,01', '−795,84', '−12.919,00', '42.826,50'])
    expect(mine).toHaveTextContent(amount);
  expect(within(mine).getByText('−795,84 €').closest('a')).toHaveAttribute('href', '/invoices?status=open');
  expect(mine).toHaveTextContent(screen.say('finance:mine.assumed'));
});

const OPEN_NOW: FinanceYear = {
  ...JONAS,
  receivables: { open: cents(1_038_450), count: 2, overdue: cents(398_450), overdueCount: 1 },
  payables: { open: cents(47_600), count: 1, overdue: cents(0), overdueCount: 0 },
};

test('what is open and late both ways leads to its list', async () => {
  const screen = await opens('/finance?year=2026', { answers: withYear(OPEN_NOW), language: 'en' });
  const open = await screen.findByRole('region', { name: 'Open and overdue' });
  expect(open).toHaveTextContent(/Clients owe you\s*€10,384\.50\s*2 invoices\s*€3,984\.50 of it overdue/);
  expect(open).toHaveTextContent(/You owe\s*€476\.00\s*one bill$/);
  const hrefs = within(open)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([
    '/invoices?status=open',
    '/invoices?status=overdue',
    '/finance/expenses?status=open',
  ]);
});

test('a year that is over knows nothing of what is open today', async () => {
  const over = { ...OPEN_NOW, ahead: null };
  const screen = await opens('/finance?year=2025', { answers: withYear(over), language: 'en' });
  await screen.findByRole('region', { name: 'Really mine' });
  expect(screen.queryByRole('region', { name: 'Open and overdue' })).toBe(null);
});

test('each part is a CSV file and a PDF from the server, and all of it is one PDF', async () => {
  const screen = await opens('/finance?year=2026', { answers: withYear(JONAS) });
  await screen.user.click(await screen.findByText(screen.say('finance:files.open')));
  const parts = [
    'months',
    'owed',
    'mine',
    'ahead',
    'clients',
    'categories',
    'regular',
    'missing',
    'whole',
  ] as const;
  for (const part of parts) {
    const name = screen.say('finance:files.pdf', { name: screen.say(`finance:files.${part}`) });
    expect(await screen.findByRole('menuitem', { name })).toHaveAttribute(
      'href',
      `/files/finance/2026/${part}.pdf?language=de`,
    );
  }
  expect(screen.getAllByRole('menuitem', { name: /\(CSV\)/ })).toHaveLength(8);
});

test.each([
  ['year=2026', '/files/movements/2026.csv?language=de'],
  ['year=2026&month=4&side=income', '/files/movements/2026.csv?month=4&side=income&language=de'],
  ['year=2026&category=software', '/files/movements/2026.csv?of=category&name=software&language=de'],
  ['year=2026&client=', '/files/movements/2026.csv?of=client&name=&language=de'],
])('what moved is a file as it is in view: %s', async (search, address) => {
  const screen = await opens(`/finance?${search}`, { answers: withYear(JONAS) });
  await screen.user.click(await screen.findByRole('button', { name: /als Datei$/ }));
  expect(await screen.findByRole('menuitem', { name: 'CSV' })).toHaveAttribute('href', address);
  expect(await screen.findByRole('menuitem', { name: 'PDF' })).toHaveAttribute(
    'href',
    address.replace('.csv', '.pdf'),
  );
});

test('a part that is pressed is saved as its own CSV file', async () => {
  const saved: [string, Blob][] = [];
  const blobs = new Map<string, Blob>();
  const { createObjectURL, revokeObjectURL } = URL;
  const { click } = HTMLAnchorElement.prototype;
  URL.createObjectURL = (blob) => {
    blobs.set(`blob:${blobs.size}`, blob as Blob);
    return `blob:${blobs.size - 1}`;
  };
  HTMLAnchorElement.prototype.click = function noted(this: HTMLAnchorElement) {
    saved.push([this.download, blobs.get(this.href) as Blob]);
  };
  URL.revokeObjectURL = () => {};
  const screen = await opens('/finance?year=2026', { answers: withYear(JONAS) });
  for (const part of ['mine', 'ahead'] as const) {
    await screen.user.click(await screen.findByText(screen.say('finance:files.open')));
    const name = screen.say('finance:files.csv', { name: screen.say(`finance:files.${part}`) });
    await screen.user.click(await screen.findByRole('menuitem', { name }));
  }
  HTMLAnchorElement.prototype.click = click;
  Object.assign(URL, { createObjectURL, revokeObjectURL });
  expect(saved.map(([name]) => name)).toEqual(['wirklich-meins-2026.csv', 'ausblick-2026.csv']);
  const texts = await Promise.all(saved.map(([, blob]) => textOf(blob)));
  expect(texts[0]).toContain('65528,75');
  expect(texts[1]).toContain('2026-03;5000,00;');
});

function textOf(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
}

test('of more revenue is told what stays, in steps of 500', async () => {
  const screen = await opens('/finance?year=2026', { answers: withYear(JONAS) });
  const slider = await screen.findByRole('slider', { name: screen.say('finance:whatIf.label') });
  expect(slider).toHaveAttribute('step', '50000');
  fireEvent.change(slider, { target: { value: '1200000' } });
  // 68541 costs 17654, 56541 costs 12919: 4735 of 12000.
  const box = await screen.findByRole('region', { name: screen.say('finance:whatIf.title') });
  await waitFor(() => expect(box).toHaveTextContent(/Von 12\.000,00\s€ bleiben dir 7\.265,00\s€/));
  expect(box).toHaveTextContent(/Einkommensteuer 4\.735,00\s€/);
  expect(box).toHaveTextContent(/Umsatzsteuer von 2\.280,00\s€ läuft nur durch/);
});

test('on a phone the figures come before files and own receipts, and a new expense is in reach', async () => {
  const screen = await opens('/finance?year=2026', { answers: withYear(JONAS), device: 'phone' });
  const { say, findByRole, getByRole, getByText } = screen;
  const figures = await findByRole('region', { name: say('finance:figures') });
  const files = getByText(say('finance:files.open'));
  const receipts = getByRole('link', { name: say('finance:ownReceipts') });
  for (const later of [files, receipts])
    expect(figures.compareDocumentPosition(later)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const anew = getByRole('link', { name: say('finance:newExpense') });
  expect(anew.closest('[data-bottom-bar]')).not.toBeNull();
});

test('on a phone what-if is one line that opens', async () => {
  const screen = await opens('/finance?year=2026', { answers: withYear(JONAS), device: 'phone' });
  const question = await screen.findByText(/Was wäre, wenn noch 5\.000\s€ kämen\?/);
  expect(question.closest('details')).not.toHaveAttribute('open');
});

test('what the books cannot know is said in a dialog that reckons along, and is kept', async () => {
  const screen = await opens('/finance?year=2026', { answers: withYear(JONAS) });
  const mine = await screen.findByRole('region', { name: screen.say('finance:mine.title') });
  await screen.user.click(within(mine).getByText(screen.say('finance:assume.open')));
  const dialog = await screen.findByRole('dialog');
  await screen.user.click(within(dialog).getByLabelText(screen.say('finance:assume.church')));
  // 12919 x 9 % = 1162.71, in Berlin.
  await waitFor(() => expect(dialog).toHaveTextContent('1.162,71'));
  expect(dialog).toHaveTextContent('41.663,79');
  await screen.user.click(within(dialog).getByText(screen.say('finance:assume.save')));
  await waitFor(() =>
    expect(screen.server.asked('finance/setAssumptions')).toEqual([
      { year: 2026, ...assumedOf('freiberufler'), paysChurchTax: true },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
});

test('a month ahead opens what is certain, with its invoice, and what is assumed', async () => {
  const screen = await opens('/finance?year=2026', { answers: withYear(JONAS) });
  const ahead = await screen.findByRole('figure', { name: screen.say('finance:ahead.title') });
  await screen.user.click(within(ahead).getByRole('button', { name: /^März 2026: sicher rein 5\.000,00/ }));
  const dialog = await screen.findByRole('dialog', { name: 'März 2026' });
  expect(within(dialog).getByText('Harbor Analytics Inc.')).toHaveAttribute('href', `/invoice/${INVOICE_ID}`);
  const assumed = within(dialog).getByRole('region', { name: screen.say('finance:ahead.isAssumed') });
  expect(assumed).toHaveTextContent(/−200,00/);
  expect(dialog).toHaveTextContent(/\+4\.800,00/);
});

test('a client leads to the payments of that client alone', async () => {
  const screen = await opens('/finance?year=2026', { answers: withYear(JONAS) });
  await screen.user.click(await screen.findByRole('link', { name: 'Brandwerk Digital GmbH' }));
  await waitFor(() =>
    expect(screen.server.asked('taxReports/eurEntries').at(-1)).toMatchObject({
      by: 'money',
      side: 'income',
      counterparty: 'Brandwerk Digital GmbH',
    }),
  );
});

test('what comes again leads to its expenses, and to those that are kept as recurring', async () => {
  const hosting = { vendor: 'Cloudhafen Ltd.', rhythm: 'monthly', amount: cents(4_900) } as const;
  const regular = [{ ...hosting, lastMonth: '2026-03', nextMonth: '2026-04', missing: [], hasEnded: false }];
  const screen = await opens('/finance?year=2026', { answers: withYear({ ...JONAS, regular }) });
  const section = within(await screen.findByRole('region', { name: screen.say('finance:regular.title') }));
  const addressOf = (name: string) => section.getByRole('link', { name }).getAttribute('href');
  expect(addressOf(screen.say('finance:regular.kept'))).toBe('/finance/recurring');
  expect(addressOf('Cloudhafen Ltd.')).toMatch(/^\/finance\/expenses\?vendor=Cloudhafen/);
  // 12 x 49.00
  expect(section.getByText('588,00 €')).toBeInTheDocument();
});

test('what is missing for the year end is named, with the way to it', async () => {
  const bill = { id: INVOICE_ID, number: 'B-2026-0002', vendor: 'Papierhaus' };
  const missing: FinanceYear['missing'] = {
    unpaid: [{ ...bill, dueDate: null, open: cents(11_900) }],
    receiptsWaiting: 1,
    receivedWaiting: 1,
    unproved: { count: 1, bills: [bill] },
    payments: [{ vendor: 'Werkraum', months: ['2026-05', '2026-10'] }],
  };
  const screen = await opens('/finance?year=2026', { answers: withYear({ ...JONAS, missing }) });
  const quiet = await screen.findByRole('region', {
    name: screen.say('finance:quiet.title', { year: 2026 }),
  });
  expect(quiet).toHaveTextContent(/nicht bezahlt: 119,00\s€/);
  expect(quiet).toHaveTextContent('2 Belege warten');
  expect(quiet).toHaveTextContent('Werkraum: keine Zahlung für Mai 2026 und Oktober 2026');
  for (const link of within(quiet).getAllByRole('link', { name: /B-2026-0002/ }))
    expect(link).toHaveAttribute('href', `/expenses/${INVOICE_ID}`);
});

test('a small business is told of its money as it is, and of no VAT', async () => {
  const facts = { ...JONAS.facts, vat: cents(0), vatAhead: cents(0) };
  const unproved = { count: 1, bills: [{ id: INVOICE_ID, number: 'B-2026-0001', vendor: 'Bahn' }] };
  const missing = { ...JONAS.missing, unproved };
  const year = { ...JONAS, isSmallBusiness: true, facts, missing };
  const screen = await opens('/finance?year=2026', { answers: withYear(year), language: 'en' });
  const figures = await screen.findByRole('region', { name: screen.say('finance:figures') });
  expect(figures).toHaveTextContent('Expenses, gross');
  const main = screen.getByRole('main');
  expect(main).not.toHaveTextContent(/input VAT you paid|its input VAT|only passes through|, net/);
});

test('a company is told that its taxes are not estimated', async () => {
  const year = { ...JONAS, facts: { ...JONAS.facts, isTaxedWithOwner: false } };
  const screen = await opens('/finance?year=2026', { answers: withYear(year) });
  await screen.findByText(new RegExp(screen.say('finance:mine.untaxed.company').slice(0, 40)));
  expect(screen.queryByRole('slider')).toBe(null);
});

test('where the year cannot be read, it is said, and asked for again', async () => {
  let isAway = true;
  const year = () => {
    if (isAway) throw new Error('not now');
    return JONAS;
  };
  const screen = await opens('/finance?year=2026', { answers: { finance: { year } } as Answers });
  await screen.findByText(screen.say('finance:loadFailed'));
  isAway = false;
  await screen.user.click(screen.getByText(screen.say('common:retry')));
  await screen.findByRole('region', { name: screen.say('finance:mine.title') });
});

const NOTHING: FinanceYear = { ...YEAR, firstYear: null, ahead: null };

test('before any money moved, the way to the first invoice and to the first expense is there', async () => {
  const screen = await opens('/finance?year=2026', { answers: withYear(NOTHING) });
  await screen.findByText(screen.say('finance:empty.title'));
  const ways = ['finance:newInvoice', 'finance:empty.expense'] as const;
  const hrefs = ways.map((way) => screen.getByRole('link', { name: screen.say(way) }).getAttribute('href'));
  expect(hrefs).toEqual(['/invoices/new', '/expenses/new']);
});

test('what is to come is shown before any money moved', async () => {
  const screen = await opens('/finance?year=2026', { answers: withYear({ ...NOTHING, ahead: AHEAD }) });
  await screen.findByRole('heading', { name: screen.say('finance:ahead.title') });
});

test('where more comes back than is to be paid, nothing is said to be put aside', async () => {
  const back = { period: '2026-Q4', payable: cents(-38_000), paid: cents(0), dueDate: '2027-01-11' };
  const facts = { ...YEAR.facts, profit: cents(-200_000), openBills: cents(0) };
  const year = { ...YEAR, facts, vatReturns: [{ ...back, isOver: false, filedOn: null }] };
  const screen = await opens('/finance?year=2026', { answers: withYear(year as FinanceYear) });
  await screen.findByText(screen.say('finance:toBePaid.titleBack'));
  expect(screen.queryByText(screen.say('finance:toBePaid.title'))).toBeNull();
});

test('what was booked a moment ago is in the figures that are shown again', async () => {
  const nobody = { vendors: () => ({ vendors: [] }) };
  const answers = { ...withYear(JONAS), expenses: nobody } as Answers;
  const screen = await opens('/finance?year=2026', { answers });
  await screen.findByRole('region', { name: screen.say('finance:mine.title') });
  await router.navigate({ to: '/expenses/new' });
  const vendor = await screen.findByRole('combobox', { name: screen.say('expense-form:vendor') });
  await screen.user.type(vendor, 'Bahn');
  const category = screen.getByLabelText(screen.say('expense-form:category'));
  await screen.user.selectOptions(category, 'transportation');
  await screen.user.type(screen.getByLabelText(screen.say('expense-form:line.grossOf', { nth: 1 })), '59');
  const asked = () => screen.server.asked('finance/year').length;
  const before = asked();
  await screen.user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText(screen.say('expense-form:booked'));
  await router.navigate({ to: '/finance', search: { year: '2026' } });
  await screen.findByRole('region', { name: screen.say('finance:mine.title') });
  await waitFor(() => expect(asked()).toBeGreaterThan(before));
});
