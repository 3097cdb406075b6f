import { expectWrong } from './support/field-error.ts';
import { expect, opens, test, waitFor } from './support/stage.tsx';
import { endpointSays, isLetIn, refusal, STRANGER, signsIn } from './support/verbs-sign-in.ts';

const ASKED = () => Response.json({ twoFactorRedirect: true });
const DONE = () => Response.json({});

test('with a second factor a code is asked for, and the device can be trusted', async () => {
  const screen = await opens('/auth?from=/career-agent', { who: 'stranger' });
  const { user, say } = screen;
  endpointSays(screen, 'sign-in/email', ASKED);
  const sent = endpointSays(screen, 'two-factor/verify-totp', refusal(401, 'INVALID_CODE'), DONE);
  await signsIn(screen, STRANGER);
  await screen.findByRole('heading', { name: say('sign-in:secondFactor.title') });
  const code = screen.getByLabelText(say('sign-in:secondFactor.label.digits'));
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await user.type(code, '12 34{Enter}');
  expectWrong(code, say('sign-in:error.CODE_MISSING'));
  expect(sent).toEqual([]);
  await user.clear(code);
  await user.type(code, '000000{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription(say('sign-in:error.INVALID_CODE')));
  await user.clear(code);
  await user.type(code, '123456');
  await user.click(screen.getByLabelText(say('sign-in:secondFactor.trust')));
  isLetIn(screen);
  await user.click(screen.getByRole('button', { name: say('sign-in:secondFactor.action') }));
  await waitFor(() => expect(location.pathname).toBe('/career-agent'));
  expect(sent.at(-1)).toEqual({ code: '123456', trustDevice: true });
});

test('a recovery code does as well', async () => {
  const screen = await opens('/auth?mode=second-factor&from=/career-agent', { who: 'stranger' });
  const { user, say } = screen;
  const sent = endpointSays(screen, 'two-factor/verify-backup-code', refusal(401, 'INVALID_CODE'), DONE);
  await user.click(await screen.findByRole('button', { name: say('sign-in:secondFactor.change.digits') }));
  const code = await screen.findByLabelText(say('sign-in:secondFactor.label.recovery'));
  expect(code).toHaveFocus();
  await user.keyboard('falsch-falsch{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription(say('sign-in:error.INVALID_BACKUP_CODE')));
  isLetIn(screen);
  await user.clear(code);
  await user.type(code, 'abcde-fghij{Enter}');
  await waitFor(() => expect(location.pathname).toBe('/career-agent'));
  expect(sent.at(-1)).toEqual({ code: 'abcde-fghij', trustDevice: false });
});

test('the second step alone leads back to the first', async () => {
  const screen = await opens('/auth?mode=second-factor', { who: 'stranger' });
  const { user, say } = screen;
  endpointSays(screen, 'two-factor/verify-totp', refusal(401, 'SECOND_FACTOR_EXPIRED'));
  expect(await screen.findByLabelText(say('sign-in:secondFactor.label.digits'))).toHaveFocus();
  await user.keyboard('123456{Enter}');
  const said = await screen.findByText(say('sign-in:error.SECOND_FACTOR_EXPIRED'));
  expect(said.closest('[role="alert"]')).not.toBe(null);
  await user.click(screen.getByRole('link', { name: say('sign-in:advice.signInAgain') }));
  await screen.findByRole('heading', { name: say('sign-in:signIn.title') });
});
