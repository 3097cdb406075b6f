/** The mail to oneself: what is written now, at once, and told where it went. */
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client, newKey } from '../connection/api.ts';
import { useErrorText } from '../connection/problems.ts';
import { toast } from '../ui/toast.tsx';
import type { MailToClient } from './messages.ts';
import { useSendsMail } from './use-sending.ts';

interface Test {
  invoiceId: string;
  kind: 'invoice' | 'reminder';
  mail: MailToClient;
}

export function useTestMail() {
  const { t } = useTranslation('sending');
  const errorText = useErrorText();
  const sendsMail = useSendsMail();
  return useMutation({
    mutationFn: ({ invoiceId: id, kind, mail }: Test) =>
      client.sending.sendTest({ id, kind, mail, idempotencyKey: newKey() }),
    onSuccess: ({ to }) =>
      toast.success(t('test.done'), t(sendsMail ? 'test.sent' : 'test.kept', { email: to })),
    onError: (error) => toast.error(t('test.failed'), errorText(error)),
  });
}
