/** The door: what it is, the ways in, who runs it, and the story beside. */
import type { Session } from '../../web/session/session.ts';
import { exampleOf } from './support/examples.ts';
import { expect, opens, test } from './support/stage.tsx';

const session = exampleOf('signIn', 'session') as Session;

/** What a stranger is told of the install. */
function told(install: Partial<Session['install']>) {
  return {
    signIn: { session: () => ({ ...session, user: null, install: { ...session.install, ...install } }) },
  };
}

test.each(['/auth', '/invite?ref=JKMN2345'])(
  '%s offers demo and account beside each other, and tells the story of a figure',
  async (path) => {
    const answers = told({ demo: true });
    const { say, findByRole, getByRole, findByText } = await opens(path, { who: 'stranger', answers });
    const demo = await findByRole('button', { name: say('sign-in:demo.action') });
    const account = getByRole('link', { name: say('sign-in:signIn.toSignUpLink') });
    expect(demo).toHaveAttribute('data-variant', 'outline');
    expect(account).toHaveAttribute('data-variant', 'outline');
    const story = await findByRole('img', { name: say('sign-in:story.label') });
    expect(story).toHaveTextContent('4.902,80 €');
    expect(story).toHaveTextContent('Kennzahl 81: 6.460 €');
    await findByText('RE-2026-0042');
  },
);

test('signing in is the one filled button of the door', async () => {
  const { say, findByRole } = await opens('/auth', {
    who: 'stranger',
    answers: told({ demo: true }),
  });
  const action = await findByRole('button', { name: say('sign-in:signIn.action') });
  expect([...document.querySelectorAll('[data-variant="filled"]')]).toEqual([action]);
});

test('an install without a demo offers none', async () => {
  const { say, findByRole, queryByText } = await opens('/auth', {
    who: 'stranger',
    answers: told({ demo: false }),
  });
  await findByRole('link', { name: say('sign-in:signIn.toSignUpLink') });
  expect(queryByText(say('sign-in:demo.title'))).toBe(null);
});

test('who runs the install is named where that is configured', async () => {
  const imprintUrl = 'https://example.com/impressum';
  const answers = told({ imprintUrl });
  const { say, findByRole, queryByText } = await opens('/auth', { who: 'stranger', answers });
  expect(await findByRole('link', { name: say('sign-in:imprint') })).toHaveAttribute('href', imprintUrl);
  expect(queryByText(say('sign-in:privacy'))).toBe(null);
});
