/** Where clients pay to, and in which ways. */
import {
  checkBic,
  checkIban,
  formatIban,
  PAYMENT_METHODS,
  TRANSFER_REFERENCES,
} from '@belegbar/domain/business';
import { useTranslation } from 'react-i18next';
import { Fields, WideField } from '../ui/Heads.tsx';
import { BankProposal } from './BankProposal.tsx';
import { BusinessChecks, BusinessSelect, BusinessText } from './BusinessField.tsx';

export function PaymentSettings() {
  const { t } = useTranslation('business');
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
      <div>
        <BusinessText name="bic" maxLength={11} check={(text) => checkBic(text)} />
        <BankProposal />
      </div>
      <BusinessText name="accountHolder" maxLength={200} />
      <BusinessText name="bankName" maxLength={200} />
      <WideField>
        <BusinessSelect
          name="transferReference"
          choices={TRANSFER_REFERENCES.map((value) => ({ value, label: t(`transferReference.${value}`) }))}
          read={(chosen) => TRANSFER_REFERENCES.find((reference) => reference === chosen) ?? 'invoiceNumber'}
        />
      </WideField>
      <WideField>
        <BusinessChecks
          name="paymentMethods"
          choices={PAYMENT_METHODS.map((value) => ({ value, label: t(`method.${value}`) }))}
        />
      </WideField>
      <WideField>
        <BusinessText name="paymentNote" rows={2} maxLength={1000} />
      </WideField>
    </Fields>
  );
}
