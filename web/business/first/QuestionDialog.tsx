/** A step of the first day in a dialog: the fields that it needs, and what of them is missing, whose first has the focus. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogActions } from '../../ui/Dialogs.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { SavingConflict, SavingMark } from '../SavingParts.tsx';
import { type BusinessForm, BusinessFormContext, useBusinessSaving } from '../saving.ts';
import styles from './first.module.css';
import { QuestionFields } from './QuestionFields.tsx';
import { missingOf, type Question } from './questions.ts';

interface QuestionDialogProps {
  title: string;
  questions: readonly Question[];
  onClose: () => void;
}

export default function QuestionDialog({ title, questions, onClose }: QuestionDialogProps) {
  return (
    <Dialog opened title={title} onClose={onClose} size={640}>
      <Asked questions={questions} onClose={onClose} />
    </Dialog>
  );
}

function Asked({ questions, onClose }: Omit<QuestionDialogProps, 'title'>) {
  const { t } = useTranslation('business');
  const { business, error, reload, saving } = useBusinessSaving();
  if (business === undefined)
    return error === null ? (
      <Loading lines={3} />
    ) : (
      <ErrorState title={t('loadFailed')} error={error} onRetry={reload} />
    );
  return <Known {...{ business, saving, questions, onClose }} />;
}

function Known({ business, saving, questions, onClose }: BusinessForm & Omit<QuestionDialogProps, 'title'>) {
  const { t } = useTranslation('business');
  const missing = questions.flatMap((question) => missingOf(question, business));
  const [beginAt] = useState(missing[0] === 'taxId' ? 'taxNumber' : missing[0]);
  return (
    <BusinessFormContext value={{ business, saving, beginAt }}>
      <SavingConflict saving={saving} />
      <div className={styles.question}>
        {questions.map((question) => (
          <QuestionFields key={question} question={question} />
        ))}
        <p className={styles.why} role="status">
          {missing.length === 0
            ? t('first.complete')
            : t('first.missing', { fields: missing.map((name) => t(`first.name.${name}`)).join(', ') })}
        </p>
      </div>
      <DialogActions>
        <SavingMark saving={saving} />
        <Button variant="filled" onClick={onClose}>
          {t('first.close')}
        </Button>
      </DialogActions>
    </BusinessFormContext>
  );
}
