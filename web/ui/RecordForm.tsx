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
  form: Pick<RecordFormState, 'tries' | 'complete' | 'failure' | 'isBusy' | 'save' | 'giveUp'>;
  isNew: boolean;
  /** What failed, such as "The client was not saved". */
  failedTitle: string;
  children: ReactNode;
}

/** What is wrong at single fields is said there; the foot says that something is, where the button was pressed. */
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
      {form.tries > 0 && form.complete === null && <Notice tone="neg" title={t('required')} />}
      <Failure title={failedTitle} failure={form.failure} />
      <DialogActions isBusy={form.isBusy}>
        <Button onClick={form.giveUp}>{t('cancel')}</Button>
        <Button type="submit" variant="filled" loading={form.isBusy}>
          {t(isNew ? 'add' : 'save.action')}
        </Button>
      </DialogActions>
    </form>
  );
}

function Failure({ title, failure }: { title: string; failure: unknown }) {
  const { t } = useTranslation('errors');
  const errorText = useErrorText();
  if (failure === null) return null;
  return (
    <Notice tone="neg" title={title}>
      {problemsOf(failure).length > 0 ? t('call.INVALID') : errorText(failure)}
    </Notice>
  );
}
