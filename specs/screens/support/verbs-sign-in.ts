/** Coming in: the forms of the sign-in, and its endpoints, which stand outside the contract. */
import { createHash } from 'node:crypto';
import type { Session } from '../../../web/session/session.ts';
import { exampleOf } from './examples.ts';
import { expect, type Screen, waitFor } from './stage.tsx';

export const STRANGER = { email: 'nobody@nowhere.example', password: 'not-the-password' };

/** A refusal as the endpoints say it. */
export function refusal(status: number, code: string, rest: object = {}): () => Response {
  return () => Response.json({ code, message: '', ...rest }, { status });
}

/** What the endpoint below `/api/auth` answers, one after the other, the last for good. Gives the bodies that it was sent. */
export function endpointSays(
  { server }: Screen,
  path: string,
  ...answers: (() => Response | Promise<Response>)[]
): unknown[] {
  const sent: unknown[] = [];
  server.answerPath(`/api/auth/${path}`, async (request) => {
    const answer = answers[Math.min(sent.length, answers.length - 1)];
    sent.push(await request.json());
    return answer?.() ?? Response.json({});
  });
  return sent;
}

/** From now on the server sees Jonas. */
export function isLetIn({ server }: Screen): void {
  server.answer({ signIn: { session: () => exampleOf('signIn', 'session') as Session } });
}

/** A challenge as nobody has had it, whose number is 7. */
export function newChallenge() {
  const salt = crypto.randomUUID();
  const challenge = createHash('sha256').update(`${salt}7`).digest('hex');
  return {
    algorithm: 'SHA-256' as const,
    challenge,
    maxnumber: 10,
    salt,
    signature: 'signed',
    isHarder: false,
  };
}

export async function signsIn(screen: Screen, { email, password }: typeof STRANGER): Promise<void> {
  await entersAccount(screen, email, password);
  await pressesOnceProved(screen, 'sign-in:signIn.action');
}

export async function entersAccount(screen: Screen, email: string, password: string): Promise<void> {
  const { user, say, findByLabelText, getByLabelText } = screen;
  const address = await findByLabelText(say('sign-in:email'));
  await user.clear(address);
  await user.type(address, email);
  await user.clear(getByLabelText(say('sign-in:password')));
  await user.type(getByLabelText(say('sign-in:password')), password);
}

/** The button waits for the captcha. */
export async function pressesOnceProved({ user, say, getByRole }: Screen, action: string): Promise<void> {
  const button = getByRole('button', { name: say(action) });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
}
