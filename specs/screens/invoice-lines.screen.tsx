/** The lines of an invoice: written, added, moved and taken away by keys alone, with a period and a discount of their own. */
import { decimal } from '@belegbar/domain/money';
import type { z } from 'zod';
import type { Business as BusinessMessage } from '../../contract/business.ts';
import type { client } from '../../web/connection/api.ts';
import { exampleOf } from './support/examples.ts';
import { expect, opens, type Screen, test, waitFor } from './support/stage.tsx';
import {
  cell,
  choosesOfLine,
  editorField,
  fills,
  keepsDraft,
  type LineColumn,
  seesDialog,
  seesEditor,
  seesSaidAt,
  seesSaved,
} from './support/verbs-editor.ts';

const business = exampleOf('business', 'get') as z.output<typeof BusinessMessage>;

const OUTSIDE = 'Der Leistungszeitraum von Position 1 liegt nicht ganz im Leistungszeitraum der Rechnung.';

type Services = Awaited<ReturnType<typeof client.services.list>>;
const [service] = (exampleOf('services', 'list') as Services).services as [Services['services'][number]];
const SERVICES = [
  { name: 'Beratung', unitPrice: '120' },
  { name: 'Entwicklung', unitPrice: '95' },
  { name: 'Entwurf', unitPrice: '80' },
  { name: 'Vor Ort: Beratung', unitPrice: '150' },
].map(({ name, unitPrice }, index) => ({
  ...service,
  name,
  unitPrice: decimal(unitPrice),
  id: `0199a000-0000-7000-8000-00000000200${index}`,
}));

async function opensNew(): Promise<Screen> {
  const answers = { ...keepsDraft({ lines: [] }), services: { list: () => ({ services: SERVICES }) } };
  const screen = await opens('/invoices/new', { answers });
  await seesEditor(screen);
  return screen;
}

const isIn = (screen: Screen, number: number, column: LineColumn) =>
  waitFor(() => expect(cell(screen, number, column)).toHaveFocus());
const findsService = (name: string) =>
  waitFor(() =>
    expect(
      [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent),
    ).toContainEqual(expect.stringContaining(name)),
  );
const lines = ({ say, getByText }: Screen) =>
  getByText(say('invoices:lines.title'), { selector: 'h2, h3' }).closest('section') as HTMLElement;

/** 100.00 x 2 + 110.00 = 310.00 net, x 19 % = 58.90. */
test('lines are written, added, taken away and moved by keys alone', async () => {
  const screen = await opensNew();
  const { user } = screen;
  cell(screen, 1, 'description').focus();
  await user.keyboard('Code{Tab}2{Tab}{Tab}100{Tab}');
  await isIn(screen, 1, 'vatCase');
  await user.keyboard('{Tab}');
  await isIn(screen, 2, 'description');
  await user.keyboard('Test{Tab}1{Tab}{Tab}110{Enter}');
  await isIn(screen, 3, 'description');
  await user.keyboard('{Control>}{Backspace}{/Control}');
  await isIn(screen, 2, 'description');
  await user.keyboard('{Alt>}n{/Alt}');
  await isIn(screen, 3, 'description');
  await user.keyboard('{Control>}{Backspace}{/Control}');
  await isIn(screen, 2, 'description');
  expect(lines(screen)).toHaveTextContent(/Netto\s*310,00\s€.*19\s*%\s*58,90\s€.*Gesamt\s*368,90\s€/);
  await user.keyboard('{ArrowUp}{Alt>}{ArrowDown}{/Alt}');
  await isIn(screen, 2, 'description');
  expect(cell(screen, 2, 'description')).toHaveValue('Code');
  expect(cell(screen, 1, 'description')).toHaveValue('Test');
});

test('Tab goes from the description to the quantity, and Shift+Enter to the details', async () => {
  const screen = await opensNew();
  const { user } = screen;
  cell(screen, 1, 'description').focus();
  await user.keyboard('Code{Shift>}{Enter}{/Shift}');
  await isIn(screen, 1, 'details');
  await user.keyboard('Sprint 7{Tab}');
  await isIn(screen, 1, 'quantity');
  await user.keyboard('{Shift>}{Tab}{/Shift}');
  await isIn(screen, 1, 'description');
  await user.keyboard('{Tab}');
  await isIn(screen, 1, 'quantity');
  expect(cell(screen, 1, 'details')).toHaveValue('Sprint 7');
});

test.each([
  ['begins as typed, by Enter', 'Entwi', '{Enter}', 'Entwicklung', '95,00', 'quantity'],
  ['comes second, by the arrow keys', 'Entw', '{ArrowDown}{Enter}', 'Entwurf', '80,00', 'quantity'],
  [
    'has it within, by the arrow keys',
    'ort',
    '{ArrowDown}{Enter}',
    'Vor Ort: Beratung',
    '150,00',
    'quantity',
  ],
] as const)(
  'a service that %s fills the line, and the quantity is next',
  async (_way, typed, keys, name, price, next) => {
    const screen = await opensNew();
    cell(screen, 1, 'description').focus();
    await screen.user.keyboard(typed);
    await findsService(name);
    await screen.user.keyboard(keys);
    await isIn(screen, 1, next);
    expect(cell(screen, 1, 'description')).toHaveValue(name);
    expect(cell(screen, 1, 'unitPrice')).toHaveValue(price);
  },
);

test('a text of its own is no service: Escape closes what was found, and Enter adds a line', async () => {
  const screen = await opensNew();
  cell(screen, 1, 'description').focus();
  await screen.user.keyboard('Entw');
  await findsService('Entwurf');
  await screen.user.keyboard('{Escape}{Enter}');
  await isIn(screen, 2, 'description');
  expect(cell(screen, 1, 'description')).toHaveValue('Entw');
  expect(cell(screen, 1, 'unitPrice')).toHaveValue('');
});

test('wherever the focus is, Alt+N adds a line, Ctrl+S stores and says when, and Ctrl+Enter asks to issue', async () => {
  const screen = await opensNew();
  const { user, say, findByText, server } = screen;
  await user.keyboard('{Control>}s{/Control}');
  expect(await findByText(say('invoices:save.nothing'))).toBeVisible();
  await user.keyboard('{Alt>}n{/Alt}');
  await isIn(screen, 2, 'description');
  fills(cell(screen, 1, 'description'), 'Code');
  cell(screen, 1, 'quantity').focus();
  await user.keyboard('{Control>}s{/Control}');
  const said = say('invoices:save.savedAt', { time: '' }).trim();
  await waitFor(() =>
    expect(document.querySelector('.mantine-Notification-root:last-child')).toHaveTextContent(said),
  );
  expect(server.asked('invoices/createDraft')).toHaveLength(1);
  await user.keyboard('{Control>}{Enter}{/Control}');
  await seesDialog(screen, say('invoices:issue.incompleteTitle'));
});

/* 200.00 less 12.5 % are 175.00. */
test('a blank last line lets Tab go on, a discount is given by keys alone, and every entry of the menu names its key', async () => {
  const screen = await opensNew();
  const { user, say, getByText, getByLabelText, findAllByRole } = screen;
  cell(screen, 1, 'vatCase').focus();
  await user.keyboard('{Tab}');
  expect(getByText(say('invoices:lines.add')).closest('button')).toHaveFocus();
  fills(cell(screen, 1, 'description'), 'Code');
  fills(cell(screen, 1, 'quantity'), '2');
  fills(cell(screen, 1, 'unitPrice'), '100');
  await user.keyboard('{Alt>}r{/Alt}');
  await isIn(screen, 1, 'discount');
  await user.keyboard('12,5{Tab}');
  expect(cell(screen, 1, 'discount')).toHaveValue('12,5');
  await waitFor(() => expect(lines(screen)).toHaveTextContent(/Netto\s*175,00\s€/));
  await user.click(getByLabelText(say('invoices:lines.menu', { number: 1 })));
  for (const item of await findAllByRole('menuitem', { hidden: true }))
    expect(item.querySelector('kbd')).toHaveTextContent(/./);
});

test('the period of a line is completed, sets that of the invoice, and is told where it lies outside of it', async () => {
  const first = { ...business, lastInvoiceDate: null };
  const screen = await opens('/invoices/new', {
    answers: { ...keepsDraft({ lines: [], servicePeriod: null }), business: { get: () => first } },
  });
  const { user, say, queryByText } = screen;
  await seesEditor(screen);
  fills(cell(screen, 1, 'description'), 'Code');
  fills(cell(screen, 1, 'unitPrice'), '95');
  await screen.findByText(say('invoices:findings.assumedPeriod'));
  await choosesOfLine(screen, 1, 'invoices:lines.givePeriod');
  await isIn(screen, 1, 'serviceFrom');
  await user.keyboard('2.2.{Tab}');
  await isIn(screen, 1, 'serviceTo');
  await user.keyboard('6.2.{Tab}');
  await isIn(screen, 1, 'quantity');
  expect(cell(screen, 1, 'serviceTo')).toHaveValue('06.02.2026');
  const period = () => editorField(screen, 'servicePeriod');
  await waitFor(() => expect(period()).toHaveAttribute('placeholder', '02.02. bis 06.02.2026'));
  const settled = say('invoices:findings.point.dates');
  expect(await screen.findByText(settled)).toBeVisible();
  expect(queryByText(say('invoices:findings.assumedPeriod'))).toBeNull();
  fills(period(), '16.02.2026');
  period().blur();
  await seesSaidAt(() => cell(screen, 1, 'serviceFrom'), OUTSIDE);
  expect(cell(screen, 1, 'serviceFrom')).toHaveAttribute('aria-invalid', 'true');
  expect(queryByText(settled)).toBeNull();
  fills(period(), '01.02. bis 15.02.2026');
  period().blur();
  await waitFor(() => expect(cell(screen, 1, 'serviceFrom')).not.toHaveAttribute('aria-invalid', 'true'));
  await seesSaved(screen);
  const { server } = screen;
  expect(
    [...server.asked('invoices/createDraft'), ...server.asked('invoices/saveDraft')].at(-1),
  ).toMatchObject({
    draft: { lines: [{ servicePeriod: { from: '2026-02-02', to: '2026-02-06' } }] },
  });
});

/** 119.00 with 19 % in it is 100.00 and 19.00. */
test('whether prices hold the VAT is chosen over the lines, and the totals follow', async () => {
  const screen = await opensNew();
  const { user, say, server, getByLabelText } = screen;
  fills(cell(screen, 1, 'description'), 'Workshop');
  fills(cell(screen, 1, 'unitPrice'), '119');
  await user.click(getByLabelText(say('invoices:lines.priceEntry.gross')));
  expect(lines(screen)).toHaveTextContent(/100,00\s*€/);
  expect(lines(screen)).toHaveTextContent(/19,00\s*€/);
  await seesSaved(screen);
  const kept = [...server.asked('invoices/createDraft'), ...server.asked('invoices/saveDraft')];
  expect(kept.at(-1)).toMatchObject({ draft: { priceEntry: 'gross' } });
});
