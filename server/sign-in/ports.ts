/** What signing in is given by the program that runs it. */
import type { Day } from '@belegbar/domain/calendar';
import type { OutboxInstall } from '../outbox/index.ts';
import type { Endpoint } from '../platform/http/index.ts';
import type { DemoPort } from './demo.ts';
import type { Guard } from './guard/guard.ts';
import type { Auth } from './library/auth.ts';

export interface SignInPorts extends OutboxInstall {
  auth: Auth;
  guard: Pick<Guard, 'captcha' | 'strength' | 'findActiveAccount'>;
  demo: DemoPort;
  /** Where the auth library answers. */
  signInEndpoint: Endpoint;
  /** The day on which the user's account goes; null as a rule. */
  deletionDay(userId: string): Promise<Day | null>;
  /** True if the income tax report is offered. */
  offersIncomeTax: boolean;
  /** Where users ask for features; null where there is no such place. */
  feedbackUrl: string | null;
  /** The operator's Impressum and privacy notice; null where there is none. */
  imprintUrl: string | null;
  privacyUrl: string | null;
}
