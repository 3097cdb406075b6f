/** Writing the security log. Only the server writes it, from what really happened: a log that a page could write would be one that anybody can forge. */
import { v7 as uuid } from 'uuid';
import type { Clock } from '../../platform/clock/index.ts';
import type { Database } from '../../platform/database/index.ts';
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

/** The specification's calls `log_failed_auth_attempt`, `log_security_event` and `track_user_activity`. None of them throws: the act itself is done and stays done. */
export interface SecurityLog {
  logFailedAuthAttempt(
    attempt: { failureReason: FailureReason; details?: Details },
    origin: Origin,
  ): Promise<void>;
  logSecurityEvent(
    event: { eventType: SecurityEventType; eventDetails?: Details; severity: Severity },
    origin: Origin,
  ): Promise<void>;
  trackUserActivity(
    activity: { userId: string; activityType: string; activityData?: Details },
    device: string,
  ): Promise<void>;
}

export function createSecurityLog({ database, clock, log, hide }: SecurityLogOptions): SecurityLog {
  const safely = async (write: () => Promise<void>) => {
    try {
      await write();
    } catch (cause) {
      log.error('security-log.failed', {}, cause);
    }
  };
  const logSecurityEvent: SecurityLog['logSecurityEvent'] = (event, { emailAddress, ...origin }) => {
    const account = emailAddress?.toLowerCase() ?? null;
    return safely(() =>
      addSecurityEvent(database, {
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
      }),
    );
  };
  return {
    logSecurityEvent,
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
