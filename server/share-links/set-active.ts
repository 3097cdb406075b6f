import { addDays, type Day } from '@belegbar/domain/calendar';
import { audit } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { findLink, updateLink } from './store.ts';
import { type ShareLinkView, viewLink } from './view.ts';

export interface SetShareLinkInput {
  id: string;
  active: boolean;
  /** Days from today, null for never; left out, the expiry stays. */
  expiresInDays?: number | null | undefined;
}

/** Switches a link off or on, or changes its expiry. Refuses NOT_FOUND. */
export function setShareLinkActive(context: Context, input: SetShareLinkInput): Promise<ShareLinkView> {
  authorise(context);
  const key = { businessId: context.businessId, id: input.id };
  return inTransaction(context, async (transaction) => {
    const before = await findLink(transaction, key);
    const expiresOn = expiryOf(context, input, before.expires_on);
    await updateLink(transaction, key, { active: input.active, expires_on: expiresOn });
    await audit(context, transaction, {
      action: 'shareLinks.setActive',
      subjectKind: 'invoice',
      subjectId: before.invoice_id,
      detail: {
        linkId: input.id,
        before: { active: before.active, expiresOn: before.expires_on },
        after: { active: input.active, expiresOn },
      },
    });
    return viewLink(await findLink(transaction, key));
  });
}

function expiryOf(context: Context, input: SetShareLinkInput, before: Day | null): Day | null {
  if (input.expiresInDays === undefined) return before;
  return input.expiresInDays === null ? null : addDays(context.platform.clock.today(), input.expiresInDays);
}
