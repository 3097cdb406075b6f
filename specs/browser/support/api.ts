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

/** The address of the link in the newest mail to somebody. */
export async function mailedLink(call: Call, to: string): Promise<URL> {
  const { mails } = await call<{ mails: { to: string; text: string }[] }>('outbox/list');
  const text = mails.find((mail) => mail.to === to)?.text ?? '';
  return new URL(/^https?:\/\/\S+$/m.exec(text)?.[0] ?? 'no-link:');
}
