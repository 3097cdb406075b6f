/** What is sent from the head of an invoice: the document, and a reminder where it is overdue. */
import { Button } from '@mantine/core';
import { IconMail, IconSend } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Share } from './share.ts';
import { isUnsent, useSendingOf } from './use-sending.ts';

interface Props {
  invoiceId: string;
  isFresh: boolean;
  onShare: (share: Share) => void;
}

export function SendButtons({ invoiceId, isFresh, onShare }: Props) {
  const { t } = useTranslation('sending');
  const { data } = useSendingOf(invoiceId, isFresh);
  return (
    <>
      {data?.canRemind && (
        <Button
          aria-keyshortcuts="E"
          leftSection={<IconMail size={18} stroke={1.6} aria-hidden="true" />}
          onClick={() => onShare({ tab: 'reminder', mailId: null })}
        >
          {t('remindButton')}
        </Button>
      )}
      <Button
        variant={isUnsent(data) ? 'filled' : 'default'}
        leftSection={<IconSend size={18} stroke={1.6} aria-hidden="true" />}
        onClick={() => onShare({ tab: 'mail', mailId: null })}
      >
        {t('open')}
      </Button>
    </>
  );
}
