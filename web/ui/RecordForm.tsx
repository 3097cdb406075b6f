/** The form in a dialog that adds or changes a record: its fields, what failed, giving up, saving. */
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { problemsOf, useErrorText } from '../problems.ts';
import { DialogActions } from './Dialogs.tsx';
import { Notice } from './States.tsx';
import { useFirstWrong } from './use-first-wrong.ts';
import type { RecordFormState } from './use-record-form.ts';

interface RecordFormProps {
  form: Pick<RecordFormState, 'tries' | 'failure' | 'isBusy' | 'save' | 'giveUp'>;
  isNew: boolean;
  /** What failed, such as "The client was not saved". */
  failedTitle: string;
  children: ReactNode;
}

/** Problems of single fields are shown at the fields, any other failure at the foot. */
export function RecordForm({ form, isNew, failedTitle, children }: RecordFormProps) {
  const { t } = useTranslation('common');
  const place = useFirstWrong(form.failure ?? (form.tries > 0 && form.tries));
  return (
    <form
      ref={place}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.save();
      }}
    >
      {children}
      <Failure title={failedTitle} failure={form.failure} />
      <DialogActions>
        <Button onClick={form.giveUp}>{t('cancel')}</Button>
        <Button type="submit" variant="filled" loading={form.isBusy}>
          {t(isNew ? 'add' : 'save.action')}
        </Button>
      </DialogActions>
    </form>
  );
}

function Failure({ title, failure }: { title: string; failure: unknown }) {
  const errorText = useErrorText();
  if (failure === null || problemsOf(failure).length > 0) return null;
  return (
    <Notice tone="neg" title={title}>
      {errorText(failure)}
    </Notice>
  );
}
