import type { ActivityType } from '@belegbar/contract/account';
import type { z } from 'zod';
import { type RequestContext, signedInUser } from '../platform/http/index.ts';
import { readOwnActivity } from '../sign-in/index.ts';

const EVENTS_MAX = 50;

/** What the security log and the tracked activities call it, and what the user is told; the rest is not of their account's safety. */
const TOLD: Record<string, z.output<typeof ActivityType>> = {
  successful_signup: 'signedUp',
  email_confirmed: 'addressConfirmed',
  successful_authentication: 'signedIn',
  failed_authentication: 'signInFailed',
  second_factor_demanded: 'secondFactorAsked',
  sign_out: 'signedOut',
  magic_link_requested: 'magicLinkRequested',
  password_reset_requested: 'passwordResetRequested',
  password_reset: 'passwordChanged',
  password_changed: 'passwordChanged',
  second_factor_enabled: 'secondFactorOn',
  second_factor_disabled: 'secondFactorOff',
  recovery_codes_renewed: 'recoveryCodesRenewed',
  session_ended: 'sessionEnded',
  data_exported: 'dataExported',
  account_deletion_requested: 'deletionRequested',
  account_deletion_confirmed: 'deletionConfirmed',
  account_kept: 'accountKept',
};

/** The latest that happened to the signed-in user's account, the newest first. */
export async function listActivity(request: RequestContext) {
  const { userId } = signedInUser(request);
  const own = await readOwnActivity(request.platform.database, { userId, limit: EVENTS_MAX });
  return {
    events: own.flatMap(({ type, at, device }) => {
      const told = TOLD[type];
      return told === undefined ? [] : [{ type: told, at: at.toISOString(), device }];
    }),
  };
}
