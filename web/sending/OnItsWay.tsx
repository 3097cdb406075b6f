/** Says in the dialog what of the same kind waits to go out, and takes it back when asked; or that it has left just now, by itself or once it was approved. */
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { client } from '../api.ts';
import { useErrorText } from '../problems.ts';
import { useFormat } from '../ui/format.ts';
import { Notice } from '../ui/States.tsx';
import { toast } from '../ui/toast.tsx';
import type { Sending, SentMail } from './messages.ts';
import styles from './sending.module.css';

interface Props {
  mails: readonly SentMail[];
  onWithdrawn: (sending: Sending) => void;
}

export function OnItsWay({ mails, onWithdrawn }: Props) {
  const { t } = useTranslation('sending');
  const format = useFormat();
  const titleOf = (mail: SentMail) => {
    const to = mail.to.join(', ');
    if (isToGoByItself(mail)) return t('form.auto', { time: format.time(mail.notBefore), to });
    if (mail.state === 'waiting') return t('form.waiting', { to });
    return t('form.gone', { time: format.time(mail.settledAt ?? mail.notBefore), to });
  };
  const told = mails.filter((mail) => mail.state === 'waiting' || hasJustGone(mail));
  return told.map((mail) => (
    <div key={mail.id} className={styles.onItsWay}>
      <Notice
        tone="info"
        title={titleOf(mail)}
        action={mail.state === 'waiting' ? <TakeBack mail={mail} onWithdrawn={onWithdrawn} /> : undefined}
      >
        {mail.state === 'waiting' && t(isToGoByItself(mail) ? 'form.autoText' : 'form.waitingText')}
      </Notice>
    </div>
  ));
}

const JUST_NOW_MILLISECONDS = 5 * 60 * 1000;

function isToGoByItself({ origin, state }: SentMail): boolean {
  return origin === 'issue' && state === 'waiting';
}

function hasJustGone({ origin, state, settledAt }: SentMail): boolean {
  if (origin === 'hand' || settledAt === null || (state !== 'sent' && state !== 'kept')) return false;
  return Date.now() - new Date(settledAt).getTime() < JUST_NOW_MILLISECONDS;
}

function TakeBack({ mail, onWithdrawn }: { mail: SentMail; onWithdrawn: Props['onWithdrawn'] }) {
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
      {t(isToGoByItself(mail) ? 'form.withdraw' : 'section.withdraw')}
    </Button>
  );
}
