/** Five plain questions on one sheet. One is open at a time, each may wait, and what is entered is kept at once. */
import { formatIban, regimeOn } from '@belegbar/domain/business';
import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../session/session.ts';
import { SectionHead } from '../../ui/Heads.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { takeDesign } from '../demo/kept-design.ts';
import { SavingConflict, SavingMark } from '../SavingParts.tsx';
import {
  type Business,
  BusinessFormContext,
  type Saving,
  useBusinessForm,
  useBusinessSaving,
} from '../saving.ts';
import styles from './first.module.css';
import { QuestionFields } from './QuestionFields.tsx';
import { missingOf, QUESTIONS, type Question } from './questions.ts';

/** `onDone` when the last one is answered or all are put off. */
export default function FirstQuestions({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('business');
  const { business, error, reload, saving } = useBusinessSaving('failures');
  useDesignOfDemo(business, saving);
  if (business === undefined)
    return error === null ? (
      <Loading lines={6} />
    ) : (
      <ErrorState title={t('loadFailed')} error={error} onRetry={reload} />
    );
  const aside = (
    <>
      <SavingMark saving={saving} />
      <button type="button" className={styles.later} onClick={onDone}>
        {t('first.allLater')}
      </button>
    </>
  );
  return (
    <BusinessFormContext value={{ business, saving }}>
      <section className={styles.sheet} aria-labelledby="first-questions">
        <SectionHead id="first-questions" title={t('first.title')} aside={aside} />
        <SavingConflict saving={saving} />
        <Sheet business={business} onDone={onDone} />
      </section>
    </BusinessFormContext>
  );
}

/** What was chosen in the demo is the design of one's own business, once. */
function useDesignOfDemo(business: Business | undefined, { save }: Saving): void {
  const isKnown = business !== undefined;
  useEffect(() => {
    const design = isKnown ? takeDesign() : null;
    if (design !== null) save(design);
  }, [isKnown, save]);
}

function Sheet({ business, onDone }: { business: Business; onDone: () => void }) {
  const [open, setOpen] = useState(() => firstOpen(business));
  const { save } = useBusinessForm().saving;
  const [takesWork, setTakesWork] = useState(false);
  const isWorkTaken = takesWork || firstOpen(business) > 0 || business.businessName !== '';
  const isMoved = useRef(false);
  const goTo = (index: number) => {
    isMoved.current = true;
    if (index < QUESTIONS.length) setOpen(index);
    else onDone();
  };
  /** What is shown is the answer, also where nobody has chosen it. */
  const takeWork = () => {
    save({ companyType: business.companyType });
    setTakesWork(true);
  };
  return (
    <ol className={styles.questions}>
      {QUESTIONS.map((question, index) => (
        <QuestionRow
          key={question}
          question={question}
          isAnswered={question === 'work' ? isWorkTaken : missingOf(question, business).length === 0}
          isOpen={index === open}
          takesFocus={isMoved.current}
          onOpen={() => goTo(index)}
          onSkip={() => goTo(index + 1)}
          onNext={() => {
            if (question === 'work') takeWork();
            goTo(index + 1);
          }}
        />
      ))}
    </ol>
  );
}

/** Comes back to where the sheet was left: behind the last one of which something is there. */
function firstOpen(business: Business): number {
  const begun = QUESTIONS.findLastIndex(
    (question) => question !== 'work' && missingOf(question, business).length === 0,
  );
  const index = QUESTIONS.findIndex((question, at) => at > 0 && missingOf(question, business).length > 0);
  return begun === -1 && business.businessName === '' ? 0 : Math.max(index, 0);
}

interface QuestionRowProps {
  question: Question;
  isAnswered: boolean;
  isOpen: boolean;
  takesFocus: boolean;
  onOpen: () => void;
  onNext: () => void;
  onSkip: () => void;
}

function QuestionRow({ question, isAnswered, isOpen, onOpen, ...rest }: QuestionRowProps) {
  const { t } = useTranslation('business');
  const number = QUESTIONS.indexOf(question) + 1;
  const id = `first-${question}`;
  return (
    <li className={styles.row} data-open={isOpen || undefined}>
      <span className={styles.ring} data-done={isAnswered || undefined} aria-hidden="true">
        {isAnswered ? <IconCheck size={16} stroke={2} /> : number}
      </span>
      <h3 className={styles.title}>
        <button type="button" aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onClick={onOpen}>
          {t(`first.${question}.title`)}
          {isAnswered && !isOpen && <Answer question={question} />}
        </button>
      </h3>
      {isOpen && <QuestionForm id={id} question={question} isAnswered={isAnswered} {...rest} />}
    </li>
  );
}

/** What was answered, below its question. */
function Answer({ question }: { question: Question }) {
  const { t } = useTranslation('business');
  const { business } = useBusinessForm();
  const { smallBusiness } = regimeOn(business.regimes, useToday());
  const answers: Record<Question, string> = {
    work: [t(`companyType.${business.companyType}`), business.businessName].filter(Boolean).join(', '),
    taxation: t(smallBusiness ? 'first.taxation.yes' : 'first.taxation.no'),
    sender: [business.fullName, business.street, `${business.postCode} ${business.city}`].join(', '),
    tax: business.taxNumber === '' ? business.vatId : business.taxNumber,
    bank: formatIban(business.iban),
  };
  return <span className={styles.answer}>{answers[question]}</span>;
}

interface QuestionFormProps {
  id: string;
  question: Question;
  isAnswered: boolean;
  takesFocus: boolean;
  onNext: () => void;
  onSkip: () => void;
}

/** Enter goes on; what was typed is kept when its field is left. */
function QuestionForm({ id, question, isAnswered, takesFocus, onNext, onSkip }: QuestionFormProps) {
  const { t } = useTranslation('business');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>('input, select')?.focus();
  }, [takesFocus]);
  const isLast = question === 'bank';
  return (
    <form
      id={id}
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
    >
      <p className={styles.why}>{t(`first.${question}.why`)}</p>
      <QuestionFields question={question} />
      <p className={styles.buttons}>
        <Button type="submit" variant="filled">
          {t(isLast ? 'first.finish' : 'first.next')}
        </Button>
        {!isAnswered && (
          <Button variant="subtle" onClick={onSkip}>
            {t(question === 'tax' ? 'first.notYet' : 'first.skip')}
          </Button>
        )}
      </p>
    </form>
  );
}
