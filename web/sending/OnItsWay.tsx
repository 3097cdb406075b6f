/** Says in the dialog what of the same kind waits to go out, and takes it back when asked; or that it has left just now, by itself or once it was approved, if only into the outbox. */
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { client } from '../connection/api.ts';
import { useErrorText } from '../connection/problems.ts';
import { useFormat } from '../ui/format.ts';
import { Notice } from '../ui/States.tsx';
import { toast } from '../ui/toast.tsx';
import type { Sending, SentMail } from './messages.ts';
import { type Told, toldOf } from './on-its-way.ts';
import styles from './sending.module.css';

interface Props {
  mails: readonly SentMail[];
  onWithdrawn: (sending: Sending) => void;
}

export function OnItsWay({ mails, onWithdrawn }: Props) {
  return mails.map((mail) => {
    const told = toldOf(mail, Date.now());
    return told === null ? null : (
      <OtherMail key={mail.id} mail={mail} told={told} onWithdrawn={onWithdrawn} />
    );
  });
}

interface OtherMailProps {
  mail: SentMail;
  told: Told;
  onWithdrawn: Props['onWithdrawn'];
}

function OtherMail({ mail, told, onWithdrawn }: OtherMailProps) {
  const { t } = useTranslation('sending');
  const format = useFormat();
  const at = told === 'auto' ? mail.notBefore : (mail.settledAt ?? mail.notBefore);
  const title = t(`form.${told}`, { time: format.time(at), to: mail.to.join(', ') });
  const isWaiting = told === 'auto' || told === 'waiting';
  return (
    <div className={styles.onItsWay}>
      <Notice
        tone="info"
        title={title}
        action={isWaiting ? <TakeBack {...{ mail, told, onWithdrawn }} /> : undefined}
      >
        {isWaiting && t(`form.${told}Text`)}
      </Notice>
    </div>
  );
}

function TakeBack({ mail, told, onWithdrawn }: OtherMailProps) {
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
      {t(told === 'auto' ? 'form.withdraw' : 'section.withdraw')}
    </Button>
  );
}
