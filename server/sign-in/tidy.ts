import type { Platform } from '../platform/context.ts';
import { purgeUsedCaptchas } from './captcha/store.ts';
import { purgeBackOffs } from './guard/store.ts';
import { purgeSignIn } from './purge-store.ts';
import { purgeSecurityLog } from './security-log/store.ts';

/** Removes what no longer counts: used captchas and tries, old security events, and sessions and links whose time is over. */
export async function tidySignIn({ database, clock }: Pick<Platform, 'database' | 'clock'>): Promise<void> {
  await purgeUsedCaptchas(database, clock.now());
  await purgeBackOffs(database, clock.now());
  await purgeSecurityLog(database);
  await purgeSignIn(database);
}
