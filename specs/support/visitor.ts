/** A person at a browser, over HTTP: it keeps its cookies and follows no redirect by itself. */
import { solvedCaptcha } from './captcha.ts';

export interface Answer {
  status: number;
  /** Where a redirect leads; empty without one. */
  location: string;
  body: Record<string, unknown>;
}

export interface Visitor {
  /** Opens an address: a path, or a whole link. */
  opens(link: string): Promise<Answer>;
  /** Sends a form to `/api/auth`, with a solved captcha where it has to have one. */
  sends(path: string, body?: Record<string, unknown>): Promise<Answer>;
  /** Calls a procedure such as `account/sessions`. */
  calls(procedure: string, input?: unknown): Promise<Answer>;
  /** The address they are signed in with at this server; null when they are not. */
  isSignedInAs(at?: string): Promise<string | null>;
  /** Cookies by their names. */
  cookies: Map<string, string>;
  /** The same person's cookies in other hands: what is done there changes nothing here. */
  copied(): Visitor;
}

const WITH_CAPTCHA = [
  'sign-up/email',
  'sign-in/email',
  'sign-in/magic-link',
  'request-password-reset',
  'send-verification-email',
];
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

/** `more` headers go with every request. */
export function visitorAt(
  address: string,
  userAgent = FIREFOX,
  jar = new Map<string, string>(),
  more: Record<string, string> = {},
): Visitor {
  const ask = async (url: string, init: RequestInit): Promise<Answer> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      'user-agent': userAgent,
      'x-belegbar': '1',
      'content-type': 'application/json',
      ...(cookie === '' ? {} : { cookie }),
      ...more,
    };
    const answer = await fetch(new URL(url, address), { redirect: 'manual', headers, ...init });
    for (const line of answer.headers.getSetCookie()) keepCookie(jar, line);
    return read(answer);
  };
  const post = (path: string, body: unknown) => ask(path, { method: 'POST', body: JSON.stringify(body) });
  const calls = async (procedure: string, input: unknown = {}, at = address) => {
    const answer = await post(`${at}/rpc/${procedure}`, { json: input });
    return { ...answer, body: (answer.body.json ?? {}) as Record<string, unknown> };
  };
  return {
    opens: (link) => ask(link, { method: 'GET' }),
    async sends(path, body = {}) {
      const captcha = WITH_CAPTCHA.includes(path) ? { captcha: await solvedCaptcha(address) } : {};
      return post(`/api/auth/${path}`, { ...captcha, ...body });
    },
    calls,
    async isSignedInAs(at) {
      const { user } = (await calls('signIn/session', {}, at)).body as { user: { email: string } | null };
      return user?.email ?? null;
    },
    cookies: jar,
    copied: () => visitorAt(address, userAgent, new Map(jar), more),
  };
}

async function read(answer: Response): Promise<Answer> {
  const text = await answer.text();
  const body = text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {};
  return { status: answer.status, location: answer.headers.get('location') ?? '', body };
}

function keepCookie(jar: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';');
  const at = pair.indexOf('=');
  const name = pair.slice(0, at);
  if (attributes.some((attribute) => attribute.trim().toLowerCase() === 'max-age=0')) jar.delete(name);
  else jar.set(name, pair.slice(at + 1));
}
