/** The mail as it is being written: begins with what is proposed, survives a dialog closed by mistake, and is sent once per key. */
import { checkMail } from '@belegbar/domain/sending';
import { useState } from 'react';
import { client, codeOf, newKey } from '../api.ts';
import { problemsOf, useErrorText, useProblemText } from '../problems.ts';
import { useKeptState } from '../ui/kept.ts';
import { useSending } from '../ui/use-sending.ts';
import { fieldsOf, type MailToClient, type Sent, type SentMail } from './messages.ts';

interface MailFormOptions {
  invoiceId: string;
  kind: 'invoice' | 'reminder';
  begin: MailToClient;
  /** A mail that failed and is sent again, or a reminder that waits and is approved. */
  earlier: SentMail | null;
  onSent: (sent: Sent) => void;
}

export function useMailForm({ invoiceId, kind, begin, earlier, onSent }: MailFormOptions) {
  const usual = earlier === null ? fieldsOf(begin) : againOf(earlier);
  const kept = useKeptState<MailToClient | null>(`mail:${earlier?.id ?? `${kind}:${invoiceId}`}`, null);
  const [tries, setTries] = useState(0);
  const [key, setKey] = useState(newKey);
  const sending = useSending();
  const errorAt = useErrorAt();
  const mail = kept.value ?? usual;
  const isToConfirm = codeOf(sending.failure) === 'JUST_SENT';
  const problems = tries > 0 ? [...checkMail(mail), ...problemsOf(sending.failure)] : [];
  const send = async () => {
    setTries((count) => count + 1);
    if (checkMail(mail).length > 0) return;
    await sending.send(async () => {
      const sent = await sendOne({ invoiceId, kind, earlier, mail, key, isConfirmed: isToConfirm });
      kept.renew(null);
      setTries(0);
      setKey(newKey());
      onSent(sent);
    });
  };
  const isRefusedAtField = problemsOf(sending.failure).length > 0;
  return {
    mail,
    change: (changes: Partial<MailToClient>) => kept.change({ ...mail, ...changes }),
    isChanged: kept.value !== null && JSON.stringify(kept.value) !== JSON.stringify(usual),
    reset: () => kept.renew(null),
    send: () => void send(),
    isBusy: sending.isBusy,
    failure: useErrorText()(sending.failure),
    hasFailed: sending.failure !== null && !isRefusedAtField,
    /** Another mail has just left: this one goes as well only when it is sent once more. */
    isToConfirm,
    tries,
    errorAt: (field: string) => errorAt(problems, field),
    wrongOf: (field: 'to' | 'cc') => wrongOf(problems, field, errorAt),
  };
}

/** The same words once more; where some had the mail already, to the others alone. */
function againOf(earlier: SentMail): MailToClient {
  const again = fieldsOf(earlier);
  return earlier.state === 'sent' ? { ...again, to: earlier.refused, cc: [] } : again;
}

export type MailForm = ReturnType<typeof useMailForm>;

function sendOne(act: {
  invoiceId: string;
  kind: 'invoice' | 'reminder';
  earlier: SentMail | null;
  mail: MailToClient;
  key: string;
  isConfirmed: boolean;
}): Promise<Sent> {
  const { invoiceId: id, kind, earlier, mail, key: idempotencyKey, isConfirmed } = act;
  if (earlier?.state === 'approval') return client.sending.approve({ id: earlier.id, mail });
  // Whoever sends a mail again that went wrong knows of it.
  const again = isConfirmed || earlier !== null ? ({ again: true } as const) : {};
  return client.sending[kind === 'invoice' ? 'send' : 'remind']({ id, idempotencyKey, mail, ...again });
}

type Problems = readonly { field: string; code: string }[];
type ErrorAt = ReturnType<typeof useErrorAt>;

function useErrorAt() {
  const problemText = useProblemText();
  return (problems: Problems, field: string): string | undefined => {
    const problem = problems.find((one) => one.field === field);
    return problem && problemText(problem);
  };
}

/** What is wrong with single addresses, by their places. */
function wrongOf(problems: Problems, field: string, errorAt: ErrorAt): ReadonlyMap<number, string> {
  const places = problems.filter((one) => one.field.startsWith(`${field}.`));
  return new Map(
    places.map((one) => [Number(one.field.slice(field.length + 1)), errorAt(problems, one.field) ?? '']),
  );
}
