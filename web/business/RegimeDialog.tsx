/** Changing how the business is taxed, from a day on. */
import type { TaxRegime } from '@belegbar/domain/business';
import { Button, Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DayField } from '../ui/DayField.tsx';
import { Dialog, DialogActions } from '../ui/Dialogs.tsx';
import { Failure } from '../ui/form/Failure.tsx';
import { Form } from '../ui/form/Form.tsx';
import styles from './business.module.css';
import { Choices } from './Choices.tsx';
import { RegimeChoices } from './RegimeChoices.tsx';
import { useBusinessForm } from './saving.ts';
import { reasonOf, useRegimeForm } from './use-regime-form.ts';

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
  const { from, validFrom } = form.values;
  const isAtDay = from === 'day';
  const { business } = useBusinessForm();
  const reason = reasonOf(form.values, business);
  return (
    <Form form={form} className={styles.regimeForm}>
      <RegimeChoices
        regime={form.values.regime}
        onChange={(regime) => form.change({ regime, isConfirmed: false })}
      />
      <Choices
        label={t('business:regime.fromQuestion')}
        value={from}
        choices={[
          { value: 'start', text: t('business:regime.fromStart') },
          { value: 'day', text: t('business:regime.fromDay') },
        ]}
        // A text that cannot be read goes with its field.
        onChange={(next) => form.change({ from: next, validFrom })}
      />
      {isAtDay && <DayField label={t('business:regime.validFrom')} {...form.field('validFrom')} />}
      {reason !== null && (
        <Checkbox
          label={t(`business:regime.because.${reason}`)}
          checked={form.values.isConfirmed}
          onChange={(event) => form.change({ isConfirmed: event.currentTarget.checked })}
        />
      )}
      {!(isAtDay && form.isRefusedAtField) && (
        <Failure title={t('business:regime.notSaved')} failure={form.failure} />
      )}
      <DialogActions isBusy={form.isBusy}>
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button type="submit" variant="filled" loading={form.isBusy} disabled={!form.isComplete}>
          {t('common:save.action')}
        </Button>
      </DialogActions>
    </Form>
  );
}
