/** Writing the security log. Only the server writes it, from what really happened: a log that a page could write would be one that anybody can forge. */
import { v7 as uuid } from 'uuid';
import type { Clock } from '../../platform/clock/index.ts';
import type { Database, Transaction } from '../../platform/database/index.ts';
import type { Log } from '../../platform/log/index.ts';
import type { Details, FailureReason, Origin, SecurityEventType, Severity } from './events.ts';
import { addActivity, addSecurityEvent } from './store.ts';

export interface SecurityLogOptions {
  database: Database;
  clock: Clock;
  log: Log;
  /** Hides addresses: the same one has always the same name in the log, which leads back to nobody. */
  hide(kind: 'account' | 'address', value: string): string;
}

/** The specification's calls `log_failed_auth_attempt`, `log_security_event` and `track_user_activity`. None of these throws: the act itself is done and stays done. */
export interface SecurityLog {
  logFailedAuthAttempt(
    attempt: { failureReason: FailureReason; details?: Details },
    origin: Origin,
  ): Promise<void>;
  logSecurityEvent(
    event: { eventType: SecurityEventType; eventDetails?: Details; severity: Severity },
    origin: Origin,
  ): Promise<void>;
  /** The same in the transaction of the act: where it fails it throws, and nothing of the act is done. */
  logSecurityEventWithin(
    transaction: Transaction,
    event: Parameters<SecurityLog['logSecurityEvent']>[0],
    origin: Origin,
  ): Promise<void>;
  trackUserActivity(
    activity: { userId: string; activityType: string; activityData?: Details },
    device: string,
  ): Promise<void>;
}

export function createSecurityLog({ database, clock, log, hide }: SecurityLogOptions): SecurityLog {
  const safely = async (act: () => Promise<void>) => {
    try {
      await act();
    } catch (cause) {
      log.error('security-log.failed', {}, cause);
    }
  };
  const write = (
    to: Database,
    event: Parameters<SecurityLog['logSecurityEvent']>[0],
    { emailAddress, ...origin }: Origin,
  ) => {
    const account = emailAddress?.toLowerCase() ?? null;
    return addSecurityEvent(to, {
      id: uuid(),
      at: clock.now(),
      type: event.eventType,
      severity: event.severity,
      userId: origin.userId,
      emailAddress: account,
      device: origin.device,
      accountHash: account === null ? null : hide('account', account),
      addressHash: origin.address === null ? null : hide('address', origin.address),
      details: event.eventDetails ?? {},
    });
  };
  const logSecurityEvent: SecurityLog['logSecurityEvent'] = (event, origin) =>
    safely(() => write(database, event, origin));
  return {
    logSecurityEvent,
    logSecurityEventWithin: write,
    logFailedAuthAttempt: ({ failureReason, details }, origin) =>
      logSecurityEvent(
        {
          eventType: 'failed_authentication',
          eventDetails: { ...details, failure_reason: failureReason },
          severity: severityOf(details),
        },
        origin,
      ),
    trackUserActivity: ({ userId, activityType, activityData }, device) =>
      safely(() =>
        addActivity(database, {
          id: uuid(),
          at: clock.now(),
          userId,
          type: activityType,
          device,
          data: activityData ?? {},
        }),
      ),
  };
}

/** Where the next guess has to wait for as long as can be, somebody means it. */
function severityOf(details: Details | undefined): Severity {
  return Number(details?.wait_seconds ?? 0) >= LONG_WAIT_SECONDS ? 'critical' : 'warning';
}

const LONG_WAIT_SECONDS = 600;
