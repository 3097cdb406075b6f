/** What is seldom asked for: country, VAT id, currency, end, private share. Open where something of it is said, or wrong. */
import { CURRENCIES } from '@belegbar/domain/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOfCurrency } from '../ui/currency.ts';
import { DayField } from '../ui/DayField.tsx';
import { useFormat } from '../ui/format.ts';
import { Fields } from '../ui/Heads.tsx';
import { DecimalField, PercentField } from '../ui/ParsedFields.tsx';
import { CountryField, SelectField, TextField } from '../ui/TextFields.tsx';
import type { FieldsProps } from './RecurringFields.tsx';
import styles from './recurring-expenses.module.css';

export function MoreFields({ form }: FieldsProps) {
  const { t } = useTranslation('recurring-expenses');
  const { values, isTried } = form;
  const [wasSaid] = useState(
    values.country !== 'DE' ||
      values.vatId !== '' ||
      values.currency !== 'EUR' ||
      values.endsOn !== null ||
      values.privateSharePercent !== null,
  );
  const isWrong = isTried && [...WITHIN].some((name) => form.errorAt(name) !== undefined);
  return (
    <details className={styles.more} open={wasSaid || isWrong}>
      <summary>{t('form.more')}</summary>
      <Fields>
        <CountryField label={t('form.country')} {...form.field('country')} />
        <TextField
          label={t('form.vatId')}
          hint={t('form.vatIdHint')}
          {...form.field('vatId')}
          maxLength={20}
        />
        <Currency form={form} />
        <DayField label={t('form.endsOn')} hint={t('form.endsOnHint')} {...form.field('endsOn')} />
        <PercentField
          label={t('form.privateShare')}
          hint={t('form.privateShareHint')}
          {...form.field('privateSharePercent')}
        />
      </Fields>
    </details>
  );
}

const WITHIN = ['endsOn', 'unitsPerEuro', 'privateSharePercent', 'vatId'] as const;

function Currency({ form }: FieldsProps) {
  const { t } = useTranslation('recurring-expenses');
  const { language } = useFormat();
  return (
    <>
      <SelectField
        label={t('form.currency')}
        {...form.field('currency')}
        choices={CURRENCIES.map((value) => ({
          value,
          label: `${value}, ${nameOfCurrency(value, language)}`,
        }))}
      />
      {form.values.currency !== 'EUR' && (
        <DecimalField
          label={t('form.rate')}
          hint={t('form.rateHint')}
          {...form.field('unitsPerEuro')}
          maxDecimals={6}
          required
        />
      )}
    </>
  );
}
