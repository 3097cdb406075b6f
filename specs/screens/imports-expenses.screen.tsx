/** Expenses from a CSV file: what each column is, the preview with what is there already and what is wrong, and the way back. */
import type { client } from '../../web/connection/api.ts';
import { exampleOf } from './support/examples.ts';
import { expect, opens, type Screen, test, waitFor, within } from './support/stage.tsx';

type Calls = typeof client.imports;
type Import = Awaited<ReturnType<Calls['get']>>;
type Preview = Awaited<ReturnType<Calls['preview']>>;

const example = exampleOf('imports', 'get') as Import;
const done: Import = { ...example, kind: 'expenses', fileName: 'ausgaben.csv', rowsTotal: 3, rowsDone: 3 };
const draft: Import = {
  ...done,
  state: 'draft',
  rowsDone: 0,
  created: 0,
  skipped: 0,
  canUndo: false,
  finishedAt: null,
};
const PATH = `/imports/${done.id}`;

const DAY = {
  target: 'documentDate',
  column: 1,
  code: 'import.day',
  severity: 'blocking',
  typed: '30.02.2026',
} as const;
const THERE = { target: null, column: null, code: 'import.exists', severity: 'warning', typed: '' } as const;

function previewOf(mapping: Preview['settings']['mapping']): Preview {
  const { settings } = exampleOf('imports', 'preview') as Preview;
  return {
    settings: { ...settings, kind: 'expenses', dayOrder: 'dayFirst', mapping },
    columns: [
      { heading: 'Lieferant', samples: ['Spreenetz GmbH', 'Bücher Öhl'] },
      { heading: 'Belegdatum', samples: ['05.01.2026', '30.02.2026'] },
      { heading: 'Brutto', samples: ['119,00', '21,40'] },
    ],
    rows: [
      {
        line: 2,
        outcome: 'created',
        values: { name: 'Spreenetz GmbH', documentDate: '05.01.2026', gross: '119,00' },
        problems: [],
      },
      { line: 3, outcome: 'skipped', values: { name: 'Bücher Öhl', gross: '21,40' }, problems: [DAY] },
      { line: 4, outcome: 'skipped', values: { name: 'Papier Lindner', gross: '11,90' }, problems: [THERE] },
    ],
    skippedRows: [
      { line: 3, problems: [DAY] },
      { line: 4, problems: [THERE] },
    ],
    counts: { total: 3, created: 1, updated: 0, unchanged: 0, skipped: 2, warned: 0 },
  };
}

const MAPPED = ['name', 'documentDate', 'gross'] as const;

function arranges(): Promise<Screen> {
  const preview = ({ settings }: { settings?: { mapping: Preview['settings']['mapping'] } | undefined }) =>
    previewOf(settings?.mapping ?? [...MAPPED]);
  return opens(PATH, { answers: { imports: { get: () => draft, preview } } });
}

const rowOf = async (screen: Screen, name: string) => {
  const table = await screen.findByRole('table', { name: screen.say('imports:preview.title') });
  return within(table).getByText(name).closest('tr');
};

test('each row says what becomes of it: taken in, wrong at its field, or there already', async () => {
  const screen = await arranges();
  const { say } = screen;
  expect(await rowOf(screen, 'Spreenetz GmbH')).toHaveTextContent(say('imports:outcome.created'));
  const wrong = await rowOf(screen, 'Bücher Öhl');
  expect(wrong).toHaveTextContent(say('imports:outcome.skipped'));
  expect(wrong).toHaveTextContent(say('errors:problem.import.day'));
  expect(wrong).toHaveTextContent('30.02.2026');
  expect(await rowOf(screen, 'Papier Lindner')).toHaveTextContent(say('errors:problem.import.exists'));
  screen.getByText(say('imports:read.existingHint.expenses'));
  screen.getByRole('button', { name: say('imports:start.expenses_one') });
});

test('vendor, day, amount and category stand first, before what else the file says', async () => {
  const preview = () => previewOf(['name', 'documentNumber', 'gross']);
  const screen = await opens(PATH, { answers: { imports: { get: () => draft, preview } } });
  const table = await screen.findByRole('table', { name: screen.say('imports:preview.title') });
  const heads = within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
  const named = ['vendor', 'documentDate', 'gross', 'category', 'taxCode', 'documentNumber'] as const;
  expect(heads.slice(2, 8)).toEqual(named.map((name) => screen.say(`imports:target.${name}`)));
});

test('a column that is chosen anew is previewed anew, and no two columns are the same', async () => {
  const screen = await arranges();
  const { user, say, server } = screen;
  const columns = await screen.findByRole('table', { name: say('imports:columns.title') });
  const choice = (column: string) =>
    within(columns).getByLabelText(say('imports:columns.choose', { column }));
  expect(choice('Brutto')).toHaveValue('gross');
  await user.selectOptions(choice('Belegdatum'), 'gross');
  await waitFor(() =>
    expect(server.asked('imports/preview').at(-1)).toMatchObject({
      settings: { kind: 'expenses', mapping: ['name', 'gross', null] },
    }),
  );
});

test('what is there already is entered once more where Jonas says so', async () => {
  const screen = await arranges();
  const { user, say, server } = screen;
  const existing = await screen.findByLabelText(say('imports:read.existing'));
  expect([...existing.querySelectorAll('option')].map(({ value }) => value)).not.toContain('update');
  await user.selectOptions(existing, 'add');
  await waitFor(() =>
    expect(server.asked('imports/preview').at(-1)).toMatchObject({ settings: { existing: 'add' } }),
  );
});

test('a file of which no row can be taken in cannot be started', async () => {
  const nothing = previewOf([...MAPPED]);
  const counts = { ...nothing.counts, created: 0, skipped: 3 };
  const answers = { imports: { get: () => draft, preview: () => ({ ...nothing, counts }) } };
  const screen = await opens(PATH, { answers });
  const start = await screen.findByRole('button', {
    name: screen.say('imports:start.expenses_other', { shown: '0' }),
  });
  expect(start).toBeDisabled();
});

test('after it the skipped rows are told, and all is taken back after one question', async () => {
  const answers = { imports: { get: () => done } };
  const screen = await opens(PATH, { answers });
  const { user, say, server } = screen;
  await screen.findByText(say('imports:outcomeTitle.done'));
  expect(screen.queryByText(say('imports:count.updated'))).toBe(null);
  await user.click(screen.getByRole('button', { name: say('imports:undo.act') }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(say('imports:undo.expensesText'));
  expect(server.asked('imports/undo')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: say('imports:undo.act') }));
  await waitFor(() => expect(server.asked('imports/undo')).toEqual([{ id: done.id }]));
});

test('what was typed stands between the quotes of the language', async () => {
  const answers = { imports: { get: () => draft, preview: () => previewOf([...MAPPED]) } };
  const screen = await opens(PATH, { answers, language: 'en' });
  expect(await rowOf(screen, 'Bücher Öhl')).toHaveTextContent('“30.02.2026”');
});
