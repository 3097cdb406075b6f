/** Where clients pay to, and when. */
import { checkBic, checkIban, formatIban } from '@belegbar/domain/business';
import { useTranslation } from 'react-i18next';
import { Fields } from '../ui/Heads.tsx';
import { BusinessSelect, BusinessText } from './BusinessField.tsx';
import { useBusinessForm } from './saving.ts';

const PAYMENT_DAYS = [0, 7, 14, 30, 60, 90];

export function PaymentSettings() {
  const { t } = useTranslation('business');
  const { business } = useBusinessForm();
  const days = [...new Set([...PAYMENT_DAYS, business.defaultPaymentDays])].sort((a, b) => a - b);
  return (
    <Fields>
      <BusinessText
        name="iban"
        maxLength={42}
        show={formatIban}
        check={(text) => {
          const checked = checkIban(text);
          return checked.ok ? { ok: true, note: t('hint.ibanPassed') } : checked;
        }}
      />
      <BusinessText name="bic" maxLength={11} hint={t('hint.bic')} check={(text) => checkBic(text)} />
      <BusinessText name="accountHolder" maxLength={200} hint={t('hint.accountHolder')} />
      <BusinessText name="bankName" maxLength={200} />
      <BusinessSelect
        name="defaultPaymentDays"
        choices={days.map((count) => ({
          value: String(count),
          label: count === 0 ? t('payment.immediate') : t('payment.days', { count }),
        }))}
        read={Number}
      />
    </Fields>
  );
}
