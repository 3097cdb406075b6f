/** What became of one that is booked or set aside; either can come back. */
import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { useFormat } from '../ui/format.ts';
import { SectionHead } from '../ui/Heads.tsx';
import { CheckLine } from '../ui/States.tsx';
import type { Received } from './message.ts';
import styles from './review.module.css';
import { UndoBooking } from './UndoBooking.tsx';
import { useTakeBack } from './use-acts.ts';

export function Decided({ received }: { received: Received }) {
  const { t } = useTranslation('received-invoices');
  const format = useFormat();
  const { expense, setAside, decided } = received;
  const when = decided === null ? '' : format.instant(decided.at);
  const by = decided?.by ?? '';
  const told = t(by === '' ? 'decided.when' : 'decided.whenBy', { when, name: by });
  return (
    <section className={styles.section}>
      <SectionHead title={t('decided.title')} />
      {expense !== null && (
        <CheckLine
          tone="pos"
          title={t('decided.booked', { number: expense.number })}
          text={told}
          action={
            <>
              <ButtonLink to="/expenses/$id" params={{ id: expense.id }} size="xs">
                {t('decided.toExpense')}
              </ButtonLink>
              <UndoBooking id={received.id} expense={expense} />
            </>
          }
        />
      )}
      {setAside !== null && (
        <CheckLine
          tone="info"
          title={t('decided.setAside', { reason: t(`reason.${setAside.reason}`) })}
          text={[setAside.note, told].filter(Boolean).join('\n')}
          action={<TakeBack id={received.id} />}
        />
      )}
    </section>
  );
}

function TakeBack({ id }: { id: string }) {
  const { t } = useTranslation('received-invoices');
  const { isBusy, takeBack } = useTakeBack();
  return (
    <Button
      size="xs"
      loading={isBusy}
      leftSection={<IconArrowBackUp size={16} stroke={1.75} aria-hidden="true" />}
      onClick={() => void takeBack(id)}
    >
      {t('takeBack')}
    </Button>
  );
}
