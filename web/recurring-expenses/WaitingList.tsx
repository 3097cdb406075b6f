/** What is due and waits for a look: nothing of it is in the books yet. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../ui/format.ts';
import { SectionHead } from '../ui/Heads.tsx';
import { Hidden } from '../ui/Hidden.tsx';
import { Money } from '../ui/Money.tsx';
import { DataTable } from '../ui/table/index.ts';
import { AcceptDialog } from './AcceptDialog.tsx';
import type { Waiting } from './message.ts';
import styles from './recurring-expenses.module.css';
import { useRecurringActs } from './use-recurring-acts.ts';

export function WaitingList({ waiting }: { waiting: Waiting[] }) {
  const { t } = useTranslation(['recurring-expenses', 'common']);
  const format = useFormat();
  const [accepted, setAccepted] = useState<Waiting | null>(null);
  return (
    <section>
      <SectionHead title={t('waiting.title')} aside={t('waiting.aside')} />
      <DataTable
        caption={t('waiting.title')}
        rows={waiting}
        rowKey={keyOf}
        columns={[
          { key: 'vendor', head: t('list.vendor'), cell: (one) => <Name waiting={one} /> },
          { key: 'due', head: t('waiting.day'), width: '130px', cell: ({ dueOn }) => format.day(dueOn) },
          {
            key: 'amount',
            head: t('list.amount'),
            kind: 'amount',
            width: '140px',
            cell: ({ gross, currency }) => <Money cents={gross} currency={currency} />,
          },
          {
            key: 'acts',
            head: <Hidden>{t('common:actions')}</Hidden>,
            kind: 'end',
            width: '260px',
            cell: (one) => <Acts waiting={one} onEnter={() => setAccepted(one)} />,
          },
        ]}
        card={(one) => <Card waiting={one} onEnter={() => setAccepted(one)} />}
      />
      {accepted !== null && (
        <AcceptDialog key={keyOf(accepted)} waiting={accepted} onClose={() => setAccepted(null)} />
      )}
    </section>
  );
}

function keyOf({ recurringId, dueOn }: Waiting): string {
  return `${recurringId} ${dueOn}`;
}

function Name({ waiting: { vendor, category } }: { waiting: Waiting }) {
  const { t } = useTranslation('received-invoices');
  return (
    <span className={styles.vendor}>
      <span className={styles.name}>{vendor.name}</span>
      <span className={styles.quiet}>{t(`category.${category}`)}</span>
    </span>
  );
}

interface ActsProps {
  waiting: Waiting;
  onEnter: () => void;
}

function Acts({ waiting: { recurringId, vendor, dueOn }, onEnter }: ActsProps) {
  const { t } = useTranslation('recurring-expenses');
  const format = useFormat();
  const { skip } = useRecurringActs();
  const which = { vendor: vendor.name, day: format.day(dueOn) };
  return (
    <span className={styles.rowActs}>
      <Button
        size="xs"
        variant="subtle"
        aria-label={t('waiting.skipOf', which)}
        onClick={() => void skip(recurringId, { vendor: vendor.name, dueOn }).catch(() => {})}
      >
        {t('waiting.skip')}
      </Button>
      <Button size="xs" aria-label={t('waiting.enterOf', which)} onClick={onEnter} data-opens-row>
        {t('waiting.enter')}
      </Button>
    </span>
  );
}

function Card({ waiting, onEnter }: ActsProps) {
  const { t } = useTranslation('recurring-expenses');
  const format = useFormat();
  return (
    <div className={styles.card}>
      <div className={styles.cardLine}>
        <Name waiting={waiting} />
        <strong>
          <Money cents={waiting.gross} currency={waiting.currency} />
        </strong>
      </div>
      <div className={styles.cardLine}>
        <span className={styles.quiet}>{t('waiting.due', { day: format.day(waiting.dueOn) })}</span>
        <Acts waiting={waiting} onEnter={onEnter} />
      </div>
    </div>
  );
}
