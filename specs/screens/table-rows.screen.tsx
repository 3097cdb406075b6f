/** The rows of a long list by keys and by boxes, and what of it is selected, on the list of invoices. */
import type { Row } from '../../web/invoices/messages.ts';
import { exampleOf } from './support/examples.ts';
import { expect, opens, type Screen, test, waitFor } from './support/stage.tsx';

const [LISTED] = (exampleOf('invoices', 'list') as { invoices: [Row] }).invoices;

const ROWS = [0, 1, 2, 3].map((place) => ({
  ...LISTED,
  id: LISTED.id.replace(/.$/, String(place + 1)),
  number: `RE-2026-000${place + 1}`,
}));
/** Four rows are loaded, nine match. */
const COUNTS = { all: 9, draft: 0, open: 9, overdue: 0, paid: 0, cancelled: 0 };

async function opensList(): Promise<Screen> {
  const screen = await opens('/invoices', {
    answers: {
      invoices: {
        list: () => ({
          invoices: ROWS,
          next: 'more',
          totals: { count: 9, gross: LISTED.gross, open: LISTED.open },
          counts: COUNTS,
        }),
      },
    },
  });
  await screen.findByText('RE-2026-0004');
  return screen;
}

const link = ({ getByText }: Screen, row: number) =>
  getByText(`RE-2026-000${row + 1}`).closest('a') as HTMLElement;
const box = ({ say, getByLabelText }: Screen, row: number) =>
  getByLabelText(say('common:table.selectRow', { name: `RE-2026-000${row + 1}` }));
const selectedText = ({ say }: Screen, total: number) =>
  say('common:table.selected', { count: total, total });

test('arrows, J and K walk through the rows, Space selects, with Shift a range, and Enter opens', async () => {
  const screen = await opensList();
  const { user, findByText } = screen;
  link(screen, 0).focus();
  await user.keyboard('{ArrowDown}jk');
  expect(link(screen, 1)).toHaveFocus();
  await user.keyboard(' ');
  expect(box(screen, 1)).toBeChecked();
  await user.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
  await findByText(selectedText(screen, 3));
  for (const row of [1, 2, 3]) expect(box(screen, row)).toBeChecked();
  box(screen, 3).focus();
  await user.keyboard('{ArrowUp} ');
  expect(box(screen, 2)).not.toBeChecked();
  await findByText(selectedText(screen, 2));
  await user.keyboard('{Home}{ArrowUp}');
  expect(box(screen, 0), 'the first is the end').toHaveFocus();
  await user.keyboard('{End}');
  expect(box(screen, 3)).toHaveFocus();
  await user.keyboard('{Control>}k{/Control}{Home}{Enter}');
  await waitFor(() => expect(location.pathname).toBe(`/invoice/${ROWS[0]?.id}`));
});

test('all that match are selected but those that are taken out, and another question begins anew', async () => {
  const screen = await opensList();
  const { user, say, server, findByText, getByLabelText, queryByText } = screen;
  await user.click(getByLabelText(say('common:table.selectAll', { count: 4 })));
  await findByText(selectedText(screen, 4));
  await user.click(await findByText(say('common:table.selectEverything', { total: 9 })));
  await findByText(selectedText(screen, 9));
  await user.click(box(screen, 1));
  await findByText(selectedText(screen, 8));
  expect(box(screen, 1)).not.toBeChecked();
  expect(box(screen, 2)).toBeChecked();
  await waitFor(() =>
    expect(server.asked('invoices/selection').at(-1)).toMatchObject({ selection: { except: [ROWS[1]?.id] } }),
  );
  await user.click(getByLabelText(say('common:table.selectNone')));
  await waitFor(() => expect(queryByText(selectedText(screen, 8))).toBeNull());
  await user.click(box(screen, 0));
  await user.keyboard('{Shift>}');
  await user.click(box(screen, 2));
  await user.keyboard('{/Shift}');
  await findByText(selectedText(screen, 3));
  await user.click(screen.getByText(say('invoices:list.filter.open'), { selector: 'button, button *' }));
  await waitFor(() => expect(location.search).toContain('status=open'));
  await waitFor(() => expect(queryByText(selectedText(screen, 3))).toBeNull());
  expect(box(screen, 0)).not.toBeChecked();
});
