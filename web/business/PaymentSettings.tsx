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
import { type SeldomField, SeldomFields } from './SeldomFields.tsx';

const ACCOUNT: readonly SeldomField[] = [
  { name: 'bic', field: <BusinessText name="bic" maxLength={11} check={(text) => checkBic(text)} /> },
  { name: 'accountHolder', field: <BusinessText name="accountHolder" maxLength={200} /> },
  { name: 'bankName', field: <BusinessText name="bankName" maxLength={200} /> },
];

const NOTE: readonly SeldomField[] = [
  {
    name: 'paymentNote',
    field: (
      <WideField>
        <BusinessText name="paymentNote" rows={2} maxLength={1000} />
      </WideField>
    ),
  },
];

export function PaymentSettings() {
  const { t } = useTranslation('business');
  return (
    <Fields>
      <div>
        <BusinessText
          name="iban"
          maxLength={42}
          show={formatIban}
          check={(text) => {
            const checked = checkIban(text);
            return checked.ok ? { ok: true, note: t('hint.ibanPassed') } : checked;
          }}
        />
        <BankProposal />
      </div>
      <SeldomFields fields={ACCOUNT} />
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
      <SeldomFields fields={NOTE} />
    </Fields>
  );
}
