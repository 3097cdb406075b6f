/** A new password: what cannot be right stands at its field. That all other devices are then out: `specs/stories/account-passwords.story.ts`. */
import { expectWrong } from './support/field-error.ts';
import { findings } from './support/inspection.ts';
import { expect, opens, test, waitFor } from './support/stage.tsx';
import { enters, findDialog } from './support/verbs-parts.ts';
import { findSection, PASSWORD, secured } from './support/verbs-profile.ts';
import { endpointSays, refusal } from './support/verbs-sign-in.ts';

const NEW = 'langer-satz-aus-wolken';

test('a new password is checked at its fields, and once it counts, the devices are read anew', async () => {
  const screen = await opens('/user-profile?tab=security', { language: 'en', answers: secured({}).answers });
  const { user, say, server, findByText } = screen;
  server.answer({ signIn: { validatePasswordStrengthEnhanced: () => ({ is_valid: true, issues: [] }) } });
  const sent = endpointSays(
    screen,
    'change-password',
    refusal(400, 'INVALID_PASSWORD'),
    refusal(429, 'TOO_MANY_ATTEMPTS', { retryAfterSeconds: 1 }),
    refusal(400, 'weak_password', { issues: ['LEAKED'] }),
    () => Response.json({}),
  );
  const section = await findSection(screen, 'password');
  await user.click(await section.findByText(say('account:password.change')));
  const dialog = await findDialog(screen, say('account:password.change'));
  expect(await findings(dialog.element)).toEqual([]);
  const field = (name: string) => dialog.getByLabelText(say(`account:password.${name}`));
  const button = () => {
    const [, submit] = dialog.getAllByText(say('account:password.change'));
    return submit?.closest('button') as HTMLElement;
  };
  const press = () => user.click(button());
  const says = (name: string, text: string) => waitFor(() => expectWrong(field(name), text));

  enters(field('new'), 'kurz');
  await press();
  await says('current', say('sign-in:error.PASSWORD_MISSING'));
  await says('new', say('sign-in:error.PASSWORD_TOO_SHORT'));
  enters(field('current'), 'falsch');
  enters(field('new'), NEW);
  enters(field('repeat'), 'anders-als-die-wolken');
  await press();
  await says('repeat', say('sign-in:error.PASSWORDS_DIFFER'));
  expect(sent).toEqual([]);
  enters(field('repeat'), NEW);
  await press();
  await says('current', say('account:password.wrong'));
  expect(field('current')).toHaveFocus();
  await press();
  expect(await dialog.findByRole('alert', { hidden: true })).toHaveTextContent(say('sign-in:wait'));
  expect(button()).toBeDisabled();
  await waitFor(() => expect(button()).toBeEnabled());
  enters(field('current'), PASSWORD);
  await press();
  await says('new', say('sign-in:error.weak_password', { issues: say('sign-in:issue.LEAKED') }));
  await press();
  await findByText(say('account:password.changedText'));
  await waitFor(() => expect(server.asked('account/sessions')).toHaveLength(2));
  expect(sent.at(-1)).toEqual({ currentPassword: PASSWORD, newPassword: NEW });
});
