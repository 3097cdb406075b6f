/** Asks why an invoice is cancelled: whether its VAT falls now, or with the money that goes back. */
import { CANCELLATION_REASONS, type CancellationReason } from '@belegbar/domain/invoices';
import { useTranslation } from 'react-i18next';
import { RadioField } from '../../ui/ChoiceFields.tsx';

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
    <RadioField
      label={t('cancel.reason.question')}
      value={value}
      error={isMissing ? t('invoices:problem.cancel.reason.missing') : undefined}
      answers={CANCELLATION_REASONS.map((reason) => ({
        value: reason,
        label: t(`cancel.reason.${reason}.label`),
        meaning: textOf(reason),
      }))}
      onChange={onChange}
    />
  );
}
