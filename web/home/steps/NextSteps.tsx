/** What is to be done, all of it in one list: what presses first, payments that are only expected folded below. */
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionHead } from '../../ui/Heads.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Keys } from '../../ui/Marks.tsx';
import { BlankLines } from '../../ui/States.tsx';
import { useRowKeys } from '../../ui/table/index.ts';
import styles from '../home.module.css';
import type { HomeData } from '../use-home.ts';
import { ExpectedPayments } from './ExpectedPayments.tsx';
import { StepDialog } from './StepDialog.tsx';
import { StepRow } from './StepRow.tsx';
import { type DialogAct, inOrder, type Step } from './step.ts';
import steps from './steps.module.css';
import { useDraftStep, usePaymentSteps, useUnsentSteps } from './use-invoice-steps.ts';
import { useReturnSteps } from './use-return-steps.ts';
import { useReceivedSteps, useReminderSteps } from './use-waiting-steps.ts';

const SHOWN_COUNT = 9;

export function NextSteps({ data }: { data: HomeData }) {
  const { t } = useTranslation('home');
  const all = useSteps(data);
  const [isWhole, setWhole] = useState(false);
  const [act, setAct] = useState<DialogAct | null>(null);
  const list = useRef<HTMLElement>(null);
  useRowKeys(list, 'page');
  const isWaiting = data.open.isPending || data.vat.isPending || data.isAsking;
  const shown = isWhole || all.length === SHOWN_COUNT + 1 ? all : all.slice(0, SHOWN_COUNT);
  return (
    <section aria-labelledby="next-steps" ref={list}>
      <SectionHead
        id="next-steps"
        title={t('next.title')}
        aside={isWaiting || all.length === 0 ? undefined : <Counted all={all} />}
      />
      {isWaiting && <Loading lines={4} />}
      {!isWaiting && all.length === 0 && <NothingToDo />}
      {!isWaiting && (
        <>
          <ul className={steps.steps}>
            {shown.map((step) => (
              <StepRow key={step.key} step={step} today={data.today} onAct={setAct} />
            ))}
          </ul>
          {shown.length < all.length && (
            <button type="button" className={steps.more} onClick={() => setWhole(true)}>
              {t('next.more', { count: all.length - shown.length })}
            </button>
          )}
          <ExpectedPayments data={data} onAct={setAct} />
          {all.length > 1 && <WalkingKeys />}
        </>
      )}
      {act !== null && <StepDialog act={act} onAct={setAct} />}
    </section>
  );
}

function useSteps(data: HomeData): Step[] {
  const returns = useReturnSteps(data);
  const payments = usePaymentSteps(data);
  const unsent = useUnsentSteps(data);
  const reminders = useReminderSteps(data);
  const received = useReceivedSteps(data);
  return inOrder([...returns, ...payments, ...unsent, ...reminders, ...received, ...useDraftStep(data)]);
}

function Counted({ all }: { all: readonly Step[] }) {
  const { t } = useTranslation('home');
  const late = all.filter(({ pressing }) => pressing === 'late').length;
  const counted = t('next.count', { count: all.length });
  return late === 0 ? counted : t('next.ofWhichLate', { counted, count: late });
}

function NothingToDo() {
  const { t } = useTranslation('home');
  return (
    <>
      <p className={styles.quiet}>{t('next.none')}</p>
      <BlankLines count={2} />
    </>
  );
}

function WalkingKeys() {
  const { t } = useTranslation('home');
  return (
    <p className={steps.keys}>
      <Keys of="J" />
      <Keys of="K" /> {t('next.keysMove')}
      <Keys of="Enter" /> {t('next.keysOpen')}
    </p>
  );
}
