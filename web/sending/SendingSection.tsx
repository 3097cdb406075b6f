/** What was sent about an invoice and what became of it, its link in one line, and the reminders to come. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionHead } from '../ui/Heads.tsx';
import { ErrorState } from '../ui/States.tsx';
import { LinkLine } from './LinkLine.tsx';
import { MailRow } from './MailRow.tsx';
import { ReminderLine } from './ReminderLine.tsx';
import styles from './section.module.css';
import type { Share } from './share.ts';
import { useSendingOf } from './use-sending.ts';

/** The newest; an invoice that was sent often shows the rest when asked. */
const SHOWN = 3;

interface Props {
  invoiceId: string;
  isFresh: boolean;
  /** Its client has it from its owner in person, so no mail is missing. */
  isGivenByHand: boolean;
  onShare: (share: Share) => void;
}

export function SendingSection({ invoiceId, isFresh, isGivenByHand, onShare }: Props) {
  const { t } = useTranslation('sending');
  const sending = useSendingOf(invoiceId, isFresh);
  const [isWhole, setWhole] = useState(false);
  const mails = sending.data?.mails.filter(({ state }) => state !== 'dropped') ?? [];
  return (
    <section>
      <SectionHead title={t('section.title')} />
      {sending.isError && (
        <ErrorState
          title={t('section.loadFailed')}
          error={sending.error}
          onRetry={() => void sending.refetch()}
        />
      )}
      {sending.data && mails.length === 0 && (
        <div className={styles.row}>
          <p className={styles.muted}>{t(isGivenByHand ? 'section.byHand' : 'section.nothing')}</p>
        </div>
      )}
      {mails.slice(0, isWhole ? mails.length : SHOWN).map((mail) => (
        <MailRow key={mail.id} mail={mail} onShare={onShare} />
      ))}
      {mails.length > SHOWN && !isWhole && (
        <button type="button" className={styles.way} onClick={() => setWhole(true)}>
          {t('section.all', { count: mails.length })}
        </button>
      )}
      <LinkLine invoiceId={invoiceId} onManage={() => onShare({ tab: 'link', mailId: null })} />
      {sending.data && <ReminderLine invoiceId={invoiceId} sending={sending.data} />}
    </section>
  );
}
