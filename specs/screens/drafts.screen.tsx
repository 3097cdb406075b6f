/** A draft saves itself, whatever happens between the screen and the server. */
import { losesConnection, regainsConnection } from './support/connection.ts';
import type { Answers } from './support/fake-server.ts';
import { goesTo } from './support/goes-to.ts';
import { refusal } from './support/refusal.ts';
import { expect, opens, type Screen, test, waitFor, within } from './support/stage.tsx';
import {
  cell,
  editorField,
  fills,
  ISSUED,
  keepsDraft,
  pressesIssue,
  seesEditor,
  seesSaved,
  WRITTEN,
} from './support/verbs-editor.ts';

const DRAFT = `/invoice/${WRITTEN.id}`;

/** Opens the draft that the server keeps. */
async function opensDraft(answers: Answers['invoices'] = {}): Promise<Screen> {
  const screen = await opens(DRAFT, { answers: { invoices: { ...keepsDraft().invoices, ...answers } } });
  await seesEditor(screen);
  return screen;
}

test('of a new invoice one letter is enough to be found again', async () => {
  const screen = await opens('/invoices/new', { answers: keepsDraft() });
  const { user, say, server, findByText, getAllByText } = screen;
  await seesEditor(screen);
  await user.type(editorField(screen, 'title'), 'X');
  await user.click(getAllByText(say('shell:invoices'))[0] as HTMLElement);
  await findByText('RE-2026-0011');
  const asked = server.asked('invoices/createDraft') as { draft: object; idempotencyKey: string }[];
  expect(asked[0]).toMatchObject({ draft: { title: 'X' } });
  expect(
    new Set(asked.map(({ idempotencyKey }) => idempotencyKey)).size,
    'however often asked, one draft',
  ).toBe(1);
  goesTo(DRAFT);
  await seesEditor(screen);
  expect(editorField(screen, 'title')).toHaveValue('X');
});

for (const choice of ['takeMine', 'takeTheirs'] as const)
  test(`a draft that was changed elsewhere shows both versions and writes nothing until one is chosen (${choice})`, async () => {
    const screen = await opensDraft();
    const { user, say, server, findByText, queryByText, getByText, getAllByText } = screen;
    const theirs = { ...WRITTEN, version: 7, draft: { ...WRITTEN.draft, title: 'Aus dem anderen Fenster' } };
    server.answer({
      invoices: {
        get: () => theirs,
        saveDraft: ({ version, draft }) => {
          if (version !== theirs.version) throw refusal('CHANGED_MEANWHILE');
          return { ...theirs, version: version + 1, draft: { ...theirs.draft, title: draft.title } };
        },
      },
    });
    fills(editorField(screen, 'title'), 'Aus diesem Fenster');
    await findByText(say('invoices:conflict.title'));
    expect(getByText('Aus diesem Fenster', { selector: 'td' })).toBeVisible();
    expect(getByText(theirs.draft.title, { selector: 'td' })).toBeVisible();
    expect(getAllByText(say('invoices:issue.button'))[0]?.closest('button')).toBeDisabled();
    expect(server.asked('invoices/saveDraft')).toHaveLength(1);
    await user.click(getByText(say(`invoices:conflict.${choice}`)));
    await waitFor(() => expect(queryByText(say('invoices:conflict.title'))).toBeNull());
    await seesSaved(screen);
    const kept = choice === 'takeMine' ? 'Aus diesem Fenster' : theirs.draft.title;
    expect(editorField(screen, 'title')).toHaveValue(kept);
    const written = { version: 7, draft: { title: 'Aus diesem Fenster' } };
    expect(server.asked('invoices/saveDraft').slice(1)).toMatchObject(choice === 'takeMine' ? [written] : []);
  });

test('without a connection typing goes on, which is said, and is stored when it is back', async () => {
  const screen = await opensDraft();
  const { say, server, findByText, queryByText } = screen;
  losesConnection(screen);
  fills(editorField(screen, 'title'), 'Im Zug geschrieben');
  await findByText(say('invoices:save.offline'));
  await findByText(say('shell:offline'));
  await findByText(say('invoices:preview.offline'));
  regainsConnection(screen);
  await seesSaved(screen);
  await waitFor(() => expect(queryByText(say('invoices:preview.offline'))).toBeNull());
  expect(queryByText(say('shell:offline'))).toBeNull();
  expect(server.asked('invoices/saveDraft').at(-1)).toMatchObject({ draft: { title: 'Im Zug geschrieben' } });
});

test('an answer that is lost on the way is asked for again under the same key', async () => {
  const screen = await opensDraft();
  const { user, say, server, findByText } = screen;
  server.answer({ invoices: { issue: () => ISSUED } });
  const dialog = await pressesIssue(screen, 'title');
  const confirm = within(dialog).getByText(say('invoices:issue.confirm'));
  server.loseNextAnswer('invoices/issue');
  await user.click(confirm);
  expect(await within(dialog).findByText(say('invoices:issue.failed'))).toBeVisible();
  await user.click(confirm);
  await findByText('RE-2026-0011', { selector: 'h1' });
  const [first, second] = server.asked('invoices/issue');
  expect(second).toEqual(first);
  expect(server.asked('invoices/issue')).toHaveLength(2);
});

test('back after issuing shows no editor of the issued invoice', async () => {
  const screen = await opens('/invoices', { answers: keepsDraft() });
  const { user, say, server, findByText, queryByLabelText } = screen;
  await findByText('RE-2026-0011');
  goesTo(DRAFT);
  await seesEditor(screen);
  const dialog = await pressesIssue(screen, 'title');
  server.answer({ invoices: { get: () => ISSUED } });
  await user.click(within(dialog).getByText(say('invoices:issue.confirm')));
  await findByText('RE-2026-0011', { selector: 'h1' });
  history.back();
  await waitFor(() => expect(location.pathname).toBe('/invoices'));
  history.forward();
  await findByText('RE-2026-0011', { selector: 'h1' });
  expect(queryByLabelText(say('invoices:field.title'))).toBeNull();
});

test('a draft that was issued elsewhere cannot be changed here, says so, and leads to the invoice', async () => {
  const screen = await opensDraft();
  const { user, say, server, findByText } = screen;
  server.answer({
    invoices: {
      get: () => ISSUED,
      saveDraft: () => {
        throw refusal('NOT_A_DRAFT');
      },
    },
  });
  fills(cell(screen, 1, 'description'), 'Zu spät');
  await findByText(say('invoices:gone.title'));
  await user.click(await findByText(say('invoices:gone.show')));
  await findByText('RE-2026-0011', { selector: 'h1' });
});
