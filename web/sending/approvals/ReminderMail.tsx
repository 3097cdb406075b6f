/** The mail exactly as it will be sent, with the way to change it. */
import { Button } from '@mantine/core';
import { IconArrowLeft, IconMail, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { LetterPreview, LetterSwitches, useLetterView } from '../LetterPreview.tsx';
import { fieldsOf, type WaitingReminder } from '../messages.ts';
import { useTestMail } from '../use-test-mail.ts';
import styles from './approvals.module.css';
import { Unbroken } from './Unbroken.tsx';
import { MAIL_ID } from './use-approval-keys.ts';

interface Props {
  reminder: WaitingReminder;
  isBusy: boolean;
  onSend: () => void;
  onSkip: () => void;
  onBack: () => void;
}

export function ReminderMail({ reminder, isBusy, onSend, onSkip, onBack }: Props) {
  const { t } = useTranslation('sending');
  const [view, setView] = useLetterView();
  return (
    <section id={MAIL_ID} className={styles.mail} aria-label={t('approvals.mail')} tabIndex={-1}>
      <div className={styles.back}>
        <Button variant="subtle" leftSection={<IconArrowLeft size={16} stroke={1.75} />} onClick={onBack}>
          {t('approvals.back')}
        </Button>
      </div>
      <Head reminder={reminder} />
      <div className={styles.written}>
        <Facts reminder={reminder} />
        <LetterSwitches view={view} onView={setView} />
      </div>
      <div className={styles.letter}>
        <LetterPreview key={reminder.id} text={reminder.text} preview={reminder} view={view} />
      </div>
      <div className={styles.bar} data-bottom-bar>
        <Button disabled={isBusy} onClick={onSkip}>
          {t('approvals.skip', { count: 1 })}
        </Button>
        <Button variant="filled" loading={isBusy} onClick={onSend}>
          {t('approvals.sendThis')}
        </Button>
      </div>
    </section>
  );
}

function Head({ reminder }: Pick<Props, 'reminder'>) {
  const { t } = useTranslation('sending');
  const test = useTestMail();
  const { id, invoiceId, clientName: client, step } = reminder;
  return (
    <div className={styles.mailHead}>
      <div>
        <h2 className={styles.mailTitle}>
          {t(step === 0 ? 'approvals.reminderToBefore' : 'approvals.reminderTo', { client, step })}
        </h2>
        <p className={styles.meta}>{t('approvals.goesSoon')}</p>
      </div>
      <div className={styles.mailActs}>
        <ButtonLink
          to="/invoice/$id"
          params={{ id: invoiceId }}
          search={{ share: 'reminder', mail: id }}
          leftSection={<IconPencil size={16} stroke={1.75} aria-hidden="true" />}
        >
          {t('approvals.edit')}
        </ButtonLink>
        <Button
          title={t('test.hint')}
          loading={test.isPending}
          leftSection={<IconMail size={16} stroke={1.75} aria-hidden="true" />}
          onClick={() => test.mutate({ invoiceId, kind: 'reminder', mail: fieldsOf(reminder) })}
        >
          {t('test.send')}
        </Button>
      </div>
    </div>
  );
}

function Facts({ reminder: { to, cc, subject, number } }: Pick<Props, 'reminder'>) {
  const { t } = useTranslation('sending');
  return (
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
        <strong>
          <Unbroken text={subject} number={number} />
        </strong>
      </dd>
    </dl>
  );
}
