/** How what recurs is shown in the list: in columns, or as one card on a phone. */
import { Button } from '@mantine/core';
import { IconClock, IconPlayerPause, IconPlayerStop, type TablerIcon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../session/session.ts';
import { Badge } from '../ui/Badge.tsx';
import { useFormat } from '../ui/format.ts';
import { Hidden } from '../ui/Hidden.tsx';
import { Money } from '../ui/Money.tsx';
import type { Column } from '../ui/table/index.ts';
import type { Recurring } from './message.ts';
import { RecurringMenu } from './RecurringMenu.tsx';
import styles from './recurring-expenses.module.css';
import { useRecurringActs } from './use-recurring-acts.ts';

export interface ListActs {
  onEdit: (recurring: Recurring) => void;
  /** Shows its prices and what became of its due days. */
  onOpen: (recurring: Recurring) => void;
}

export function useRecurringColumns(acts: ListActs): Column<Recurring>[] {
  const { t } = useTranslation(['recurring-expenses', 'common']);
  const format = useFormat();
  return [
    {
      key: 'vendor',
      head: t('list.vendor'),
      cell: (one) => <Vendor recurring={one} {...acts} />,
    },
    {
      key: 'rhythm',
      head: t('list.rhythm'),
      width: '140px',
      from: 720,
      cell: ({ rhythm }) => t(`rhythm.${rhythm}`),
    },
    { key: 'next', head: t('list.next'), width: '140px', cell: (one) => <Next recurring={one} /> },
    {
      key: 'amount',
      head: t('list.amount'),
      kind: 'end',
      width: '140px',
      cell: ({ gross, currency }) => <Money cents={gross} currency={currency} />,
    },
    {
      key: 'year',
      head: t('list.year'),
      kind: 'amount',
      width: '130px',
      cell: ({ perYear, state }) => (state === 'running' ? format.money(perYear, 'plain') : ''),
    },
    {
      key: 'menu',
      head: <Hidden>{t('common:actions')}</Hidden>,
      kind: 'end',
      width: '44px',
      cell: (one) => <RecurringMenu recurring={one} {...acts} />,
    },
  ];
}

const STATES: Readonly<Record<'paused' | 'ended', TablerIcon>> = {
  paused: IconPlayerPause,
  ended: IconPlayerStop,
};

function Vendor({ recurring, onOpen }: ListActs & { recurring: Recurring }) {
  const { t } = useTranslation(['received-invoices', 'recurring-expenses']);
  const { vendor, category, state } = recurring;
  return (
    <span className={styles.vendor}>
      <button type="button" className={styles.open} onClick={() => onOpen(recurring)} data-opens-row>
        {vendor.name}
      </button>
      <span className={styles.quiet}>{t(`category.${category}`)}</span>
      {state !== 'running' && (
        <Badge icon={STATES[state]} tone="plain">
          {t(`recurring-expenses:state.${state}`)}
        </Badge>
      )}
      <Difference recurring={recurring} />
    </span>
  );
}

/** The last bill asked for something else than the next one is expected to. */
function Difference({ recurring }: { recurring: Recurring }) {
  const { difference, currency, prices } = recurring;
  const { t } = useTranslation('recurring-expenses');
  const format = useFormat();
  const today = useToday();
  const { setPrice } = useRecurringActs();
  const lines = prices.at(-1)?.lines ?? [];
  const [line] = lines;
  if (difference === null || line === undefined) return null;
  const amount = format.money(difference.asked, currency);
  // Which line has changed the bill alone knows.
  const price = lines.length === 1 ? { from: today, lines: [{ ...line, gross: difference.asked }] } : null;
  return (
    <span className={styles.difference}>
      <Badge icon={IconClock} tone="warn">
        {t('list.rose', { asked: amount })}
      </Badge>
      {price !== null && (
        <Button
          size="xs"
          variant="subtle"
          onClick={() => void setPrice(recurring, price, t('list.tookOver', { amount })).catch(() => {})}
        >
          {t('list.takeOver')}
        </Button>
      )}
    </span>
  );
}

function Next({ recurring: { nextDueOn } }: { recurring: Recurring }) {
  const { t } = useTranslation('recurring-expenses');
  const format = useFormat();
  return nextDueOn === null ? <span className={styles.quiet}>{t('list.none')}</span> : format.day(nextDueOn);
}

export function RecurringCard({ recurring, ...acts }: ListActs & { recurring: Recurring }) {
  const { t } = useTranslation('recurring-expenses');
  const format = useFormat();
  const { gross, currency, rhythm, nextDueOn } = recurring;
  return (
    <div className={styles.card}>
      <div className={styles.cardLine}>
        <Vendor recurring={recurring} {...acts} />
        <RecurringMenu recurring={recurring} {...acts} />
      </div>
      <div className={styles.cardLine}>
        <span className={styles.quiet}>
          {nextDueOn === null
            ? `${t(`rhythm.${rhythm}`)}, ${t('list.none')}`
            : `${t(`rhythm.${rhythm}`)}, ${format.day(nextDueOn)}`}
        </span>
        <strong>
          <Money cents={gross} currency={currency} />
        </strong>
      </div>
    </div>
  );
}
