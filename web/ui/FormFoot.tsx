/** The foot of a form in a dialog: what failed, giving up, saving. */
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { problemsOf, useErrorText } from '../problems.ts';
import { DialogActions } from './Dialogs.tsx';
import { Notice } from './States.tsx';

interface FormFootProps {
  /** What failed, such as "The client was not saved". */
  failedTitle: string;
  /** Null when nothing failed. Problems of single fields are shown there, not here. */
  failure: unknown;
  isBusy: boolean;
  action: string;
  onCancel: () => void;
}

export function FormFoot({ failedTitle, failure, isBusy, action, onCancel }: FormFootProps) {
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  return (
    <>
      {failure !== null && problemsOf(failure).length === 0 && (
        <Notice tone="neg" title={failedTitle}>
          {errorText(failure)}
        </Notice>
      )}
      <DialogActions>
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button type="submit" variant="filled" loading={isBusy}>
          {action}
        </Button>
      </DialogActions>
    </>
  );
}
