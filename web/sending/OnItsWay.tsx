/** Says in the dialog what of the same kind waits to go out, and takes it back when asked; or that it has left just now, by itself or once it was approved, if only into the outbox. */
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { client } from '../connection/api.ts';
import { useErrorText } from '../connection/problems.ts';
import { useFormat } from '../ui/format.ts';
import { Notice } from '../ui/States.tsx';
import { toast } from '../ui/toast.tsx';
import type { Sending, SentMail } from './messages.ts';
import { type MailNotice, noticeOf } from './on-its-way.ts';
import styles from './sending.module.css';

interface Props {
  mails: readonly SentMail[];
  onWithdrawn: (sending: Sending) => void;
}

export function OnItsWay({ mails, onWithdrawn }: Props) {
  return mails.map((mail) => {
    const notice = noticeOf(mail, Date.now());
    return notice === null ? null : (
      <OtherMail key={mail.id} mail={mail} notice={notice} onWithdrawn={onWithdrawn} />
    );
  });
}

interface OtherMailProps {
  mail: SentMail;
  notice: MailNotice;
  onWithdrawn: Props['onWithdrawn'];
}

function OtherMail({ mail, notice, onWithdrawn }: OtherMailProps) {
  const { t } = useTranslation('sending');
  const format = useFormat();
  const at = notice === 'auto' ? mail.notBefore : (mail.settledAt ?? mail.notBefore);
  const title = t(`form.${notice}`, { time: format.time(at), to: mail.to.join(', ') });
  const isWaiting = notice === 'auto' || notice === 'waiting';
  return (
    <div className={styles.onItsWay}>
      <Notice
        tone="info"
        title={title}
        action={isWaiting ? <TakeBack {...{ mail, notice, onWithdrawn }} /> : undefined}
      >
        {isWaiting && t(`form.${notice}Text`)}
      </Notice>
    </div>
  );
}

function TakeBack({ mail, notice, onWithdrawn }: OtherMailProps) {
  const { t } = useTranslation('sending');
  const errorText = useErrorText();
  const withdraw = async () => {
    try {
      onWithdrawn(await client.sending.withdraw({ id: mail.id }));
    } catch (error) {
      toast.error(t('form.withdrawFailed'), errorText(error));
    }
  };
  return (
    <Button size="xs" onClick={() => void withdraw()}>
      {t(notice === 'auto' ? 'form.withdraw' : 'section.withdraw')}
    </Button>
  );
}
