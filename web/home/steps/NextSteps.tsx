/** What is to be done, all of it in one list: what presses first, payments that are only expected folded below. */
import type { Day } from '@belegbar/domain/calendar';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isFree } from '../../ui/free-keys.ts';
import { SectionHead } from '../../ui/Heads.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Keys } from '../../ui/Marks.tsx';
import { BlankLines } from '../../ui/States.tsx';
import { useRowKeys } from '../../ui/table/index.ts';
import { toast } from '../../ui/toast.tsx';
import styles from '../home.module.css';
import type { HomeData } from '../use-home.ts';
import { ExpectedPayments } from './ExpectedPayments.tsx';
import { failedNames, NotLoaded } from './NotLoaded.tsx';
import { usePutOff } from './put-off.ts';
import { StepDialog } from './StepDialog.tsx';
import { StepRow } from './StepRow.tsx';
import { type DialogAct, inOrder, type Step } from './step.ts';
import steps from './steps.module.css';
import { useBillSteps } from './use-bill-steps.ts';
import { useDraftStep, usePaymentSteps, useUnsentSteps } from './use-invoice-steps.ts';
import { useReturnSteps } from './use-return-steps.ts';
import { useReceivedSteps, useReminderSteps } from './use-waiting-steps.ts';

const SHOWN_COUNT = 9;

export function NextSteps({ data }: { data: HomeData }) {
  const { t } = useTranslation('home');
  const { all, later, putOff, bringBack } = useStepsOfToday(data);
  const [act, setAct] = useState<DialogAct | null>(null);
  const list = useRef<HTMLElement>(null);
  useRowKeys(list, 'page');
  useLaterKey(list, putOff);
  const isWaiting = data.open.isPending || data.vat.isPending || data.pending.isLoading || data.isAsking;
  const failed = failedNames(data);
  return (
    <section aria-labelledby="next-steps" ref={list}>
      <SectionHead
        id="next-steps"
        title={t('next.title')}
        aside={isWaiting || all.length === 0 || failed.length > 0 ? undefined : <Counted all={all} />}
      />
      {isWaiting && <Loading lines={4} />}
      {!isWaiting && <NotLoaded failed={failed} data={data} />}
      {!isWaiting && all.length === 0 && failed.length === 0 && <NothingToDo />}
      {!isWaiting && (
        <>
          <Rows all={all.filter(hasDay)} today={data.today} onAct={setAct} onLater={putOff} />
          <ExpectedPayments data={data} onAct={setAct} />
          <Rows
            all={all.filter((step) => !hasDay(step))}
            today={data.today}
            onAct={setAct}
            onLater={putOff}
          />
          <PutOffNote later={later} onBack={bringBack} />
          {all.length > 1 && <WalkingKeys />}
        </>
      )}
      {act !== null && <StepDialog act={act} onAct={setAct} />}
    </section>
  );
}

function hasDay({ pressing }: Step): boolean {
  return pressing !== 'anyTime';
}

interface RowsProps {
  all: readonly Step[];
  today: Day;
  onAct: (act: DialogAct) => void;
  onLater: (key: string) => void;
}

function Rows({ all, today, onAct, onLater }: RowsProps) {
  const { t } = useTranslation('home');
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole || all.length === SHOWN_COUNT + 1 ? all : all.slice(0, SHOWN_COUNT);
  return (
    <>
      <ul className={steps.steps}>
        {shown.map((step) => (
          <StepRow key={step.key} step={step} today={today} onAct={onAct} onLater={onLater} />
        ))}
      </ul>
      {shown.length < all.length && (
        <button type="button" className={steps.more} onClick={() => setWhole(true)}>
          {t('next.more', { count: all.length - shown.length })}
        </button>
      )}
    </>
  );
}

/** All that is left for today, and what was put off; putting off can be taken back at once. */
function useStepsOfToday(data: HomeData) {
  const { t } = useTranslation('home');
  const steps = useSteps(data);
  const { keys, putOff, bringBack } = usePutOff(data.today);
  return {
    all: steps.filter(({ key }) => !keys.has(key)),
    later: steps.filter(({ key }) => keys.has(key)),
    bringBack,
    putOff: (key: string) => {
      putOff(key);
      const title = steps.find((step) => step.key === key)?.title;
      toast.undo(t('next.isPutOff'), () => bringBack([key]), title);
    },
  };
}

/** Z puts off the step that has the focus, and goes on to the next. */
function useLaterKey(place: RefObject<HTMLElement | null>, putOff: (key: string) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'z' || event.repeat || !isFree(event, 'links')) return;
    const row = document.activeElement?.closest<HTMLElement>('[data-step]') ?? null;
    const key = row?.dataset.step;
    if (row === null || key === undefined || place.current?.contains(row) !== true) return;
    event.preventDefault();
    const next = row.nextElementSibling ?? row.previousElementSibling;
    next?.querySelector<HTMLElement>('[data-opens-row]')?.focus();
    putOff(key);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

interface PutOffProps {
  later: readonly Step[];
  onBack: (keys: readonly string[]) => void;
}

function PutOffNote({ later, onBack }: PutOffProps) {
  const { t } = useTranslation('home');
  if (later.length === 0) return null;
  return (
    <p className={steps.putOff}>
      {t('next.putOffCount', { count: later.length })}{' '}
      <button type="button" className={steps.textButton} onClick={() => onBack(later.map(({ key }) => key))}>
        {t('next.putOffShow')}
      </button>
    </p>
  );
}

function useSteps(data: HomeData): Step[] {
  const returns = useReturnSteps(data);
  const payments = usePaymentSteps(data);
  const unsent = useUnsentSteps(data);
  const reminders = useReminderSteps(data);
  const received = useReceivedSteps(data);
  const bills = useBillSteps(data);
  const drafts = useDraftStep(data);
  return inOrder([...returns, ...payments, ...unsent, ...reminders, ...received, ...bills, ...drafts]);
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
      <Keys of="Z" /> {t('next.keysLater')}
    </p>
  );
}
