import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inSnapshot, inTransaction } from '../platform/database/index.ts';
import { nextReminder } from './compose.ts';
import { writtenLetter } from './letter.ts';
import { readMailFiles } from './mail-files.ts';
import { deleteTestMail, findTestMail } from './test-store.ts';

/** Before the subject, in whatever language the letter is. */
const MARK = '[Test] ';

/**
 * Sends the letter and its files as the client would get them, but for the mark, and the button: it leads to the invoice in the app, since a visit to the
 * page of the client would count as theirs. Safe to repeat: each try bears the same message id. Throws where another try is worth while.
 */
export async function deliverTest(context: Context, id: string): Promise<void> {
  authorise(context);
  const { businessId, platform } = context;
  const found = await inSnapshot(context, async (transaction) => {
    const mail = await findTestMail(transaction, { businessId, id });
    const isReminder = mail?.kind === 'reminder';
    return (
      mail && {
        mail,
        reminder: isReminder ? await nextReminder(context, transaction, mail.invoice_id) : null,
      }
    );
  });
  if (found === null) return;
  const { mail, reminder } = found;
  const { invoice_id: invoiceId, kind, subject, text } = mail;
  const files = await readMailFiles(context, { invoiceId, kind });
  const marked = { invoiceId, subject: MARK + subject, text, reminder };
  const link = `${platform.baseUrl}/invoice/${invoiceId}`;
  const delivery = await platform.mailer.deliver(
    {
      id,
      to: [mail.recipient],
      cc: [],
      senderName: mail.from_name,
      replyTo: mail.reply_to,
      subject: marked.subject,
      isAutomatic: false,
      files,
      ...(await writtenLetter(context, marked, link)),
    },
    async () => {},
  );
  if (delivery.kind === 'postponed') throw new Error('the mail server did not take the mail');
}

/**
 * A day later it is of no use any more.
 * @system The queue forgets what a verb has put there.
 * @unaudited It was audited when it was sent.
 */
export function forgetTest(context: Context, id: string): Promise<void> {
  authorise(context);
  const key = { businessId: context.businessId, id };
  return inTransaction(context, (transaction) => deleteTestMail(transaction, key));
}
