/** What the guard is given, and what it works with. */

import type { Clock } from '../../platform/clock/index.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Secrets } from '../../platform/keys.ts';
import type { Log } from '../../platform/log/index.ts';
import type { Captcha } from '../captcha/captcha.ts';
import type { Auth } from '../library/auth.ts';
import type { PasswordStrength } from '../passwords/strength.ts';
import type { Origin } from '../security-log/events.ts';
import type { SecurityLog } from '../security-log/log.ts';
import type { BackOff } from './back-off.ts';

export interface GuardOptions {
  database: Database;
  clock: Clock;
  log: Log;
  auth: Pick<Auth, 'whoIs' | 'whoIsAtStep'>;
  secrets: Secrets;
  captchaCost: number;
}

/** What the guard works with. */
export interface GuardParts extends Pick<GuardOptions, 'database' | 'log' | 'auth'> {
  captcha: Captcha;
  strength: PasswordStrength;
  backOff: BackOff;
  securityLog: SecurityLog;
  /** Where a visitor comes from, as the security log keeps it. */
  originOf(visitor: { address: string; headers: Headers }): Pick<Origin, 'address' | 'device'>;
}
