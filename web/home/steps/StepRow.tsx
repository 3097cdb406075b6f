/** One step: its day, what it is and why, what it is about, and the act. */
import type { Day } from '@belegbar/domain/calendar';
import { Button } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { Money } from '../../ui/Money.tsx';
import type { Step, StepAct } from './step.ts';
import styles from './steps.module.css';

interface Props {
  step: Step;
  today: Day;
  onAct: (act: StepAct) => void;
}

export function StepRow({ step, today, onAct }: Props) {
  const { t } = useTranslation('home');
  const { on, act } = step;
  const pressing = on === null ? undefined : on < today ? 'late' : on === today ? 'today' : undefined;
  return (
    <li className={styles.step}>
      <span className={styles.stepWhen} data-pressing={pressing}>
        <When on={on} today={today} />
      </span>
      <span className={styles.stepWhat}>
        <Link {...step.link} className={styles.stepTitle}>
          {step.title}
        </Link>
        <span className={styles.stepReason}>{step.reason}</span>
      </span>
      <span className={styles.stepAmount}>{step.amount !== null && <Money {...step.amount} />}</span>
      <span className={styles.stepAct}>
        {act === undefined ? (
          <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
        ) : (
          <Button size="xs" aria-label={`${t(`act.${act.kind}`)}: ${step.title}`} onClick={() => onAct(act)}>
            {t(`act.${act.kind}`)}
          </Button>
        )}
      </span>
    </li>
  );
}

/** A day of another year says so; what is late says since when. */
function When({ on, today }: { on: Day | null; today: Day }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  if (on === null) return t('next.anyTime');
  if (on === today) return t('next.today');
  if (on.slice(0, 4) !== today.slice(0, 4)) return format.day(on);
  return format.dayNear(on);
}
