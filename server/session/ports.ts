/** What the session is given by the program that runs it. */
import type { OutboxInstall } from '../outbox/index.ts';
import type { Auth } from '../platform/auth/index.ts';
import type { DemoPort } from './demo.ts';

export interface SessionPorts extends OutboxInstall {
  auth: Auth;
  demo: DemoPort;
}
