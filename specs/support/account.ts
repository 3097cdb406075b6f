/** What people do with their accounts in stories, and the mails they get. */
import { expect, vi } from 'vitest';
import type { Served } from './served.ts';
import { type Visitor, visitorAt } from './visitor.ts';

export const PASSWORD = 'wolkenkratzer am fjord';
export const NEW_PASSWORD = 'regenschirm im hochsommer';

interface OutboxMail {
  to: string;
  subject: string;
  text: string;
}

/** The mails to an address, the newest first. */
export async function mailsTo(served: Served, email: string): Promise<OutboxMail[]> {
  const { rows } = await served.fresh.superuser.query<OutboxMail>(
    'select recipient as "to", subject, text from outbox_mails where recipient = $1 order by created_at desc, id desc',
    [email],
  );
  return rows;
}

/** The link in a mail, which stands on a line of its own. */
export function linkIn(mail: OutboxMail | undefined): URL {
  return new URL(/^https?:\S+$/m.exec(mail?.text ?? '')?.[0] ?? 'no-link:');
}

/** The token of the link in the newest mail to an address. */
export async function tokenTo(served: Served, email: string): Promise<string> {
  const link = linkIn((await mailsTo(served, email))[0]);
  return link.searchParams.get('token') ?? link.pathname.split('/').at(-1) ?? '';
}

/** A new browser, in which nobody has signed in yet. */
export function browser(served: Served): Visitor {
  return visitorAt(served.address);
}

/** Signs up and waits for the mail. */
export async function signsUp(served: Served, email: string, language = 'de'): Promise<Visitor> {
  const visitor = browser(served);
  const answer = await visitor.sends('sign-up/email', { email, password: PASSWORD, name: 'Lena', language });
  expect(answer.status).toBe(200);
  return visitor;
}

/** Signs up, and confirms the address by the link. */
export async function joins(served: Served, email: string, language = 'de'): Promise<Visitor> {
  const visitor = await signsUp(served, email, language);
  await visitor.opens(`/api/auth/verify-email?token=${await tokenTo(served, email)}`);
  expect(await visitor.isSignedInAs()).toBe(email);
  return visitor;
}

/** Signs in with a password in a new browser. */
export async function signsIn(served: Served, email: string, password = PASSWORD): Promise<Visitor> {
  const visitor = browser(served);
  expect((await visitor.sends('sign-in/email', { email, password })).status).toBe(200);
  return visitor;
}

/** Does something so many minutes later, as far as the server can tell. */
export async function minutesLater<Result>(minutes: number, act: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
  try {
    return await act();
  } finally {
    vi.useRealTimers();
  }
}
