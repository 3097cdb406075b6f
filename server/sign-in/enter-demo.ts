import type { RequestContext } from '../platform/http/index.ts';
import { notFound } from '../platform/refusal.ts';
import type { DemoPerson, DemoPort } from './demo.ts';
import type { Auth } from './library/auth.ts';

/** Only someone at this very machine: the demo asks for no password. */
export function canEnterDemo(demo: DemoPort, request: Pick<RequestContext, 'isLoopback'>): boolean {
  return demo.available() && request.isLoopback;
}

/** Signs the visitor in to a demo business, whose user then reads in the visitor's language. Where there is no demo for them: NOT_FOUND. */
export async function enterDemo(
  ports: { auth: Auth; demo: DemoPort },
  request: RequestContext,
  { who, language }: { who: DemoPerson; language: 'de' | 'en' },
): Promise<{ email: string }> {
  if (!canEnterDemo(ports.demo, request)) throw notFound();
  const { userId, email } = await ports.demo.enter(who);
  const entered = await ports.auth.enterAs(userId, request.headers);
  const renewed = await ports.auth.setLanguage(sentBack(entered), language);
  for (const line of [...entered, ...renewed]) request.setCookie(line);
  return { email };
}

/** What the browser would send with its next request. */
function sentBack(setCookies: string[]): Headers {
  return new Headers({ cookie: setCookies.map((line) => line.split(';', 1)[0]).join('; ') });
}
