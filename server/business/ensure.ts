import type { TaxRegime } from '@belegbar/domain/business';
import { day } from '@belegbar/domain/calendar';
import { v7 as uuid } from 'uuid';
import { audit } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context, Platform } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { namesOfUsers } from '../sign-in/index.ts';
import { insertBusiness, lockUser, saveRegime, selectBusinessIdOfUser } from './store.ts';

/** Until the user says otherwise: taxed by what is agreed, with quarterly returns, from before any supply. */
const FIRST_REGIME: TaxRegime = {
  validFrom: day('2000-01-01'),
  vatBasis: 'accrual',
  smallBusiness: false,
  filingPeriod: 'quarter',
};

/** The id of the user's business, which is made on the first call. */
export function ensureBusiness(
  platform: Platform,
  user: { userId: string; requestId: string },
): Promise<string> {
  const context: Context = {
    platform,
    businessId: uuid(),
    actor: { kind: 'user', userId: user.userId },
    requestId: user.requestId,
    transaction: null,
  };
  authorise(context);
  return inTransaction(context, async (transaction) => {
    const existing = await selectBusinessIdOfUser(transaction, user.userId);
    if (existing !== null) return existing;
    await lockUser(transaction, user.userId);
    const made = await selectBusinessIdOfUser(transaction, user.userId);
    if (made !== null) return made;
    const nameOf = await namesOfUsers(transaction, [user.userId]);
    const signedUpAs = nameOf(user.userId) ?? '';
    await insertBusiness(transaction, { id: context.businessId, userId: user.userId, signedUpAs });
    await saveRegime(transaction, context.businessId, FIRST_REGIME);
    await audit(context, transaction, {
      action: 'business.ensure',
      subjectKind: 'business',
      subjectId: context.businessId,
      detail: { regime: FIRST_REGIME },
    });
    return context.businessId;
  });
}
