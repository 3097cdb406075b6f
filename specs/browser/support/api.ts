/** The calls of the app, made without its pages: for what a story needs but does not tell. */
import { type APIRequestContext, expect } from '@playwright/test';
import { solutionOf } from '../../support/captcha.ts';

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

/** A solved captcha, good for one call. */
async function solvedCaptcha(call: Call): Promise<string> {
  return solutionOf(await call('access/captchaChallenge'));
}

/** The address of the link in the newest mail to somebody. */
export async function mailedLink(call: Call, to: string): Promise<URL> {
  const { mails } = await call<{ mails: { to: string; text: string }[] }>('outbox/list');
  const text = mails.find((mail) => mail.to === to)?.text ?? '';
  return new URL(/^https?:\/\/\S+$/m.exec(text)?.[0] ?? 'no-link:');
}

/** Signs up and follows the link of the confirmation mail; the browser is signed in afterwards. */
export async function signUpOver(
  request: APIRequestContext,
  account: { email: string; password: string; language: string },
): Promise<void> {
  const call = callOver(request);
  const captcha = await solvedCaptcha(call);
  const data = { ...account, captcha, name: '', callbackURL: '/email-confirmation' };
  const answer = await request.post('/api/auth/sign-up/email', { headers: OWN_REQUEST, data });
  expect(answer.ok(), 'the sign-up is taken').toBe(true);
  const token = (await mailedLink(call, account.email)).searchParams.get('token') ?? 'none';
  await request.get(`/api/auth/verify-email?token=${encodeURIComponent(token)}`);
}

/** Signs in with a password. False when there is no such account. */
export async function signInOver(
  request: APIRequestContext,
  account: { email: string; password: string },
): Promise<boolean> {
  const captcha = await solvedCaptcha(callOver(request));
  const data = { ...account, captcha };
  return (await request.post('/api/auth/sign-in/email', { headers: OWN_REQUEST, data })).ok();
}
