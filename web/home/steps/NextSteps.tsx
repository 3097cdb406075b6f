/** What is due, all of it in one list by its day, each with the act that does it. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionHead } from '../../ui/Heads.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { BlankLines } from '../../ui/States.tsx';
import styles from '../home.module.css';
import type { HomeData } from '../use-home.ts';
import { StepDialog } from './StepDialog.tsx';
import { StepRow } from './StepRow.tsx';
import type { Step, StepAct } from './step.ts';
import steps from './steps.module.css';
import { useDraftStep, usePaymentSteps, useUnsentSteps, useWaitingSteps } from './use-invoice-steps.ts';
import { useReturnSteps } from './use-return-steps.ts';

const SHOWN_COUNT = 8;

export function NextSteps({ data }: { data: HomeData }) {
  const { t } = useTranslation('home');
  const all = useSteps(data);
  const [isWhole, setWhole] = useState(false);
  const [act, setAct] = useState<StepAct | null>(null);
  const isWaiting = data.open.isPending || data.vat.isPending;
  const late = all.filter(({ on }) => on !== null && on < data.today).length;
  const counted = t('next.count', { count: all.length });
  return (
    <section aria-labelledby="next-steps">
      <SectionHead
        id="next-steps"
        title={t('next.title')}
        aside={isWaiting ? undefined : late === 0 ? counted : t('next.ofWhichLate', { counted, count: late })}
      />
      {isWaiting && <Loading lines={4} />}
      {!isWaiting && all.length === 0 && (
        <>
          <p className={styles.quiet}>{t('next.none')}</p>
          <BlankLines count={2} />
        </>
      )}
      {!isWaiting && (
        <ul className={steps.steps}>
          {(isWhole ? all : all.slice(0, SHOWN_COUNT)).map((step) => (
            <StepRow key={step.key} step={step} today={data.today} onAct={setAct} />
          ))}
        </ul>
      )}
      {!isWhole && all.length > SHOWN_COUNT && (
        <button type="button" className={steps.more} onClick={() => setWhole(true)}>
          {t('next.more', { count: all.length - SHOWN_COUNT })}
        </button>
      )}
      {act !== null && <StepDialog act={act} onAct={setAct} />}
    </section>
  );
}

/** What has a day comes first, the oldest before all. */
function useSteps(data: HomeData): Step[] {
  const returns = useReturnSteps(data);
  const payments = usePaymentSteps(data);
  const unsent = useUnsentSteps(data);
  const anyTime = [...useWaitingSteps(data), ...useDraftStep(data)];
  const all = [...payments, ...returns, ...unsent];
  const dated = all.filter(({ on }) => on !== null).sort((a, b) => ((a.on ?? '') < (b.on ?? '') ? -1 : 1));
  return [...dated, ...all.filter(({ on }) => on === null), ...anyTime];
}
