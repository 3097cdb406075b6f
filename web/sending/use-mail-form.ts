/** The mail as it is being written: begins with what is proposed, survives a dialog closed by mistake, and is sent once per key. */
import { checkMail } from '@belegbar/domain/sending';
import { businessShown, client, codeOf } from '../connection/api.ts';
import type { Completed } from '../ui/form/completed.ts';
import { useForm } from '../ui/form/use-form.ts';
import { keptInTab } from '../ui/kept.ts';
import { fieldsOf, type MailToClient, type Sent, type SentMail } from './messages.ts';

interface MailFormOptions {
  invoiceId: string;
  kind: 'invoice' | 'reminder';
  begin: MailToClient;
  /** A mail that failed and is sent again, or a reminder that waits and is approved. */
  earlier: SentMail | null;
  onSent: (sent: Sent) => void;
}

/** What is sent; `isConfirmed` by whoever knows that another mail has just left. */
interface Order {
  mail: MailToClient;
  isConfirmed: boolean;
}

export function useMailForm({ invoiceId, kind, begin, earlier, onSent }: MailFormOptions) {
  const usual = earlier === null ? begin : againOf(earlier);
  const form = useForm<MailToClient, Order>({
    begin: fieldsOf(usual),
    keeping: keptInTab<MailToClient>(
      `mail ${businessShown() ?? ''} ${earlier?.id ?? `${kind}:${invoiceId}`}`,
    ),
    complete,
    act: async (order, key) => onSent(await sendOne({ invoiceId, kind, earlier, order, key })),
  });
  /** Another mail has just left: this one goes as well only when it is sent once more. */
  const isToConfirm = codeOf(form.failure) === 'JUST_SENT';
  return {
    ...form,
    isToConfirm,
    submit: () => form.submit({ isConfirmed: isToConfirm }),
    /** What is wrong with single addresses, by their places. */
    wrongOf: (field: 'to' | 'cc') => wrongOf(form, `${field}.`),
  };
}

/** The same words once more; where some had the mail already, to the others alone. */
function againOf(earlier: SentMail): MailToClient {
  const again = fieldsOf(earlier);
  return earlier.state === 'sent' ? { ...again, to: earlier.refused, cc: [] } : again;
}

export type MailForm = ReturnType<typeof useMailForm>;

function complete(mail: MailToClient): Completed<Order> {
  const problems = checkMail(mail);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: { mail, isConfirmed: false } };
}

function sendOne(act: {
  invoiceId: string;
  kind: 'invoice' | 'reminder';
  earlier: SentMail | null;
  order: Order;
  key: string;
}): Promise<Sent> {
  const { invoiceId: id, kind, earlier, order, key: idempotencyKey } = act;
  const { mail, isConfirmed } = order;
  if (earlier?.state === 'approval') return client.sending.approve({ id: earlier.id, mail });
  // Whoever sends a mail again that went wrong knows of it.
  const again = isConfirmed || earlier !== null ? ({ again: true } as const) : {};
  return client.sending[kind === 'invoice' ? 'send' : 'remind']({ id, idempotencyKey, mail, ...again });
}

function wrongOf(
  { problems, errorAt }: Pick<MailForm, 'problems' | 'errorAt'>,
  prefix: string,
): ReadonlyMap<number, string> {
  const places = problems.filter(({ field }) => field.startsWith(prefix));
  return new Map(places.map(({ field }) => [Number(field.slice(prefix.length)), errorAt(field) ?? '']));
}
