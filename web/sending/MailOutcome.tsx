/** What became of the mail that was sent just now. */
import { Button, Loader } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconClock,
  IconInbox,
  type TablerIcon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { DialogActions } from '../ui/Dialogs.tsx';
import { useFormat } from '../ui/format.ts';
import { FailureText } from './FailureText.tsx';
import type { SentMail } from './messages.ts';
import styles from './sending.module.css';

interface Props {
  mail: SentMail;
  /** It was there before with the same words, and is not sent twice. */
  isRepeated: boolean;
  onAgain: () => void;
  onClose: () => void;
}

type Shown = 'waiting' | 'limit' | Exclude<SentMail['state'], 'approval' | 'handedOver'>;

export function MailOutcome({ mail, isRepeated, onAgain, onClose }: Props) {
  const { t } = useTranslation('sending');
  const shown = shownOf(mail);
  const isOver = shown !== 'waiting' && shown !== 'limit';
  return (
    <>
      <div className={styles.outcome} data-state={shown} role="status">
        <Sign shown={shown} />
        <div>
          <p className={styles.outcomeTitle}>{t(`outcome.${shown}`)}</p>
          {isRepeated && <p>{t(shown === 'kept' ? 'outcome.repeatedKept' : 'outcome.repeated')}</p>}
          <OutcomeText mail={mail} shown={shown} />
        </div>
      </div>
      <DialogActions>
        {isOver && (
          <Button onClick={onAgain}>
            {t(shown === 'sent' || shown === 'kept' ? 'outcome.another' : 'outcome.again')}
          </Button>
        )}
        <Button variant="filled" onClick={onClose} data-autofocus>
          {t('outcome.done')}
        </Button>
      </DialogActions>
    </>
  );
}

function shownOf({ state, failure }: SentMail): Shown {
  if (state === 'waiting' && failure === 'limit') return 'limit';
  return state === 'approval' || state === 'handedOver' ? 'waiting' : state;
}

const ICONS: Record<Exclude<Shown, 'waiting'>, TablerIcon> = {
  limit: IconClock,
  sent: IconCircleCheck,
  kept: IconInbox,
  failed: IconAlertTriangle,
  unsure: IconAlertTriangle,
  dropped: IconAlertTriangle,
};

function Sign({ shown }: { shown: Shown }) {
  if (shown === 'waiting') return <Loader size={28} aria-hidden="true" />;
  const Icon = ICONS[shown];
  return <Icon size={32} stroke={1.5} aria-hidden="true" className={styles.outcomeIcon ?? ''} />;
}

function OutcomeText({ mail, shown }: { mail: SentMail; shown: Shown }) {
  const { t } = useTranslation('sending');
  const format = useFormat();
  if (shown === 'waiting') return <p>{t(mail.tries > 0 ? 'outcome.later' : 'outcome.waitingText')}</p>;
  if (shown === 'kept' || shown === 'dropped') return <p>{t(`outcome.${shown}Text`)}</p>;
  const reached = [...mail.to, ...mail.cc].filter((email) => !mail.refused.includes(email));
  return (
    <>
      {shown === 'sent' && (
        <p>
          {t('outcome.sentText', {
            to: reached.join(', '),
            at: format.instant(mail.settledAt ?? mail.createdAt),
          })}
        </p>
      )}
      <FailureText mail={mail} />
    </>
  );
}
