/** The reminder of an invoice that waits for a yes. */
import type { client } from '../connection/api.ts';

type Mail = Awaited<ReturnType<typeof client.sending.read>>['mails'][number];

/** Its id, or null; another beside it would be a second mail to the client. */
export function waitingReminder(mails: readonly Pick<Mail, 'id' | 'kind' | 'state'>[]): string | null {
  return mails.find(({ kind, state }) => kind === 'reminder' && state === 'approval')?.id ?? null;
}
