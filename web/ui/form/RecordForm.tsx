/** The form in a dialog that adds or changes a record: its fields, what failed, giving up, saving. */
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogActions } from '../Dialogs.tsx';
import { Notice } from '../States.tsx';
import { Failure } from './Failure.tsx';
import { Form, type SentForm } from './Form.tsx';
import type { useRecordForm } from './use-record-form.ts';

type RecordFormState = ReturnType<typeof useRecordForm>;

interface RecordFormProps {
  form: SentForm &
    Pick<
      RecordFormState,
      'isNew' | 'isIncomplete' | 'isRefusedAtField' | 'failure' | 'isBusy' | 'giveUp' | 'conflict'
    >;
  /** What failed, such as "The client was not saved". */
  failedTitle: string;
  children: ReactNode;
}

/** What is wrong at single fields is said there; the foot says that something is, where the button was pressed. */
export function RecordForm({ form, failedTitle, children }: RecordFormProps) {
  const { t } = useTranslation(['common', 'errors']);
  return (
    <Form form={form}>
      {children}
      {form.isIncomplete && <Notice tone="neg" title={t('common:required')} />}
      {form.conflict === null ? (
        <Failure title={failedTitle} failure={form.failure}>
          {form.isRefusedAtField ? t('errors:call.INVALID') : undefined}
        </Failure>
      ) : (
        <Conflict conflict={form.conflict} />
      )}
      <DialogActions isBusy={form.isBusy}>
        <Button onClick={form.giveUp}>{t('common:cancel')}</Button>
        <Button type="submit" variant="filled" loading={form.isBusy}>
          {t(form.isNew ? 'common:add' : 'common:save.action')}
        </Button>
      </DialogActions>
    </Form>
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
