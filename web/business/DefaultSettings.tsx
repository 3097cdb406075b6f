/** With what a new invoice begins, and which number it gets. */
import {
  DOCUMENT_LANGUAGES,
  DUE_DATE_FORMATS,
  type DueDateFormat,
  STANDARD_VAT_RATES,
} from '@belegbar/domain/business';
import { checkPattern, formatNumber } from '@belegbar/domain/invoices';
import { CURRENCIES } from '@belegbar/domain/money';
import { useTranslation } from 'react-i18next';
import { useToday } from '../session/session.ts';
import { nameOfCurrency } from '../ui/currency.ts';
import { useFormat } from '../ui/format.ts';
import { Fields } from '../ui/Heads.tsx';
import { BusinessSelect, BusinessText } from './BusinessField.tsx';
import { NumberStart } from './NumberStart.tsx';
import { type SeldomField, SeldomFields } from './SeldomFields.tsx';
import { useBusinessForm } from './saving.ts';
import type { Verdict } from './use-business-text.ts';

const PAYMENT_DAYS = [0, 7, 14, 30, 60, 90];

const OWN_PATTERNS: readonly SeldomField[] = [
  {
    name: 'cancellationNumberPattern',
    field: <OwnPattern name="cancellationNumberPattern" example="ST-{YYYY}-{NNNN}" />,
  },
  {
    name: 'creditNoteNumberPattern',
    field: <OwnPattern name="creditNoteNumberPattern" example="RK-{YYYY}-{NNNN}" />,
  },
];

export function DefaultSettings() {
  const { t } = useTranslation('business');
  return (
    <Fields>
      <PaymentTerms />
      <RateAndCurrency />
      <NumberPattern />
      <NumberStart />
      <BusinessSelect
        name="documentLanguage"
        choices={DOCUMENT_LANGUAGES.map((value) => ({ value, label: t(`documentLanguage.${value}`) }))}
        read={(chosen) => DOCUMENT_LANGUAGES.find((language) => language === chosen) ?? 'de'}
      />
      <SeldomFields fields={OWN_PATTERNS} />
    </Fields>
  );
}

function PaymentTerms() {
  const { t } = useTranslation('business');
  const { business } = useBusinessForm();
  const days = [...new Set([...PAYMENT_DAYS, business.defaultPaymentDays])].sort((a, b) => a - b);
  return (
    <>
      <BusinessSelect
        name="defaultPaymentDays"
        choices={days.map((count) => ({
          value: String(count),
          label: count === 0 ? t('payment.immediate') : t('payment.days', { count }),
        }))}
        read={Number}
      />
      <BusinessSelect
        name="dueDateFormat"
        choices={DUE_DATE_FORMATS.map((value) => ({ value, label: t(`dueDate.${value}`) }))}
        read={(chosen) => chosen as DueDateFormat}
      />
    </>
  );
}

function RateAndCurrency() {
  const { t } = useTranslation('business');
  const { language } = useFormat();
  return (
    <>
      <BusinessSelect
        name="standardVatRate"
        choices={STANDARD_VAT_RATES.map((rate) => ({ value: String(rate), label: t(`rate.${rate}`) }))}
        read={(chosen) => STANDARD_VAT_RATES.find((rate) => String(rate) === chosen)}
      />
      <BusinessSelect
        name="currency"
        choices={CURRENCIES.map((value) => ({
          value,
          label: `${value} (${nameOfCurrency(value, language)})`,
        }))}
        read={(chosen) => CURRENCIES.find((value) => value === chosen)}
      />
    </>
  );
}

/** Shows the next number while the pattern is typed. */
function NumberPattern() {
  const { t } = useTranslation('business');
  const { business } = useBusinessForm();
  const today = useToday();
  const check = (pattern: string): Verdict => {
    const first = checkPattern(pattern)[0];
    if (first !== undefined) return { ok: false, code: first.code, certain: true, values: first.values };
    const parts = { running: business.nextRunning, day: today, clientNumber: '{CLIENT}' };
    const number = pattern === business.numberPattern ? business.nextNumber : formatNumber(pattern, parts);
    return { ok: true, note: t('hint.nextNumber', { number }) };
  };
  return <BusinessText name="numberPattern" maxLength={60} check={check} />;
}

/** The pattern of documents that correct invoices; empty, they share the invoices' numbers. */
function OwnPattern({
  name,
  example,
}: {
  name: 'cancellationNumberPattern' | 'creditNoteNumberPattern';
  example: string;
}) {
  const { t } = useTranslation('business');
  const today = useToday();
  const check = (pattern: string): Verdict => {
    const first = checkPattern(pattern)[0];
    if (first !== undefined) return { ok: false, code: first.code, certain: true, values: first.values };
    const number = formatNumber(pattern, { running: 1, day: today, clientNumber: '{CLIENT}' });
    return { ok: true, note: t('hint.numbersLike', { number }) };
  };
  return (
    <BusinessText
      name={name}
      maxLength={60}
      placeholder={example}
      hint={t('hint.sharedNumbers')}
      check={check}
    />
  );
}
