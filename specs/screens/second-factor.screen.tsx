/** Setting up the second factor and leaving it again; what its codes open is proved in `specs/stories/account-second-factor.story.ts`. */

import { expectWrong } from './support/field-error.ts';
import { goesTo } from './support/goes-to.ts';
import { findings } from './support/inspection.ts';
import { expect, opens, type Screen, test, waitFor, within } from './support/stage.tsx';
import { buttonOf, enters, findDialog } from './support/verbs-parts.ts';
import { findSection, PASSWORD, secured } from './support/verbs-profile.ts';
import { endpointSays, refusal } from './support/verbs-sign-in.ts';

const ADDRESS = 'otpauth://totp/Belegbar:jonas?secret=JBSWY3DPEHPK3PXP&issuer=Belegbar';
const CODES = ['aaaaa-11111', 'bbbbb-22222'];
const SHUT = refusal(429, 'TOO_MANY_ATTEMPTS', { retryAfterSeconds: 1 });
const LOST = () => Promise.reject(new TypeError('Failed to fetch'));
const BEGUN = () => Response.json({ totpURI: ADDRESS, backupCodes: CODES });

async function opensProfile(language: 'de' | 'en' = 'de') {
  const { now, answers } = secured({});
  return { security: now, screen: await opens('/user-profile?tab=security', { language, answers }) };
}

/** Begins, and gives the dialog. */
async function begins(screen: Screen) {
  const { user, say } = screen;
  const section = await findSection(screen, 'secondFactor');
  (await section.findByText(say('account:secondFactor.switchOn'))).closest('button')?.focus();
  await user.keyboard('{Enter}');
  const dialog = await findDialog(screen, say('account:secondFactor.switchOnTitle'));
  const next = () => buttonOf(dialog, say('account:secondFactor.next'));
  return { dialog, section, presses: () => user.click(next()), next };
}

test('the second factor is switched on by keys alone, and not left before its codes are kept', async () => {
  const { screen, security } = await opensProfile('en');
  const { user, say, findByText } = screen;
  const enabled = endpointSays(screen, 'two-factor/enable', BEGUN);
  const verified = endpointSays(screen, 'two-factor/verify-totp');
  const { dialog, section } = await begins(screen);
  const password = dialog.getByLabelText(say('account:secondFactor.askPassword'));
  await waitFor(() => expect(password).toHaveFocus());
  enters(password, PASSWORD);
  await user.keyboard('{Enter}');
  const code = await dialog.findByLabelText(say('account:secondFactor.code'));
  expect(code).toHaveFocus();
  expect(dialog.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await dialog.findByRole('img', { name: say('account:secondFactor.picture') });
  expect(await findings(dialog.element)).toEqual([]);
  enters(code, '123456');
  Object.assign(security, { secondFactor: true, backupCodesLeft: CODES.length });
  await user.keyboard('{Enter}');
  const list = await dialog.findByRole('list', { name: say('account:codes.list') });
  expect([...list.children].map(({ textContent }) => textContent)).toEqual(CODES);
  expect(await findings(dialog.element)).toEqual([]);
  expect([enabled, verified]).toEqual([[{ password: PASSWORD }], [{ code: '123456', trustDevice: false }]]);
  await user.keyboard('{Escape}');
  const kept = dialog.getByRole('checkbox', { name: say('account:codes.kept') });
  await waitFor(() => expect(kept).toHaveFocus());
  expectWrong(kept, say('account:codes.keptMissing'));
  await user.keyboard(' ');
  const done = buttonOf(dialog, say('account:codes.done'));
  while (document.activeElement !== done) await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(list).not.toBeInTheDocument());
  await findByText(say('account:secondFactor.switchedOn'));
  expect(section.getByText(say('account:secondFactor.on'))).toBeVisible();
  expect(
    section.getByText(say('account:secondFactor.codesLeft', { count: 2 }), { exact: false }),
  ).toBeVisible();
  await waitFor(() => expect(buttonOf(section, say('account:secondFactor.newCodes'))).toHaveFocus());
});

test.each(['Escape', 'Back'])(
  'leaving by %s before the app is proven leaves the second factor off, and says so',
  async (way) => {
    const screen = await opens('/career-agent', { answers: secured({}).answers });
    const { user, say, findByText, queryByText } = screen;
    await screen.findByRole('heading', { level: 1 });
    goesTo('/user-profile?tab=security');
    const left = say('account:secondFactor.stillOff');
    endpointSays(screen, 'two-factor/enable', BEGUN);
    const { dialog, presses, section } = await begins(screen);
    enters(dialog.getByLabelText(say('account:secondFactor.askPassword')), PASSWORD);
    await presses();
    await dialog.findByLabelText(say('account:secondFactor.code'));
    expect(queryByText(left)).toBe(null);
    if (way === 'Escape') await user.keyboard('{Escape}');
    else history.back();
    await findByText(left);
    if (way === 'Escape') expect(section.getByText(say('account:secondFactor.off'))).toBeVisible();
    else await waitFor(() => expect(location.pathname).toBe('/career-agent'));
  },
);

test('a wrong password and a wrong code are told at their fields, and the way goes on from there', async () => {
  const { screen } = await opensProfile();
  const { say } = screen;
  endpointSays(screen, 'two-factor/enable', refusal(400, 'INVALID_PASSWORD'), SHUT, BEGUN);
  endpointSays(screen, 'two-factor/verify-totp', refusal(401, 'INVALID_CODE'), LOST, () => Response.json({}));
  const { dialog, presses, next } = await begins(screen);
  await presses();
  const password = dialog.getByLabelText(say('account:secondFactor.askPassword'));
  expect(password).toHaveAccessibleDescription(say('sign-in:error.PASSWORD_MISSING'));
  enters(password, 'falsch');
  await presses();
  await waitFor(() => expect(password).toHaveAccessibleDescription(say('account:password.wrong')));
  expect(password).toHaveFocus();
  await presses();
  expect(await dialog.findByRole('alert')).toHaveTextContent(say('sign-in:wait'));
  expect(next()).toBeDisabled();
  await waitFor(() => expect(next()).toBeEnabled());
  await presses();
  const code = await dialog.findByLabelText(say('account:secondFactor.code'));
  enters(code, '123');
  await presses();
  expect(code).toHaveAccessibleDescription(expect.stringContaining(say('account:secondFactor.codeMissing')));
  enters(code, '000000');
  await presses();
  const wrong = expect.stringContaining(say('account:secondFactor.codeWrong'));
  await waitFor(() => expect(code).toHaveAccessibleDescription(wrong));
  expect(code).toHaveFocus();
  enters(code, '123456');
  await presses();
  expect(await dialog.findByRole('alert')).toHaveTextContent(say('account:secondFactor.notSwitchedOn'));
  await presses();
  await dialog.findByRole('list', { name: say('account:codes.list') });
});

test('new codes take the place of the old ones, and switching off asks for the password', async () => {
  const { now: security, answers } = secured({ secondFactor: true, backupCodesLeft: 9 });
  const screen = await opens('/user-profile?tab=security', { answers });
  const { user, say, findByText } = screen;
  endpointSays(screen, 'two-factor/generate-backup-codes', () => Response.json({ backupCodes: CODES }));
  const off = endpointSays(screen, 'two-factor/disable', refusal(400, 'INVALID_PASSWORD'), () =>
    Response.json({}),
  );
  const section = await findSection(screen, 'secondFactor');
  const asks = async (act: string) => {
    await user.click(await section.findByText(say(`account:secondFactor.${act}`)));
    const dialog = await findDialog(screen, say(`account:secondFactor.${act}Title`));
    const answers = async (password: string) => {
      enters(dialog.getByLabelText(say('account:secondFactor.askPassword')), password);
      await user.click(buttonOf(dialog, say(`account:secondFactor.${act}`)));
    };
    return { dialog, answers };
  };
  const renewing = await asks('newCodes');
  await renewing.answers(PASSWORD);
  const list = await renewing.dialog.findByRole('list', { name: say('account:codes.list') });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(CODES);
  await user.click(renewing.dialog.getByRole('checkbox'));
  await user.click(buttonOf(renewing.dialog, say('account:codes.done')));
  await findByText(say('account:secondFactor.renewed'));
  await waitFor(() => expect(list).not.toBeInTheDocument());

  const { dialog, answers: gives } = await asks('switchOff');
  await gives('falsch');
  const password = dialog.getByLabelText(say('account:secondFactor.askPassword'));
  await waitFor(() => expect(password).toHaveAccessibleDescription(say('account:password.wrong')));
  Object.assign(security, { secondFactor: false });
  await gives(PASSWORD);
  await findByText(say('account:secondFactor.switchedOff'));
  await section.findByText(say('account:secondFactor.offText'));
  expect(off).toEqual([{ password: 'falsch' }, { password: PASSWORD }]);
});
