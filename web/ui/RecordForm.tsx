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
  form: Pick<RecordFormState, 'tries' | 'complete' | 'failure' | 'isBusy' | 'save' | 'giveUp' | 'conflict'>;
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
      {form.conflict === null ? (
        <Failure title={failedTitle} failure={form.failure} />
      ) : (
        <Conflict conflict={form.conflict} />
      )}
      <DialogActions isBusy={form.isBusy}>
        <Button onClick={form.giveUp}>{t('cancel')}</Button>
        <Button type="submit" variant="filled" loading={form.isBusy}>
          {t(isNew ? 'add' : 'save.action')}
        </Button>
      </DialogActions>
    </form>
  );
}

/** Changed elsewhere meanwhile: whoever looks at both decides. */
function Conflict({ conflict }: { conflict: NonNullable<RecordFormState['conflict']> }) {
  const { t } = useTranslation('common');
  const actions = (
    <Button.Group>
      <Button size="xs" onClick={() => void conflict.keep()}>
        {t('conflict.keep')}
      </Button>
      <Button size="xs" variant="subtle" onClick={() => void conflict.discard()}>
        {t('conflict.discard')}
      </Button>
    </Button.Group>
  );
  return (
    <Notice tone="neg" title={t('save.conflict')} action={actions}>
      {t('conflict.text')}
    </Notice>
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
