/** What the guard is given, and what it works with. */
import type { Auth } from '../auth/index.ts';
import type { Clock } from '../clock/index.ts';
import type { Database } from '../database/index.ts';
import type { Log } from '../log/index.ts';
import type { Origin, SecurityLog } from '../security-log/index.ts';
import type { BackOff } from './back-off.ts';
import type { Captcha } from './captcha.ts';
import type { PasswordStrength } from './password-strength.ts';

export interface GuardOptions {
  database: Database;
  clock: Clock;
  log: Log;
  auth: Pick<Auth, 'whoIs' | 'whoIsAtStep'>;
  secret: string;
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
