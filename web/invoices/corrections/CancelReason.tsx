/** Asks why an invoice is cancelled: whether its VAT falls now, or with the money that goes back. */
import { CANCELLATION_REASONS, type CancellationReason } from '@belegbar/domain/invoices';
import { Radio } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './corrections.module.css';

interface CancelReasonProps {
  value: CancellationReason | null;
  /** Whether money for the invoice is in hand. */
  isPaid: boolean;
  /** Whether an answer was missing. */
  isMissing: boolean;
  onChange: (reason: CancellationReason) => void;
}

export function CancelReason({ value, isPaid, isMissing, onChange }: CancelReasonProps) {
  const { t } = useTranslation(['invoice-corrections', 'invoices']);
  const textOf = (reason: CancellationReason) =>
    t(reason === 'dealIsOff' && isPaid ? 'cancel.reason.dealIsOff.paid' : `cancel.reason.${reason}.text`);
  return (
    <Radio.Group
      label={t('cancel.reason.question')}
      value={value}
      error={isMissing && t('invoices:problem.cancel.reason.missing')}
      onChange={(chosen) => onChange(chosen as CancellationReason)}
    >
      <div className={styles.reasons}>
        {CANCELLATION_REASONS.map((reason) => (
          <Radio
            key={reason}
            value={reason}
            label={t(`cancel.reason.${reason}.label`)}
            description={textOf(reason)}
          />
        ))}
      </div>
    </Radio.Group>
  );
}
