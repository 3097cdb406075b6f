/** What waits, with boxes, and what is done with those that are ticked. */

import { daysBetween } from '@belegbar/domain/calendar';
import { sumCents } from '@belegbar/domain/money';
import { Button, Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../session/session.ts';
import { useFormat } from '../../ui/format.ts';
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
  /** Of the plan that they come from. */
  plan: ReactNode;
}

export function ApprovalList({ reminders, chosen, isBusy, onRead, onSend, onSkip, plan }: Props) {
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
        <Sum of={ticked.length > 0 ? ticked : reminders} />
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
      <p className={`${styles.meta} ${styles.plan}`}>{plan}</p>
    </section>
  );
}

/** What is asked for, of each currency. */
function Sum({ of: reminders }: { of: readonly WaitingReminder[] }) {
  const format = useFormat();
  const currencies = [...new Set(reminders.map(({ currency }) => currency))];
  const sums = currencies.map((currency) => {
    const asked = reminders.filter((reminder) => reminder.currency === currency);
    return format.money(sumCents(asked.map(({ open }) => open)), currency);
  });
  return <span className={styles.sum}>{sums.join(' + ')}</span>;
}

function Row({ reminder, chosen, onRead }: { reminder: WaitingReminder } & Pick<Props, 'chosen' | 'onRead'>) {
  const { t } = useTranslation('sending');
  const format = useFormat();
  const { id, clientName, number, open, currency, step } = reminder;
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
        <span className={styles.amount}>{format.money(open, currency)}</span>
        <span className={styles.meta}>
          {t(step === 0 ? 'approvals.aboutBefore' : 'approvals.about', { number, step })}
        </span>
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
