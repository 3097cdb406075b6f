/** Leaving: what the dialog says, the link of the mail, and the way back. When the account really goes: `specs/stories/account-deletion.story.ts`. */
import { day } from '@belegbar/domain/calendar';
import type { client } from '../../web/connection/api.ts';
import type { Session } from '../../web/session/session.ts';
import { exampleOf } from './support/examples.ts';
import { findings, passesInspection } from './support/inspection.ts';
import { refusal } from './support/refusal.ts';
import { expect, opens, test, waitFor } from './support/stage.tsx';
import { buttonOf, enters, findDialog, partWith } from './support/verbs-parts.ts';

type Deletion = Awaited<ReturnType<typeof client.accountDeletion.get>>;

const NONE = { ...(exampleOf('accountDeletion', 'get') as Deletion), secondFactor: false };
const KEPT_NOTHING = { count: 0, until: null };
const NEW_HERE: Deletion = {
  ...NONE,
  kept: { invoices: KEPT_NOTHING, expenses: KEPT_NOTHING, entries: KEPT_NOTHING },
  gone: { drafts: 0, clients: 5, services: 0, files: 0 },
};
const session = exampleOf('signIn', 'session') as Session;

test('who wants to leave reads what goes and what stays, and asks for the mail with the right password', async () => {
  const screen = await opens('/user-profile#delete-account', {
    language: 'en',
    answers: { accountDeletion: { get: () => NEW_HERE } },
  });
  const { user, say, server, findByText } = screen;
  await user.click(await findByText(say('account-deletion:deletion.action'), { selector: 'button *' }));
  const dialog = await findDialog(screen, say('account-deletion:deletion.dialogTitle'));
  expect(dialog.getByText(say('account-deletion:deletion.keptNothing'))).toBeVisible();
  expect(dialog.getByText(say('account-deletion:deletion.gone.clients', { count: '5' }))).toBeVisible();
  expect(await findings(dialog.element)).toEqual([]);
  const password = dialog.getByLabelText(say('account:secondFactor.askPassword'));
  const request = buttonOf(dialog, say('account-deletion:deletion.request'));
  await user.click(request);
  expect(password).toHaveAccessibleDescription(say('sign-in:error.PASSWORD_MISSING'));
  server.answer({
    accountDeletion: {
      request: () => {
        throw refusal('INVALID_PASSWORD');
      },
    },
  });
  enters(password, 'falsch');
  await user.click(request);
  await waitFor(() => expect(password).toHaveAccessibleDescription(say('account:password.wrong')));
  const requested = { ...NEW_HERE, state: 'requested' as const, linkUntil: '2026-03-02T10:00:00.000Z' };
  server.answer({ accountDeletion: { request: () => requested, get: () => requested } });
  enters(password, 'richtig');
  await user.click(request);
  await findByText(say('account-deletion:deletion.requestedTitle'), { selector: '#delete-account *' });
  expect(server.asked('accountDeletion/request')).toEqual([{ password: 'falsch' }, { password: 'richtig' }]);
});

test('the link of the mail alone deletes nothing; its button does, and leads to the sign-in', async () => {
  const screen = await opens('/account-deletion?token=x', { who: 'stranger', language: 'en' });
  const { user, say, server, findByText } = screen;
  const confirm = await findByText(say('account-deletion:confirm.action'), { selector: 'button *' });
  await passesInspection(screen);
  expect(server.asked('accountDeletion/confirm')).toEqual([]);
  await user.click(confirm);
  await findByText(say('account-deletion:confirm.doneTitle'));
  expect(server.asked('accountDeletion/confirm')).toEqual([{ token: 'x' }]);
  await user.click(await findByText(say('account-deletion:confirm.signIn')));
  await waitFor(() => expect(location.pathname).toBe('/auth'));
});

test('an account that is about to go says so on every screen, and is kept with one click', async () => {
  const dueAt = '2026-03-16T09:12:00.000Z';
  const screen = await opens('/career-agent', {
    language: 'en',
    answers: {
      signIn: {
        session: () => ({
          ...session,
          user: session.user && { ...session.user, language: 'en', deletesOn: day('2026-03-16') },
        }),
      },
      accountDeletion: { get: () => ({ ...NONE, state: 'confirmed', dueAt }), withdraw: () => NONE },
    },
  });
  const { user, say, server, findByText, queryByText } = screen;
  await user.click(await findByText(say('account-deletion:note.link')));
  const section = await partWith(
    findByText(/^Your account will be deleted on/, { selector: 'section *' }),
    'section',
  );
  expect(await findings(section.element)).toEqual([]);
  await user.click(buttonOf(section, say('account-deletion:deletion.keep')));
  await section.findByText(say('account-deletion:deletion.text'));
  expect(queryByText(say('account-deletion:note.link'))).toBe(null);
  expect(server.asked('accountDeletion/withdraw')).toHaveLength(1);
});
