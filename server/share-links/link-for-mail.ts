import { audit } from '../platform/audit/index.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { newLink } from './new-link.ts';
import { publicAddress } from './read.ts';

/** As many days as the dialog proposes. */
const EXPIRES_IN_DAYS = 60;

/** Sees to it that a mail about the invoice can name its public page: makes a link where none opens for long enough. */
export async function ensureLinkForMail(
  context: Context,
  transaction: Transaction,
  invoice: { id: string; clientId: string | null },
): Promise<void> {
  if ((await publicAddress(context, transaction, invoice.id)) !== null) return;
  const linkId = await newLink(context, transaction, { ...invoice, expiresInDays: EXPIRES_IN_DAYS });
  await audit(context, transaction, {
    action: 'shareLinks.createForMail',
    subjectKind: 'invoice',
    subjectId: invoice.id,
    detail: { linkId, expiresInDays: EXPIRES_IN_DAYS },
  });
}
