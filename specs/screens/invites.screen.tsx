/** Inviting others: a link that cannot be loaded, and one that cannot be copied; who came, and coming oneself. */
import { keepForLater } from '../../web/session/kept-for-later.ts';
import type { Session } from '../../web/session/session.ts';
import { exampleOf } from './support/examples.ts';
import { refusal } from './support/refusal.ts';
import { expect, opens, test, waitFor } from './support/stage.tsx';
import { buttonOf, findDialog } from './support/verbs-parts.ts';

const DEMO = '0199f3a0-0000-7000-8000-0000000000e1';
const GUEST = '0199f3a0-0000-7000-8000-0000000000e2';
const LINK = 'https://books.example.com/invite?ref=7KQX2MPA';

test('a link that cannot be loaded is asked for again, and one that cannot be copied is marked', async () => {
  const refuse = () => {
    throw refusal('NOT_FOUND');
  };
  const screen = await opens('/career-agent', { answers: { referrals: { getReferralLink: refuse } } });
  const { user, say, server, findByText, findAllByText } = screen;
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  await user.click(await findByText(say('shell:shareInvites')));
  const dialog = await findDialog(screen, say('referrals:title'));
  await findAllByText('Einladungslink konnte nicht geladen werden');
  expect(buttonOf(dialog, say('referrals:copy'))).toBeDisabled();
  server.answer({ referrals: { getReferralLink: () => ({ referralLink: LINK }) } });
  await user.click(buttonOf(dialog, say('common:retry')));
  const field = (await dialog.findByLabelText(say('referrals:link'))) as HTMLInputElement;
  await waitFor(() => expect(field).toHaveValue(LINK));
  await user.click(buttonOf(dialog, say('referrals:copy')));
  await findByText('Link konnte nicht kopiert werden');
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(LINK);
});

test('the dialog says how many came by the link and when, and once it cannot say so, counts nobody and offers to ask again', async () => {
  const fails = () => {
    throw refusal('NOT_FOUND');
  };
  const screen = await opens('/career-agent', { answers: { referrals: { getReferralData: fails } } });
  const { user, say, server, findByText } = screen;
  await user.click(await findByText(say('shell:shareInvites')));
  const dialog = await findDialog(screen, say('referrals:title'));
  await dialog.findByText(say('referrals:came.failed'), { exact: false });
  dialog.getByText('0 Personen');
  server.answer({ referrals: { getReferralData: () => exampleOf('referrals', 'getReferralData') as never } });
  await user.click(dialog.getByText(say('common:retry')));
  await dialog.findByText('1 Person');
  dialog.getByText('14.03.2026, 10:24');
  expect(dialog.queryByText(say('referrals:came.nobody'))).toBe(null);
});

/** Jonas of the API description, as an account that signs in for the first time. */
function signsIn(user: Partial<Session['user']>): () => Session {
  const session = exampleOf('signIn', 'session') as Session;
  return () => ({ ...session, user: session.user && { ...session.user, ...user } });
}

test('who signs in after an invitation is noted as having come by it, and the code goes', async () => {
  keepForLater('pending-referral', 'JKMN2345', 1);
  const answers = { signIn: { session: signsIn({ id: GUEST }) } };
  const { server } = await opens('/career-agent', { answers });
  const noted = { referralCode: 'JKMN2345', newUserId: GUEST };
  await waitFor(() => expect(server.asked('referrals/processReferralSignup')).toEqual([noted]));
  await waitFor(() => expect(localStorage.getItem('pending-referral')).toBe(null));
});

test('whoever looks at the demo after an invitation came by nobody: the code waits for their own account', async () => {
  keepForLater('pending-referral', 'JKMN2345', 1);
  const answers = { signIn: { session: signsIn({ id: DEMO, isDemo: true }) } };
  const { server, findByText, say } = await opens('/career-agent', { answers });
  await findByText(say('shell:shareInvites'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(server.asked('referrals/processReferralSignup')).toEqual([]);
  expect(localStorage.getItem('pending-referral')).toContain('JKMN2345');
});
