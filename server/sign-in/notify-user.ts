/** What happens to an account and is told to its owner inside the app. */
import { describeCause, type Log } from '../platform/log/index.ts';

export interface AccountEvent {
  userId: string;
  kind:
    | 'welcome'
    | 'new-device'
    | 'password-changed'
    | 'second-factor-on'
    | 'second-factor-off'
    | 'data-exported';
  /** In words, where known. */
  device?: string;
}

export type NotifyUser = (event: AccountEvent) => Promise<void>;

/** Tells, or logs that it could not: the act itself is done and stays done. */
export async function notifySafely(
  { notifyUser, log }: { notifyUser: NotifyUser; log: Log },
  event: AccountEvent,
): Promise<void> {
  try {
    await notifyUser(event);
  } catch (cause) {
    log.warn('auth.untold', { kind: event.kind, ...describeCause(cause) });
  }
}
