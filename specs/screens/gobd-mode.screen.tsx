/** The GoBD mode: on by default, switched off only by who has read what the law says. */
import type { Business } from '../../web/business/saving.ts';
import { exampleOf } from './support/examples.ts';
import { refusal } from './support/refusal.ts';
import { expect, opens, test, waitFor } from './support/stage.tsx';
import { buttonOf, findDialog, switchOf } from './support/verbs-parts.ts';

async function opensMode(isOn: boolean) {
  let stored = { ...(exampleOf('business', 'get') as Business), gobdRetention: isOn };
  const answers = {
    business: {
      get: () => stored,
      setGobdMode: ({ on }: { on: boolean }) => (stored = { ...stored, gobdRetention: on }),
    },
  };
  const screen = await opens('/my-business', { answers });
  const label = screen.say('business:field.gobdRetention');
  await screen.findByText(label, { selector: 'label *, label' });
  return { screen, mode: () => switchOf(screen, label) };
}

test('is switched off after the law was said, and keeping it on is as near', async () => {
  const { screen, mode } = await opensMode(true);
  const { user, say, server, findByText } = screen;
  expect(mode()).toBeChecked();
  await user.click(mode());
  const dialog = await findDialog(screen, say('business:gobd.askTitle'));
  expect(dialog.element).toHaveTextContent('§ 146 Abs. 4 AO, GoBD Rz. 58 ff.');
  expect(dialog.element).toHaveTextContent('§ 14 Abs. 6 UStG, § 31 Abs. 5 UStDV');
  await user.click(buttonOf(dialog, say('business:gobd.keepOn')));
  expect(server.asked('business/setGobdMode')).toEqual([]);
  expect(mode()).toBeChecked();
  await user.click(mode());
  await user.click(
    buttonOf(await findDialog(screen, say('business:gobd.askTitle')), say('business:gobd.switchOff')),
  );
  await findByText(say('business:gobd.off'));
  expect(server.asked('business/setGobdMode')).toEqual([{ on: false }]);
  expect(mode()).not.toBeChecked();
});

test('is switched on at once', async () => {
  const { screen, mode } = await opensMode(false);
  await screen.user.click(mode());
  await waitFor(() => expect(mode()).toBeChecked());
  expect(screen.server.asked('business/setGobdMode')).toEqual([{ on: true }]);
});

test('a refusal is said, and it stays as it was', async () => {
  const { screen, mode } = await opensMode(false);
  screen.server.answer({
    business: {
      setGobdMode: () => {
        throw refusal('NOT_FOUND');
      },
    },
  });
  await screen.user.click(mode());
  await screen.findByText(screen.say('business:gobd.failed'));
  expect(mode()).not.toBeChecked();
});
