/** The steps of the first day: what is done is ticked, exactly one action is primary. */
import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { missingOf, type Question, QuestionDialog } from '../business/index.ts';
import { lazyPart } from '../connection/lazy-part.ts';
import { loadTexts } from '../locales/i18n.ts';
import { useSession } from '../session/session.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { SectionHead } from '../ui/Heads.tsx';
import styles from './steps/steps.module.css';
import type { HomeData } from './use-home.ts';

type StepName = 'account' | 'basics' | 'bank' | 'client' | 'invoice';

interface FirstStep {
  name: StepName;
  isDone: boolean;
  /** What it still lacks, by the names of the questions. */
  missing?: readonly string[];
}

export function FirstSteps({ data, onHide }: { data: HomeData; onHide: () => void }) {
  const { t } = useTranslation('home');
  const steps = firstSteps(data);
  const done = steps.filter((step) => step.isDone).length;
  const current = steps.find((step) => !step.isDone)?.name;
  const [open, setOpen] = useState<StepName | null>(null);
  const aside = (
    <>
      <span>{t('first.done', { done, all: steps.length })}</span>
      <button type="button" className={styles.textButton} onClick={onHide}>
        {t('first.hide')}
      </button>
    </>
  );
  return (
    <section aria-labelledby="first-steps">
      <SectionHead id="first-steps" title={t('first.title')} aside={aside} />
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <FirstStepRow
            key={step.name}
            step={step}
            number={index + 1}
            isCurrent={step.name === current}
            onOpen={() => setOpen(step.name)}
          />
        ))}
      </ol>
      <Suspense fallback={null}>
        {open !== null && <StepDialog name={open} onClose={() => setOpen(null)} />}
      </Suspense>
    </section>
  );
}

/** Each asks for what its step needs, and nothing else. */
function StepDialog({ name, onClose }: { name: StepName; onClose: () => void }) {
  const { t } = useTranslation('home');
  const title = t(`first.${name}.title`);
  if (name === 'client') return <ClientDialog opened onClose={onClose} />;
  if (name === 'basics')
    return <QuestionDialog title={title} questions={['sender', 'tax']} onClose={onClose} />;
  return <QuestionDialog title={title} questions={['bank']} onClose={onClose} />;
}

const ClientDialog = lazyPart(async () => {
  const [part] = await Promise.all([import('../clients/index.ts'), loadTexts('clients')]);
  return { default: part.ClientDialog };
});

interface FirstStepRowProps {
  step: FirstStep;
  number: number;
  isCurrent: boolean;
  onOpen: () => void;
}

function FirstStepRow({ step, number, isCurrent, onOpen }: FirstStepRowProps) {
  const { t } = useTranslation('home');
  const email = useSession()?.user?.email ?? '';
  return (
    <li className={styles.first} data-current={isCurrent || undefined}>
      <span className={styles.ring} data-done={step.isDone || undefined} aria-hidden="true">
        {step.isDone ? <IconCheck size={16} stroke={2} /> : number}
      </span>
      <span className={styles.stepWhat}>
        <span className={styles.stepTitle}>{t(`first.${step.name}.title`)}</span>
        <span className={styles.stepReason}>
          <StepReason step={step} email={email} />
        </span>
      </span>
      {step.isDone ? (
        <span className={styles.doneNote}>{t('first.isDone')}</span>
      ) : (
        <StepAction name={step.name} isCurrent={isCurrent} onOpen={onOpen} />
      )}
    </li>
  );
}

/** Begun, it says what is missing; before, what it is for. */
function StepReason({ step: { name, isDone, missing = [] }, email }: { step: FirstStep; email: string }) {
  const { t } = useTranslation('home');
  if (isDone || missing.length === 0 || missing.length === BASICS_COUNT)
    return t(`first.${name}.reason`, { email });
  return t('first.missing', { fields: missing.map((field) => t(`first.name.${field}`)).join(', ') });
}

function StepAction({
  name,
  isCurrent,
  onOpen,
}: Pick<FirstStepRowProps, 'isCurrent' | 'onOpen'> & { name: StepName }) {
  const { t } = useTranslation('home');
  const look = { size: isCurrent ? 'sm' : 'xs', variant: isCurrent ? 'filled' : 'default' } as const;
  if (name === 'invoice')
    return (
      <ButtonLink to="/invoices/new" {...look}>
        {t('first.invoice.action')}
      </ButtonLink>
    );
  return (
    <Button {...look} onClick={onOpen}>
      {t(`first.${name}.action`)}
    </Button>
  );
}

function firstSteps({ business, clients }: HomeData): FirstStep[] {
  const profile = business.data;
  const lacks = (...questions: Question[]) =>
    profile === undefined ? null : questions.flatMap((question) => missingOf(question, profile));
  const basics = lacks('sender', 'tax');
  return [
    { name: 'account', isDone: true },
    { name: 'basics', isDone: basics?.length === 0, missing: basics ?? [] },
    { name: 'bank', isDone: lacks('bank')?.length === 0 },
    { name: 'client', isDone: (clients.data?.clients.length ?? 0) > 0 },
    { name: 'invoice', isDone: profile?.hasIssued === true },
  ];
}

/** Of § 14 (4) No. 1 and 2 UStG, where nothing has been entered yet. */
const BASICS_COUNT = 5;
