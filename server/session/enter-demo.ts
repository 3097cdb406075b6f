import type { Auth } from '../platform/auth/index.ts';
import type { RequestContext } from '../platform/http/index.ts';
import { notFound } from '../platform/refusal.ts';
import type { DemoPerson, DemoPort } from './demo.ts';

/** Only someone at this very machine: the demo asks for no password. */
export function canEnterDemo(demo: DemoPort, request: Pick<RequestContext, 'isLoopback'>): boolean {
  return demo.available() && request.isLoopback;
}

/** Signs the visitor in to a demo business. Where there is no demo for them: NOT_FOUND. */
export async function enterDemo(
  ports: { auth: Auth; demo: DemoPort },
  request: RequestContext,
  who: DemoPerson,
): Promise<{ email: string }> {
  if (!canEnterDemo(ports.demo, request)) throw notFound();
  const { userId, email } = await ports.demo.enter(who);
  for (const line of await ports.auth.enterAs(userId)) request.setCookie(line);
  return { email };
}
