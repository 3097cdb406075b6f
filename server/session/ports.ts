/** What the session is given by the program that runs it. */
import type { Day } from '@belegbar/domain/calendar';
import type { OutboxInstall } from '../outbox/index.ts';
import type { Auth } from '../platform/auth/index.ts';
import type { DemoPort } from './demo.ts';

export interface SessionPorts extends OutboxInstall {
  auth: Auth;
  demo: DemoPort;
  /** The day on which the user's account goes; null as a rule. */
  deletionDay(userId: string): Promise<Day | null>;
  /** True if the income tax report is offered. */
  offersIncomeTax: boolean;
  /** Where users ask for features; null where there is no such place. */
  feedbackUrl: string | null;
}
