/** One step: its day, what it is and why, what it is about, and the act; a reminder opens in the row itself. */
import type { Day } from '@belegbar/domain/calendar';
import { Button } from '@mantine/core';
import { IconChevronUp } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WaitingInPlace } from '../../sending/index.ts';
import { useFormat } from '../../ui/format.ts';
import { Loading } from '../../ui/Loading.tsx';
import type { DialogAct, Reminder, Step } from './step.ts';
import styles from './steps.module.css';

interface Props {
  step: Step;
  today: Day;
  onAct: (act: DialogAct) => void;
  /** Left out where a step cannot be put off. */
  onLater?: (key: string) => void;
}

export function StepRow({ step, today, onAct, onLater }: Props) {
  const { act, pressing } = step;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <li className={styles.row} data-row data-step={step.key} data-open={isOpen || undefined}>
      <div className={styles.step}>
        <span className={styles.stepWhen} data-pressing={pressing}>
          <When step={step} today={today} />
          {onLater !== undefined && <LaterButton step={step} onLater={onLater} />}
        </span>
        <span className={styles.stepWhat}>
          <Link {...step.link} className={styles.stepTitle} data-opens-row>
            {step.title}
          </Link>
          <span className={styles.stepReason}>{step.reason}</span>
        </span>
        <span className={styles.stepAmount}>{step.amount}</span>
        <span className={styles.stepAct}>
          {act.kind === 'approve' ? (
            <OpenButton step={step} controls={id} isOpen={isOpen} onOpen={setOpen} />
          ) : (
            <ActButton step={step} onAct={onAct} />
          )}
        </span>
      </div>
      {act.kind === 'approve' && isOpen && (
        <div id={id} className={styles.inPlace}>
          <InPlace reminder={act.reminder} onAct={onAct} />
        </div>
      )}
    </li>
  );
}

function LaterButton({ step, onLater }: { step: Step; onLater: (key: string) => void }) {
  const { t } = useTranslation('home');
  return (
    <button
      type="button"
      className={styles.later}
      aria-label={t('next.putOffOf', { step: step.title })}
      onClick={() => onLater(step.key)}
    >
      {t('next.putOff')}
    </button>
  );
}

function InPlace({ reminder, onAct }: { reminder: Reminder; onAct: Props['onAct'] }) {
  const { id, invoiceId, number, clientName: client } = reminder;
  return (
    <Suspense fallback={<Loading lines={4} />}>
      <WaitingInPlace
        reminder={reminder}
        onEdit={() => onAct({ kind: 'remind', invoiceId, number, client, mailId: id })}
        onPaid={() => onAct({ kind: 'payment', invoiceId })}
      />
    </Suspense>
  );
}

interface OpenButtonProps {
  step: Step;
  controls: string;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

function OpenButton({ step, controls, isOpen, onOpen }: OpenButtonProps) {
  const { t } = useTranslation('home');
  return (
    <Button
      size="xs"
      aria-label={`${t('act.approve')}: ${step.title}`}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={() => onOpen(!isOpen)}
    >
      {isOpen ? <IconChevronUp size={16} stroke={1.75} aria-hidden="true" /> : t('act.approve')}
    </Button>
  );
}

function ActButton({ step, onAct }: Pick<Props, 'step' | 'onAct'>) {
  const { t } = useTranslation('home');
  const { act } = step;
  const label = t(`act.${act.kind}`);
  // The link of the row lies below it and leads there, so it only looks like a button.
  if (!('invoiceId' in act))
    return (
      <Button size="xs" component="span" aria-hidden="true" className={styles.led ?? ''} tabIndex={-1}>
        {label}
      </Button>
    );
  return (
    <Button size="xs" aria-label={`${label}: ${step.title}`} onClick={() => onAct(act)}>
      {label}
    </Button>
  );
}

/** A day of another year says so; what is late says since when. */
function When({ step: { on, pressing }, today }: { step: Step; today: Day }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  if (on === null) return t(pressing === 'anyTime' ? 'next.anyTime' : 'next.today');
  if (on === today) return t('next.today');
  const isOfThisYear = on.slice(0, 4) === today.slice(0, 4);
  if (pressing === 'coming') return isOfThisYear ? format.dayNear(on) : format.day(on);
  const day = isOfThisYear ? format.dayShort(on) : format.day(on);
  return pressing === 'late' ? t('next.lateSince', { day }) : day;
}
