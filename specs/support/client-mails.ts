/** What a person sees of the mails to clients. */
import { listNotifications } from '@belegbar/server/notifications';
import { readSending } from '@belegbar/server/sending';
import type { Context } from '../../server/platform/context.ts';

/** The newest mail about an invoice, as it is shown there. */
export async function lastMailAbout(context: Context, invoiceId: string) {
  const [mail] = (await readSending(context, invoiceId)).mails;
  if (mail === undefined) throw new Error('nothing was sent');
  return mail;
}

/** What the bell says to the person, in German, the newest first. */
export async function bellOf(context: Context, userId: string): Promise<string[]> {
  const { notifications } = await listNotifications(context, { userId, language: 'de', filter: 'all' });
  return notifications.map(({ title }) => title);
}
