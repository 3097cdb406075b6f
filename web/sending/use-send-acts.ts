/** What can be sent of an invoice: the document, and a reminder where it is overdue. */
import { IconMail, IconSend, type TablerIcon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Share } from './share.ts';
import { isUnsent, useSendingOf } from './use-sending.ts';
import { waitingReminder } from './waiting-reminder.ts';

interface Input {
  invoiceId: string;
  isFresh: boolean;
  onShare: (share: Share) => void;
}

export interface SendAct {
  key: 'remind' | 'send';
  label: string;
  icon: TablerIcon;
  /** The letter that does it. */
  letter?: string;
  /** It is what comes next. */
  isMain: boolean;
  run: () => void;
}

export function useSendActs({ invoiceId, isFresh, onShare }: Input): SendAct[] {
  const { t } = useTranslation('sending');
  const { data } = useSendingOf(invoiceId, isFresh);
  const send: SendAct = {
    key: 'send',
    label: t('open'),
    icon: IconSend,
    isMain: isUnsent(data),
    run: () => onShare({ tab: 'mail', mailId: null }),
  };
  // Where a reminder waits for a yes, the place where it waits says so; a second would be a second mail.
  if (data?.canRemind !== true || waitingReminder(data.mails) !== null) return [send];
  const remind: SendAct = {
    key: 'remind',
    label: t('remindButton'),
    icon: IconMail,
    letter: 'E',
    isMain: false,
    run: () => onShare({ tab: 'reminder', mailId: null }),
  };
  return [remind, send];
}
