/** The form of a bill with what it does beside it; on a phone the effect stands below, and the act in reach of the thumb. */
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { problemsOf } from '../../connection/problems.ts';
import { Failure } from '../../ui/form/Failure.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { PageHead } from '../../ui/Heads.tsx';
import { Keys } from '../../ui/Marks.tsx';
import { Notice } from '../../ui/States.tsx';
import sheet from '../../ui/sheet.module.css';
import { AmountLines } from './AmountLines.tsx';
import type { Business } from './business.ts';
import { CategoryNeeds } from './CategoryNeeds.tsx';
import { Effect } from './Effect.tsx';
import styles from './form.module.css';
import { HeadFields } from './HeadFields.tsx';
import { MoreFields } from './MoreFields.tsx';
import type { BillForm } from './use-expense-form.ts';

const FORM_ID = 'bill';

interface BillScreenProps {
  title: string;
  form: Omit<BillForm, 'submit'> & { submit: () => unknown };
  business: Business;
  isCorrection: boolean;
  /** What the button says. */
  act: string;
  /** Above the fields. */
  note: ReactNode;
  back: ReactNode;
  /** Beside the fields, above what the bill does. */
  changes?: ReactNode;
  /** Below the fields. */
  children?: ReactNode;
  /** The receipt by which it is entered, beside all. */
  receipt?: ReactNode;
}

export function BillScreen({
  title,
  form,
  business,
  isCorrection,
  act,
  note,
  back,
  changes,
  children,
  receipt,
}: BillScreenProps) {
  const { t } = useTranslation(['expense-form', 'errors']);
  const parts = form as BillForm;
  const hasMany = problemsOf(form.failure).length > 1;
  return (
    <div className={styles.screen} data-receipt={receipt !== undefined || undefined}>
      {receipt}
      <div className={styles.main}>
        <PageHead
          title={title}
          eyebrow={back}
          actions={
            <span className={styles.headAct}>
              <Act form={form} act={act} />
            </span>
          }
        />
        {note !== null && <div className={styles.notes}>{note}</div>}
        <Form form={form} sentBy="ctrlEnter" id={FORM_ID} className={styles.form}>
          <HeadFields
            form={parts}
            business={business}
            isCorrection={isCorrection}
            isRead={receipt !== undefined}
          />
          <AmountLines form={parts} business={business} />
          <CategoryNeeds form={parts} business={business} />
          {children}
          <MoreFields form={parts} />
          {form.isIncomplete && <Notice tone="neg" title={t('expense-form:incomplete')} />}
          <Failure
            title={t(isCorrection ? 'expense-form:notCorrected' : 'expense-form:failed')}
            failure={form.failure}
          >
            {hasMany ? t('errors:call.INVALID') : undefined}
          </Failure>
        </Form>
      </div>
      <Effect values={form.values} business={business}>
        {changes}
      </Effect>
      <div className={sheet.bottomBar} data-bottom-bar>
        <Act form={form} act={act} />
      </div>
    </div>
  );
}

function Act({ form, act }: Pick<BillScreenProps, 'form' | 'act'>) {
  return (
    <Button
      variant="filled"
      loading={form.isBusy}
      aria-keyshortcuts="Control+Enter"
      data-book
      // Enter that is held must not book what comes next unseen.
      onKeyDown={(event) => event.repeat && event.preventDefault()}
      onClick={() => form.submit()}
      rightSection={
        <span className={styles.filledKey} aria-hidden="true">
          <Keys of="Mod+Enter" />
        </span>
      }
    >
      {act}
    </Button>
  );
}
