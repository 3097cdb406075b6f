/** One mail: to whom, its state in words, and what can be done about it. */
import { Button } from '@mantine/core';
import {
  IconAlertTriangle,
  IconBellRinging,
  IconClock,
  IconInbox,
  IconMailCheck,
  type TablerIcon,
} from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { client } from '../connection/api.ts';
import { useErrorText } from '../connection/problems.ts';
import { type Format, useFormat } from '../ui/format.ts';
import { toast } from '../ui/toast.tsx';
import { FailureText } from './FailureText.tsx';
import type { SentMail } from './messages.ts';
import styles from './section.module.css';
import type { Share } from './share.ts';
import { useSendingChanged } from './use-sending.ts';

const ICONS: Record<SentMail['state'], TablerIcon> = {
  approval: IconBellRinging,
  waiting: IconClock,
  handedOver: IconClock,
  sent: IconMailCheck,
  kept: IconInbox,
  failed: IconAlertTriangle,
  unsure: IconAlertTriangle,
  dropped: IconClock,
};

export function MailRow({ mail, onShare }: { mail: SentMail; onShare: (share: Share) => void }) {
  const { t } = useTranslation('sending');
  const format = useFormat();
  const Icon = ICONS[mail.state];
  const isWrong = mail.failure !== null && mail.failure !== 'limit';
  const to = [...mail.to, ...mail.cc].join(', ');
  return (
    <div className={styles.mail} data-state={mail.state} data-wrong={isWrong || undefined}>
      <Icon size={18} stroke={1.6} aria-hidden="true" className={styles.icon ?? ''} />
      <div className={styles.body}>
        <p className={styles.to}>
          {t(mail.kind === 'invoice' ? 'section.invoiceTo' : 'section.reminderTo', { to })}
        </p>
        <p className={styles.state}>{stateText(mail, t, format)}</p>
        {mail.payBy !== null && (
          <p className={styles.state}>{t('section.payBy', { day: format.day(mail.payBy) })}</p>
        )}
        <FailureText mail={mail} />
        <Ways mail={mail} onShare={onShare} />
      </div>
    </div>
  );
}

function stateText(mail: SentMail, t: TFunction<'sending'>, format: Format): string {
  const at = format.instant(mail.settledAt ?? mail.createdAt);
  if (mail.state !== 'waiting')
    return t(`section.state.${mail.state === 'dropped' ? 'waiting' : mail.state}`, { at });
  if (mail.failure === 'limit') return t('section.state.limit');
  if (mail.tries > 0) return t('section.state.retry', { tries: format.count(mail.tries) });
  const isLater = mail.origin === 'issue' && new Date(mail.notBefore).getTime() > Date.now();
  return isLater
    ? t('section.state.later', { time: format.time(mail.notBefore) })
    : t('section.state.waiting');
}

function Ways({ mail, onShare }: { mail: SentMail; onShare: (share: Share) => void }) {
  const { t } = useTranslation('sending');
  const withdraw = useWithdraw(mail);
  const { state, failure, origin } = mail;
  const tab = mail.kind === 'reminder' ? 'reminder' : 'mail';
  const isWaiting = state === 'approval' || state === 'waiting';
  const canGoNow = state === 'approval' || origin === 'issue';
  const isToRepeat = state === 'failed' || state === 'unsure' || (state === 'sent' && failure !== null);
  if (!isWaiting && !isToRepeat) return null;
  return (
    <div className={styles.ways}>
      {isToRepeat && (
        <Button size="xs" onClick={() => onShare({ tab, mailId: mail.id })}>
          {t('section.again')}
        </Button>
      )}
      {isWaiting && (
        <>
          {canGoNow && (
            <Button size="xs" onClick={() => onShare({ tab, mailId: state === 'approval' ? mail.id : null })}>
              {t(state === 'approval' ? 'section.review' : 'section.now')}
            </Button>
          )}
          <Button size="xs" variant={canGoNow ? 'subtle' : 'default'} onClick={() => void withdraw()}>
            {t('section.withdraw')}
          </Button>
        </>
      )}
    </div>
  );
}

function useWithdraw(mail: SentMail): () => Promise<void> {
  const { t } = useTranslation('sending');
  const errorText = useErrorText();
  const changed = useSendingChanged(mail.invoiceId);
  return async () => {
    try {
      changed(await client.sending.withdraw({ id: mail.id }));
    } catch (error) {
      toast.error(t('form.withdrawFailed'), errorText(error));
    }
  };
}
