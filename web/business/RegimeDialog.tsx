/** Changing how the business is taxed, from a day on. */
import type { TaxRegime } from '@belegbar/domain/business';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { problemsOf, useErrorText } from '../problems.ts';
import { DayField } from '../ui/DayField.tsx';
import { Dialog, DialogActions } from '../ui/Dialogs.tsx';
import { Notice } from '../ui/States.tsx';
import styles from './business.module.css';
import { Choices } from './Choices.tsx';
import { RegimeChoices } from './RegimeChoices.tsx';
import { useRegimeForm } from './use-regime-form.ts';

interface RegimeDialogProps {
  opened: boolean;
  current: TaxRegime;
  onClose: () => void;
}

export function RegimeDialog({ opened, current, onClose }: RegimeDialogProps) {
  const { t } = useTranslation('business');
  return (
    <Dialog opened={opened} title={t('regime.dialogTitle')} onClose={onClose} size={560}>
      <RegimeForm current={current} onClose={onClose} />
    </Dialog>
  );
}

function RegimeForm({ current, onClose }: Omit<RegimeDialogProps, 'opened'>) {
  const { t } = useTranslation(['business', 'common']);
  const form = useRegimeForm(current, onClose);
  const errorText = useErrorText();
  const isAtDay = form.from === 'day' && problemsOf(form.failure).length > 0;
  return (
    <div className={styles.regimeForm}>
      <RegimeChoices regime={form.regime} onChange={form.setRegime} />
      <Choices
        label={t('business:regime.fromQuestion')}
        value={form.from}
        choices={[
          { value: 'start', text: t('business:regime.fromStart') },
          { value: 'day', text: t('business:regime.fromDay') },
        ]}
        onChange={form.setFrom}
      />
      {form.from === 'day' && (
        <DayField
          label={t('business:regime.validFrom')}
          value={form.validFrom}
          onChange={form.setValidFrom}
          error={isAtDay ? errorText(form.failure) : undefined}
        />
      )}
      {form.failure !== null && !isAtDay && (
        <Notice tone="neg" title={t('business:regime.notSaved')}>
          {errorText(form.failure)}
        </Notice>
      )}
      <DialogActions isBusy={form.isBusy}>
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button variant="filled" loading={form.isBusy} disabled={!form.isComplete} onClick={form.save}>
          {t('common:save.action')}
        </Button>
      </DialogActions>
    </div>
  );
}
