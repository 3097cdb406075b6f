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
import { NoMailServer } from '../NoMailServer.tsx';
import styles from './approvals.module.css';
import { Unbroken } from './Unbroken.tsx';
import { rowId } from './use-approval-keys.ts';
import type { Chosen } from './use-chosen.ts';

interface Props {
  reminders: readonly WaitingReminder[];
  chosen: Chosen;
  isBusy: boolean;
  onRead: (id: string) => void;
  onSend: () => void;
  onSkip: () => void;
  /** Only the list is seen: none is the current one, and only those that are ticked are sent from it. */
  isAlone: boolean;
  /** Of the plan that they come from. */
  plan: ReactNode;
}

export function ApprovalList(props: Props) {
  const { t } = useTranslation('sending');
  const { reminders, chosen, isAlone, onRead, plan } = props;
  return (
    <section aria-label={t('approvals.list')}>
      <Head reminders={reminders} chosen={chosen} />
      <ul className={styles.list}>
        {reminders.map((reminder) => (
          <Row key={reminder.id} {...{ reminder, chosen, isAlone, onRead }} />
        ))}
      </ul>
      {(!isAlone || chosen.ticked.length > 0) && <Ways {...props} />}
      <NoMailServer />
      {!isAlone && <p className={`${styles.meta} ${styles.keys}`}>{t('approvals.keys')}</p>}
      <p className={`${styles.meta} ${styles.plan}`}>{plan}</p>
    </section>
  );
}

/** How many wait and what they ask for; once some are ticked, of those. */
function Head({ reminders, chosen: { ticked, tickAll } }: Pick<Props, 'reminders' | 'chosen'>) {
  const { t } = useTranslation('sending');
  const isAll = ticked.length === reminders.length;
  const isSome = ticked.length > 0;
  const count = reminders.length;
  const label = isSome
    ? t('approvals.ticked', { ticked: ticked.length, count })
    : t('approvals.count', { count });
  return (
    <div className={styles.head}>
      <Checkbox label={label} checked={isAll} indeterminate={isSome && !isAll} onChange={tickAll} />
      <Sum of={isSome ? ticked : reminders} />
    </div>
  );
}

function Ways({ chosen: { meant }, isBusy, onSend, onSkip }: Props) {
  const { t } = useTranslation('sending');
  return (
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

type RowProps = { reminder: WaitingReminder } & Pick<Props, 'chosen' | 'isAlone' | 'onRead'>;

function Row({ reminder, chosen, isAlone, onRead }: RowProps) {
  const { t } = useTranslation('sending');
  const format = useFormat();
  const { id, clientName, number, open, currency, step } = reminder;
  const isCurrent = !isAlone && chosen.current.id === id;
  return (
    <li className={styles.row} data-current={isCurrent || undefined} data-alone={isAlone || undefined}>
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
          <Unbroken
            text={t(step === 0 ? 'approvals.aboutBefore' : 'approvals.about', { number, step })}
            number={number}
          />
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
