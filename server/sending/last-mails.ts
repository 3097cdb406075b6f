import type { SettledMail } from '@belegbar/contract/sending-messages';
import type { z } from 'zod';
import { loadIssuedInvoice } from '../invoices/index.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { isOwed } from './owed.ts';
import { selectLastMails } from './store.ts';

type Settled = z.output<typeof SettledMail>;

const SHOWN = 5;

/** What became of the last mails that left or are on their way, the last first. */
export async function lastMails(context: Context, transaction: Transaction): Promise<Settled[]> {
  const mails = await selectLastMails(transaction, { businessId: context.businessId, limit: SHOWN });
  const last: Settled[] = [];
  for (const mail of mails) {
    const invoice = await loadIssuedInvoice(context, transaction, mail.invoice_id);
    last.push({
      id: mail.id,
      invoiceId: mail.invoice_id,
      kind: mail.kind,
      number: invoice.document.number ?? '',
      clientName: invoice.document.recipient.name,
      step: mail.step,
      state: mail.state as Settled['state'],
      at: (mail.settled_at ?? mail.handed_over_at ?? mail.not_before).toISOString(),
      isOwed: isOwed(invoice),
    });
  }
  return last;
}
