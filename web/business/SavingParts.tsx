/** How saving stands, wherever fields of the business are. */
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { problemsOf, useErrorText } from '../connection/problems.ts';
import { SaveMark } from '../ui/SaveMark.tsx';
import { Notice } from '../ui/States.tsx';
import { showFirstWrong } from '../ui/use-first-wrong.ts';
import styles from './business.module.css';
import type { Saving } from './saving.ts';

/** Whether everything is stored, and the way out where it is not. */
export function SavingMark({ saving }: { saving: Saving }) {
  const errorText = useErrorText();
  const { t } = useTranslation('common');
  const count = saving.refused.size;
  const isSettled = saving.state === 'saved' || problemsOf(saving.failure).length > 0;
  if (count > 0 && isSettled) {
    const text = t('save.fieldsNotSaved', { count });
    return <SaveMark state="failed" text={text} onShowFirst={showFirstWrong} />;
  }
  if (saving.state !== 'failed') return <SaveMark state={saving.state} />;
  const text = `${t('save.failed')}: ${errorText(saving.failure)}`;
  return <SaveMark state="failed" text={text} onRetry={saving.retry} />;
}

/** Asks what holds, where another window has changed the business meanwhile. */
export function SavingConflict({ saving }: { saving: Saving }) {
  const { t } = useTranslation(['business', 'common']);
  if (saving.state !== 'conflict') return null;
  return (
    <div className={styles.conflict}>
      <Notice
        tone="warn"
        title={t('business:conflict.title')}
        action={
          <span className={styles.conflictActions}>
            <Button size="xs" onClick={saving.retry}>
              {t('common:conflict.keep')}
            </Button>
            <Button size="xs" variant="subtle" onClick={saving.discard}>
              {t('common:conflict.discard')}
            </Button>
          </span>
        }
      >
        {t('business:conflict.text')}
      </Notice>
    </div>
  );
}
