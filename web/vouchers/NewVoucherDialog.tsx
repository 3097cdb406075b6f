/** The form of one kind in a dialog; how the business is taxed is known before it opens. */
import type { Voucher } from '@belegbar/domain/vouchers';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../connection/api.ts';
import { Dialog } from '../ui/Dialogs.tsx';
import { Loading } from '../ui/Loading.tsx';
import { ErrorState } from '../ui/States.tsx';
import { CashForm } from './form/CashForm.tsx';
import type { FormProps } from './form/form-props.ts';
import { HomeOfficeForm } from './form/HomeOfficeForm.tsx';
import { IncomeForm } from './form/IncomeForm.tsx';
import { KilometresForm } from './form/KilometresForm.tsx';
import { MealsForm } from './form/MealsForm.tsx';
import { OtherTaxForm, PrivateMoneyForm } from './form/MoneyForms.tsx';
import { PrivateUseForm } from './form/PrivateUseForm.tsx';
import { VatForm } from './form/VatForm.tsx';
import type { NewVoucher } from './new-vouchers.ts';

const FORMS: Readonly<Record<NewVoucher, ComponentType<FormProps>>> = {
  kilometres: KilometresForm,
  meals: MealsForm,
  'home-office': HomeOfficeForm,
  cash: CashForm,
  income: IncomeForm,
  withdrawal: PrivateMoneyForm,
  contribution: PrivateMoneyForm,
  vat: VatForm,
  tax: OtherTaxForm,
  'private-use': PrivateUseForm,
};

export function NewVoucherDialog({ word, onClose }: { word: NewVoucher; onClose: () => void }) {
  const { t } = useTranslation('vouchers');
  const { data: business, error, refetch } = useQuery(api.business.get.queryOptions());
  const Form = FORMS[word];
  return (
    <Dialog opened title={t(`new.${word}`)} onClose={onClose} size={720} isTall>
      {error !== null && (
        <ErrorState title={t('form.loadFailed')} error={error} onRetry={() => void refetch()} />
      )}
      {business === undefined && error === null && <Loading lines={6} />}
      {business !== undefined && (
        <Form
          word={word}
          business={business}
          voucher={{ ...ANY, regimes: business.regimes }}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

/** It has no number before it is entered. */
const ANY: Omit<Voucher, 'regimes'> = { id: '', number: '' };
