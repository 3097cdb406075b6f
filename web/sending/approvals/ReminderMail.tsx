/** The mail exactly as it will be sent, with the way to change it. */
import { Button } from '@mantine/core';
import { IconArrowLeft, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { LetterPreview, LetterSwitches, useLetterView } from '../LetterPreview.tsx';
import type { WaitingReminder } from '../messages.ts';
import styles from './approvals.module.css';
import { MAIL_ID } from './use-approval-keys.ts';

interface Props {
  reminder: WaitingReminder;
  isBusy: boolean;
  onSend: () => void;
  onBack: () => void;
}

export function ReminderMail({ reminder, isBusy, onSend, onBack }: Props) {
  const { t } = useTranslation('sending');
  const [view, setView] = useLetterView();
  const { id, invoiceId, clientName: client, step, to, cc, subject, text } = reminder;
  return (
    <section id={MAIL_ID} className={styles.mail} aria-label={t('approvals.mail')} tabIndex={-1}>
      <div className={styles.back}>
        <Button variant="subtle" leftSection={<IconArrowLeft size={16} stroke={1.75} />} onClick={onBack}>
          {t('approvals.back')}
        </Button>
      </div>
      <div className={styles.mailHead}>
        <div>
          <h2 className={styles.mailTitle}>
            {t(step === 0 ? 'approvals.reminderToBefore' : 'approvals.reminderTo', { client, step })}
          </h2>
          <p className={styles.meta}>{t('approvals.goesSoon')}</p>
        </div>
        <ButtonLink
          to="/invoice/$id"
          params={{ id: invoiceId }}
          search={{ share: 'reminder', mail: id }}
          leftSection={<IconPencil size={16} stroke={1.75} aria-hidden="true" />}
        >
          {t('approvals.edit')}
        </ButtonLink>
      </div>
      <dl className={styles.facts}>
        <dt>{t('form.to')}</dt>
        <dd>{to.join(', ')}</dd>
        {cc.length > 0 && (
          <>
            <dt>{t('form.cc')}</dt>
            <dd>{cc.join(', ')}</dd>
          </>
        )}
        <dt>{t('form.subject')}</dt>
        <dd>
          <strong>{subject}</strong>
        </dd>
      </dl>
      <div className={styles.switches}>
        <LetterSwitches view={view} onView={setView} />
      </div>
      <LetterPreview key={id} text={text} preview={reminder} view={view} />
      <div className={styles.back}>
        <Button variant="filled" fullWidth mt={16} loading={isBusy} onClick={onSend}>
          {t('approvals.sendThis')}
        </Button>
      </div>
    </section>
  );
}
