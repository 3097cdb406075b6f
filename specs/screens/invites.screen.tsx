/** Inviting others: a link that cannot be loaded, and one that cannot be copied. */
import { refusal } from './support/refusal.ts';
import { expect, opens, test, waitFor } from './support/stage.tsx';
import { buttonOf, findDialog } from './support/verbs-parts.ts';

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
