/** A session that ends under the editor: it is said, nothing typed is lost, and nobody else's books are touched. */
import type { Session } from '../../web/session/session.ts';
import { announceSignedOut } from '../../web/session/signed-out.ts';
import { exampleOf } from './support/examples.ts';
import { refusal } from './support/refusal.ts';
import { expect, opens, type Screen, test, waitFor, within } from './support/stage.tsx';
import {
  editorField,
  fills,
  keepsDraft,
  pressesIssue,
  seesEditor,
  seesSaved,
  WRITTEN,
} from './support/verbs-editor.ts';
import { findDialog } from './support/verbs-parts.ts';

const session = exampleOf('signIn', 'session') as Session;
const LENA = { email: 'lena@example.com', businessId: '0199a000-0000-7000-8000-0000000000ff' };

const refuse = () => {
  throw refusal('UNAUTHORIZED');
};

/** From now on the server knows nobody here, or somebody else. */
function endsSession({ server }: Screen, other: Partial<NonNullable<Session['user']>> | null = null): void {
  const user = other === null || session.user === null ? null : { ...session.user, ...other };
  server.answer({
    signIn: { session: () => ({ ...session, user }) },
    invoices: { saveDraft: refuse, createDraft: refuse, issue: refuse, get: refuse, preview: refuse },
  });
}

/** The owner is signed in again, and the server keeps what is written. */
function signsInAgain({ server }: Screen): void {
  server.answer({ ...keepsDraft(), signIn: { session: () => session } });
  server.answer({ invoices: { preview: () => exampleOf('invoices', 'preview') as never } });
}

test('a session that ends while writing is said, nothing can be issued, and whoever signed in again elsewhere goes on', async () => {
  const screen = await opens(`/invoice/${WRITTEN.id}`, { answers: keepsDraft() });
  const { user, say, server, findByText, queryByText, getAllByText } = screen;
  await seesEditor(screen);
  endsSession(screen);
  fills(editorField(screen, 'title'), 'Nach dem Abmelden');
  await findByText(say('invoices:signedOut.title'));
  expect(await findByText(say('invoices:save.signedOut'))).toBeVisible();
  expect(getAllByText(say('invoices:issue.button'))[0]?.closest('button')).toBeDisabled();
  fills(editorField(screen, 'title'), 'Nach dem Abmelden, weiter');
  signsInAgain(screen);
  await user.click(await findByText(say('invoices:signedOut.signIn')));
  await waitFor(() => expect(queryByText(say('invoices:signedOut.title'))).toBeNull());
  await seesSaved(screen);
  const written = server.asked('invoices/saveDraft').at(-1);
  expect(written).toMatchObject({ draft: { title: 'Nach dem Abmelden, weiter' } });
});

test('a session that has ended is said when issuing, with the way to sign in', async () => {
  const screen = await opens(`/invoice/${WRITTEN.id}`, { answers: keepsDraft() });
  const { user, say } = screen;
  await seesEditor(screen);
  endsSession(screen);
  const dialog = await pressesIssue(screen, 'title');
  await user.click(within(dialog).getByText(say('invoices:issue.confirm')));
  expect(await within(dialog).findByText(say('errors:call.UNAUTHORIZED'))).toBeVisible();
  expect(within(dialog).getByText(say('invoices:signedOut.signIn'))).toBeVisible();
});

test('another account beside a new draft: it is named, and once it is known nothing more is sent until the owner is back', async () => {
  const screen = await opens('/invoices/new', { answers: keepsDraft() });
  const { user, say, server, findByText } = screen;
  await seesEditor(screen);
  endsSession(screen, LENA);
  fills(editorField(screen, 'title'), 'Gehört Jonas');
  await findByText(say('invoices:signedOut.other'));
  expect(await findByText(say('invoices:signedOut.otherText', { email: LENA.email }))).toBeVisible();
  await waitFor(() => expect(server.asked('invoices/createDraft')).toHaveLength(1));
  fills(editorField(screen, 'title'), 'Gehört nur Jonas');
  const asked = server.asked('signIn/session').length;
  await user.click(await findByText(say('invoices:signedOut.again')));
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(server.asked('signIn/session').length).toBeGreaterThanOrEqual(asked + 2));
  expect(await findByText(say('invoices:signedOut.other'))).toBeVisible();
  expect(server.asked('invoices/createDraft')).toHaveLength(1);
  signsInAgain(screen);
  await user.click(await findByText(say('invoices:signedOut.again')));
  await seesSaved(screen);
  expect(server.asked('invoices/createDraft').slice(1)).toMatchObject([
    { draft: { title: 'Gehört nur Jonas' } },
  ]);
});

test('a call that is refused while the session is renewed changes nothing of what is open: codes are shown once', async () => {
  const security = { hasPassword: true, secondFactor: false, backupCodesLeft: 0 };
  const screen = await opens('/user-profile?tab=security', {
    answers: { account: { security: () => security } },
  });
  const { user, say, server, findByText } = screen;
  await user.click(await findByText(say('account:secondFactor.switchOn')));
  const dialog = await findDialog(screen, say('account:secondFactor.switchOnTitle'));
  await user.type(dialog.getByLabelText(say('account:secondFactor.askPassword')), 'half typed');
  const asked = server.asked('signIn/session').length;
  const read = server.asked('account/security').length;
  announceSignedOut();
  await waitFor(() => expect(server.asked('signIn/session').length).toBeGreaterThan(asked));
  await new Promise((passed) => setTimeout(passed, 300));
  expect(dialog.getByLabelText(say('account:secondFactor.askPassword'))).toHaveValue('half typed');
  expect(server.asked('account/security'), 'the page is not opened anew').toHaveLength(read);
});
