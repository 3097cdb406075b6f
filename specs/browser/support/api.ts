/** The calls of the app, made without its pages: for what a story needs but does not tell. */
import { type APIRequestContext, expect } from '@playwright/test';

/** Calls a procedure such as `clients/create` and gives its answer. Fails the story when it is refused. */
export type Call = <Answer>(procedure: string, input?: unknown) => Promise<Answer>;

const OWN_REQUEST = { 'x-belegbar': '1' };

/** `request` carries the cookies of the browser it belongs to. */
export function callOver(request: APIRequestContext): Call {
  return async <Answer>(procedure: string, input?: unknown) => {
    const response = await request.post(`/rpc/${procedure}`, { headers: OWN_REQUEST, data: { json: input } });
    expect(response.ok(), `${procedure} is answered with ${response.status()}`).toBe(true);
    return ((await response.json()) as { json: Answer }).json;
  };
}

/** Signs up and follows the link of the confirmation mail; the browser is signed in afterwards. */
export async function signUpOver(
  request: APIRequestContext,
  account: { email: string; password: string; language: string },
): Promise<void> {
  const data = { ...account, name: '', callbackURL: '/email-confirmation' };
  const answer = await request.post('/api/auth/sign-up/email', { headers: OWN_REQUEST, data });
  expect(answer.ok(), 'the sign-up is taken').toBe(true);
  const { mails } = await callOver(request)<{ mails: { to: string; text: string }[] }>('outbox/list');
  const link = /https?:\/\/\S+/.exec(mails.find(({ to }) => to === account.email)?.text ?? '')?.[0];
  await request.get(link ?? '/no-confirmation-mail');
}
