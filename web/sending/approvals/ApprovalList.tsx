/** What waits, with boxes, and what is done with those that are ticked. */

import { daysBetween } from '@belegbar/domain/calendar';
import { Button, Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../session/session.ts';
import { Keys } from '../../ui/Marks.tsx';
import type { WaitingReminder } from '../messages.ts';
import styles from './approvals.module.css';
import { rowId } from './use-approval-keys.ts';
import type { Chosen } from './use-chosen.ts';

interface Props {
  reminders: readonly WaitingReminder[];
  chosen: Chosen;
  isBusy: boolean;
  onRead: (id: string) => void;
  onSend: () => void;
  onSkip: () => void;
}

export function ApprovalList({ reminders, chosen, isBusy, onRead, onSend, onSkip }: Props) {
  const { t } = useTranslation('sending');
  const { ticked, meant, tickAll } = chosen;
  const isAll = ticked.length === reminders.length;
  return (
    <section aria-label={t('approvals.list')}>
      <div className={styles.head}>
        <Checkbox
          label={t('approvals.ticked', { ticked: ticked.length, count: reminders.length })}
          checked={isAll}
          indeterminate={ticked.length > 0 && !isAll}
          onChange={tickAll}
        />
      </div>
      <ul className={styles.list}>
        {reminders.map((reminder) => (
          <Row key={reminder.id} reminder={reminder} chosen={chosen} onRead={onRead} />
        ))}
      </ul>
      <div className={styles.ways}>
        <Button
          variant="filled"
          loading={isBusy}
          onClick={onSend}
          rightSection={
            <span className={styles.keys}>
              <Keys of="A" />
            </span>
          }
        >
          {t('approvals.send', { count: meant.length })}
        </Button>
        <Button disabled={isBusy} onClick={onSkip}>
          {t('approvals.skip', { count: meant.length })}
        </Button>
      </div>
      <p className={`${styles.meta} ${styles.keys}`}>{t('approvals.keys')}</p>
    </section>
  );
}

function Row({ reminder, chosen, onRead }: { reminder: WaitingReminder } & Pick<Props, 'chosen' | 'onRead'>) {
  const { t } = useTranslation('sending');
  const { id, clientName, number, letter } = reminder;
  const isCurrent = chosen.current.id === id;
  return (
    <li className={styles.row} data-current={isCurrent || undefined}>
      <Checkbox
        aria-label={t('approvals.tick', { number, client: clientName })}
        checked={chosen.ticked.includes(reminder)}
        onChange={() => chosen.tick(id)}
      />
      <button
        type="button"
        id={rowId(id)}
        className={styles.choose}
        aria-current={isCurrent || undefined}
        onClick={() => onRead(id)}
      >
        <span className={styles.client}>{clientName}</span>
        <span className={styles.amount}>{letter.amount?.value}</span>
        <span className={styles.meta}>{t('approvals.about', { number })}</span>
        <Due reminder={reminder} />
      </button>
    </li>
  );
}

function Due({ reminder: { dueDate } }: { reminder: WaitingReminder }) {
  const { t } = useTranslation('sending');
  const late = daysBetween(dueDate, useToday());
  if (late > 0) return <span className={styles.late}>{t('approvals.late', { count: late })}</span>;
  return (
    <span className={styles.meta}>
      {late === 0 ? t('approvals.dueToday') : t('approvals.dueIn', { count: -late })}
    </span>
  );
}
