/** On a shared computer nobody finds what the last one typed and did not save; whose session merely ends finds it again. */
import { onTestFinished } from 'vitest';
import type { client } from '../../web/connection/api.ts';
import type { Session } from '../../web/session/session.ts';
import { announceSignedOut } from '../../web/session/signed-out.ts';
import { exampleOf } from './support/examples.ts';
import { goesTo } from './support/goes-to.ts';
import { expect, opens, type Screen, test, waitFor, within } from './support/stage.tsx';
import { editorField, fills, keepsDraft, seesEditor, WRITTEN } from './support/verbs-editor.ts';

type Deletion = Awaited<ReturnType<typeof client.accountDeletion.confirm>>;

const session = exampleOf('signIn', 'session') as Session;
const own = session.user?.businessId ?? '';
const OTHER = 'kept:expense:0199a000-0000-7000-8000-0000000000ff';

const FORM = {
  expenses: { vendors: () => ({ vendors: [] }) },
  receipts: { list: () => ({ receipts: [], next: null, count: 0 }) },
};

/** All that is kept of the account, in this tab and on this device. */
function kept(): string[] {
  return [sessionStorage, localStorage].flatMap((storage) =>
    Object.keys(storage).filter((key) => key.includes(own)),
  );
}

/** Half of an expense, beside what another account left here when its session ended. */
async function typesAnExpense(): Promise<Screen> {
  for (const storage of [sessionStorage, localStorage]) storage.clear();
  onTestFinished(() => localStorage.clear());
  const screen = await opens('/expenses/new', { answers: FORM });
  const vendor = await screen.findByRole('combobox', { name: screen.say('expense-form:vendor') });
  await screen.user.type(vendor, 'Praxis Dr. Sommer');
  localStorage.setItem(OTHER, '{}');
  expect(kept()).toHaveLength(2);
  return screen;
}

/** From now on the server knows nobody here. */
function endsSession({ server }: Screen): void {
  server.answer({ signIn: { session: () => ({ ...session, user: null }) } });
}

async function signsOut(screen: Screen): Promise<void> {
  const { user, say, server } = screen;
  server.answerPath('/api/auth/sign-out', () => {
    endsSession(screen);
    return Response.json({ success: true });
  });
  await user.click(screen.getByTitle('Jonas Beispiel'));
  await user.click(within(screen.getByLabelText(say('shell:account.title'))).getByText(say('shell:signOut')));
  await screen.findByRole('heading', { name: say('sign-in:signIn.title') });
}

test('signing out takes half an expense along, and leaves that of another account', async () => {
  await signsOut(await typesAnExpense());
  expect(kept()).toEqual([]);
  expect(localStorage.getItem(OTHER)).toBe('{}');
});

test('a session that ends leaves half an expense where it is', async () => {
  const screen = await typesAnExpense();
  endsSession(screen);
  announceSignedOut();
  await waitFor(() => expect(location.pathname).toBe('/auth'));
  expect(kept()).toHaveLength(2);
});

test('an invoice that was just typed is saved before one signs out, and nothing of it stays here', async () => {
  localStorage.clear();
  const screen = await opens(`/invoice/${WRITTEN.id}`, { answers: keepsDraft() });
  await seesEditor(screen);
  fills(editorField(screen, 'title'), 'Vor dem Abmelden');
  await signsOut(screen);
  expect(screen.server.asked('invoices/saveDraft').at(-1)).toMatchObject({
    draft: { title: 'Vor dem Abmelden' },
  });
  expect(kept()).toEqual([]);
});

test('an invoice that cannot be saved goes as well, also once its editor has closed', async () => {
  localStorage.clear();
  const refuse = () => {
    throw new Error('The server is out of order.');
  };
  const screen = await opens(`/invoice/${WRITTEN.id}`, { answers: keepsDraft() });
  await seesEditor(screen);
  screen.server.answer({ invoices: { saveDraft: refuse } });
  fills(editorField(screen, 'title'), 'Nicht gespeichert');
  await waitFor(() => expect(kept()).toHaveLength(1));
  await signsOut(screen);
  await new Promise((passed) => setTimeout(passed, 100));
  expect(kept()).toEqual([]);
});

test('so does the deletion of the account, in the browser in which it is signed in', async () => {
  const screen = await typesAnExpense();
  const confirm = () => {
    endsSession(screen);
    return exampleOf('accountDeletion', 'confirm') as Deletion;
  };
  screen.server.answer({ accountDeletion: { confirm } });
  goesTo('/account-deletion?token=x');
  const { say, user } = screen;
  await user.click(await screen.findByText(say('account-deletion:confirm.action'), { selector: 'button *' }));
  await screen.findByText(say('account-deletion:confirm.doneTitle'));
  expect(kept()).toEqual([]);
  expect(localStorage.getItem(OTHER)).toBe('{}');
});
