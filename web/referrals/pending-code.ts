/** The code of an invitation, from the link one followed until the account it belongs to is there. */
import { forgetForLater, keepForLater, keptForLater } from '../session/kept-for-later.ts';

const KEPT_HOURS = 30 * 24;

/** What a code can look like; anything else in an address is left alone. */
const CODE = /^[A-Za-z0-9_-]{4,32}$/;

/** The code as it may be passed on, or null when it is none. */
export function codeFrom(given: string | undefined): string | null {
  const code = given?.trim() ?? '';
  return CODE.test(code) ? code : null;
}

/** Keeps the code in this browser for 30 days, so that it outlives the confirmation mail. */
export function keepPendingCode(code: string): void {
  keepForLater('pending-referral', code, KEPT_HOURS);
}

export function pendingCode(): string | null {
  return codeFrom(keptForLater('pending-referral') ?? undefined);
}

export function clearPendingCode(): void {
  forgetForLater('pending-referral');
}
