/** The bell says that a mail to a client did not arrive, and why. */
import { ownerOf } from '../business/index.ts';
import { loadIssuedInvoice } from '../invoices/index.ts';
import { addNotification, type InBothLanguages } from '../notifications/index.ts';
import { type Context, within } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import type { FinalFailure, MailRecord } from './tables.ts';

type Failed = Pick<MailRecord, 'invoice_id' | 'refused' | 'recipients' | 'failure_text'> & {
  failure: FinalFailure;
};

export async function notifyFailure(context: Context, transaction: Transaction, mail: Failed): Promise<void> {
  const { document } = await loadIssuedInvoice(context, transaction, mail.invoice_id);
  const number = document.number ?? '';
  const to = (mail.refused.length > 0 ? mail.refused : mail.recipients).join(', ');
  await addNotification(within(context, transaction), {
    userId: await ownerOf(context, transaction),
    type: 'invoice_mail_failed',
    title:
      mail.failure === 'unsure'
        ? {
            de: `Ob die E-Mail zu ${number} an ${to} angekommen ist, ist unklar`,
            en: `It is unclear whether the email about ${number} has reached ${to}`,
          }
        : {
            de: `Die E-Mail zu ${number} hat ${to} nicht erreicht`,
            en: `The email about ${number} has not reached ${to}`,
          },
    message: withAnswer(REASONS[mail.failure], mail.failure_text),
    actionUrl: `/invoice/${mail.invoice_id}`,
  });
}

const REASONS: Record<FinalFailure, InBothLanguages> = {
  refused: {
    de: 'Der E-Mail-Server hat sie abgelehnt. Prüfe die Adresse und sende noch einmal.',
    en: 'The mail server rejected it. Check the address and send it again.',
  },
  putOff: {
    de: 'Der E-Mail-Server hat sie dort noch nicht angenommen. Sende später noch einmal; scheitert es wieder, prüfe die Adresse.',
    en: 'The mail server has not accepted it for this address yet. Send it again later; if that fails, check the address.',
  },
  unreachable: {
    de: 'Der E-Mail-Server war einen Tag lang nicht zu erreichen. Sende noch einmal.',
    en: 'The mail server could not be reached for a day. Send it again.',
  },
  document: {
    de: 'Das PDF konnte nicht erstellt werden. Lade es herunter und sende dann noch einmal.',
    en: 'The PDF could not be created. Download it, then send again.',
  },
  unsure: {
    de: 'Die Verbindung riss ab, bevor der E-Mail-Server geantwortet hat. Frag nach, bevor du noch einmal sendest.',
    en: 'The connection broke before the mail server answered. Ask your client before you send it again.',
  },
};

function withAnswer(reason: InBothLanguages, answer: string): InBothLanguages {
  if (answer === '') return reason;
  return { de: `${reason.de} Antwort: ${answer}`, en: `${reason.en} Answer: ${answer}` };
}
