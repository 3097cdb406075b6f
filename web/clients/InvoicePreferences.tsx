/** How invoices to a client are written and sent, where that differs from the usual. */
import { DOCUMENT_LANGUAGES, isLeitwegId, regimeOn } from '@belegbar/domain/business';
import { type Client, FORMS_OF_ADDRESS, INVOICE_FORMATS } from '@belegbar/domain/clients';
import { proposeVatCase, VAT_CASES } from '@belegbar/domain/invoices';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../connection/api.ts';
import { useToday } from '../session/session.ts';
import { Fields, WideField } from '../ui/Heads.tsx';
import { SelectField, TextField } from '../ui/TextFields.tsx';
import type { Bind } from './ClientFields.tsx';

interface PreferencesProps {
  value: Client;
  onChange: (value: Client) => void;
}

interface AllPreferencesProps extends PreferencesProps {
  bind: Bind;
  /** The field that has the focus first. */
  beginAt: string;
}

export function InvoicePreferences({ value, onChange, bind, beginAt }: AllPreferencesProps) {
  const { t } = useTranslation('clients');
  return (
    <Fields>
      <SelectField
        label={t('field.language')}
        value={value.language}
        choices={DOCUMENT_LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) }))}
        onChange={(language) => onChange({ ...value, language })}
      />
      <SelectField
        label={t('field.formOfAddress')}
        hint={t('formOfAddressHint')}
        value={value.formOfAddress}
        choices={FORMS_OF_ADDRESS.map((form) => ({ value: form, label: t(`formOfAddress.${form}`) }))}
        onChange={(formOfAddress) => onChange({ ...value, formOfAddress })}
      />
      <PaymentTerms value={value} onChange={onChange} />
      <SelectField
        label={t('field.invoiceFormat')}
        hint={t(`invoiceFormatHint.${value.invoiceFormat}`)}
        autoFocus={beginAt === 'invoiceFormat'}
        value={value.invoiceFormat}
        choices={INVOICE_FORMATS.map((format) => ({ value: format, label: t(`invoiceFormat.${format}`) }))}
        onChange={(invoiceFormat) => onChange({ ...value, invoiceFormat })}
      />
      <WideField>
        <VatCase value={value} onChange={onChange} />
      </WideField>
      {value.isBusiness && <BuyerReference value={value.leitwegId} bind={bind} />}
    </Fields>
  );
}

/** A reference that is no Leitweg-ID is taken as it is, and that is said. */
function BuyerReference({ value, bind }: { value: string; bind: Bind }) {
  const { t } = useTranslation('clients');
  const isOther = value.trim() !== '' && !isLeitwegId(value);
  return (
    <WideField>
      <TextField
        {...bind('leitwegId')}
        hint={t(isOther ? 'buyerReferenceHint' : 'leitwegIdHint')}
        maxLength={50}
      />
    </WideField>
  );
}

const USUAL_DAYS = [0, 7, 14, 30, 60, 90];

function PaymentTerms({ value, onChange }: PreferencesProps) {
  const { t } = useTranslation('clients');
  const { paymentDays } = value;
  const isUsual = paymentDays === null || USUAL_DAYS.includes(paymentDays);
  const days = isUsual ? USUAL_DAYS : [...USUAL_DAYS, paymentDays];
  return (
    <SelectField
      label={t('field.paymentDays')}
      value={paymentDays === null ? 'business' : String(paymentDays)}
      choices={[
        { value: 'business', label: t('terms.business') },
        ...days.map((count) => ({
          value: String(count),
          label: count === 0 ? t('terms.immediate') : t('terms.days', { count }),
        })),
      ]}
      onChange={(chosen) =>
        onChange({ ...value, paymentDays: chosen === 'business' ? null : Number(chosen) })
      }
    />
  );
}

/** One that does not fit is kept, since the address may still change, but it is said that invoices will not follow it. */
function VatCase({ value, onChange }: PreferencesProps) {
  const { t } = useTranslation(['clients', 'common']);
  const today = useToday();
  const { data: business } = useQuery(api.business.get.queryOptions());
  const smallBusiness = business !== undefined && regimeOn(business.regimes, today).smallBusiness;
  const proposal = proposeVatCase({ client: value, smallBusiness });
  const isUnfit = business !== undefined && proposal.unfit !== undefined;
  const proposed = t(`common:vatCase.${proposal.vatCase}`);
  return (
    <SelectField
      label={t('clients:field.vatCase')}
      hint={t('clients:vatCaseHint')}
      {...(isUnfit ? { warning: t('clients:vatCaseUnfit', { proposed }) } : {})}
      value={value.vatCase ?? 'law'}
      choices={[
        { value: 'law', label: t('clients:vatCaseByLaw') },
        ...VAT_CASES.map((vatCase) => ({ value: vatCase, label: t(`common:vatCase.${vatCase}`) })),
      ]}
      onChange={(chosen) => onChange({ ...value, vatCase: chosen === 'law' ? null : chosen })}
    />
  );
}
