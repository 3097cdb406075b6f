/** The fields of what recurs: who and how much, when, what is done then; the rest folded away. */
import { BILL_CATEGORIES } from '@belegbar/domain/expenses';
import { PURCHASE_TAX_CODES } from '@belegbar/domain/journal';
import { RHYTHMS } from '@belegbar/domain/recurring-expenses';
import { useTranslation } from 'react-i18next';
import { useTaxCodeName } from '../received-invoices/index.ts';
import { useToday } from '../session/session.ts';
import { CheckField, RadioField } from '../ui/ChoiceFields.tsx';
import { DayField } from '../ui/DayField.tsx';
import type { FormOf } from '../ui/form/use-form.ts';
import { Fields, WideField } from '../ui/Heads.tsx';
import { DecimalField } from '../ui/ParsedFields.tsx';
import { SelectField, TextField } from '../ui/TextFields.tsx';
import { AmountFields } from './AmountFields.tsx';
import { mayMeanMonthEnd, type RecurringForm, taxCodeOf } from './begin-form.ts';
import { MoreFields } from './MoreFields.tsx';
import { NextDays } from './NextDays.tsx';
import styles from './recurring-expenses.module.css';

export interface FieldsProps {
  form: Pick<FormOf<RecurringForm>, 'field' | 'values' | 'change' | 'errorAt' | 'isTried'>;
}

export function RecurringFields({ form, isNew }: FieldsProps & { isNew: boolean }) {
  return (
    <div className={styles.form}>
      <Who form={form} />
      <HowMuch form={form} isNew={isNew} />
      <When form={form} />
      <Doing form={form} />
      <MoreFields form={form} />
    </div>
  );
}

function Who({ form }: FieldsProps) {
  const { t } = useTranslation(['recurring-expenses', 'received-invoices']);
  return (
    <Fields>
      <TextField
        label={t('form.vendor')}
        {...form.field('name')}
        error={form.errorAt('name', 'vendor.name')}
        maxLength={200}
        required
        autoFocus
      />
      <SelectField
        label={t('form.category')}
        {...form.field('category')}
        choices={CATEGORIES.map((value) => ({ value, label: t(`received-invoices:category.${value}`) }))}
      />
    </Fields>
  );
}

const CATEGORIES = BILL_CATEGORIES;

/** Of one that is there, the price has a dialog of its own: it holds from a day on. */
function HowMuch({ form, isNew }: FieldsProps & { isNew: boolean }) {
  const { t } = useTranslation(['recurring-expenses', 'received-invoices']);
  const { lines, amounts, currency } = form.values;
  const nameOf = useTaxCodeName(useToday());
  if (!isNew) return <p className={styles.quiet}>{t('form.priceElsewhere')}</p>;
  const codes = PURCHASE_TAX_CODES.filter((code) => code !== 'importVat');
  return (
    <Fields>
      <AmountFields
        lines={lines}
        amounts={amounts}
        currency={currency}
        errorAt={form.errorAt}
        onChange={(changed) => form.change({ amounts: changed })}
      />
      {lines.length === 1 && (
        <SelectField
          label={t('form.taxCode')}
          value={taxCodeOf(form.values)}
          choices={codes.map((value) => ({ value, label: nameOf(value) }))}
          onChange={(taxCode) => form.change({ taxCode })}
        />
      )}
    </Fields>
  );
}

function When({ form }: FieldsProps) {
  const { t } = useTranslation('recurring-expenses');
  return (
    <Fields>
      <SelectField
        label={t('form.rhythm')}
        {...form.field('rhythm')}
        choices={RHYTHMS.map((value) => ({ value, label: t(`rhythm.${value}`) }))}
      />
      <DayField label={t('form.firstDueOn')} {...form.field('firstDueOn')} required />
      {mayMeanMonthEnd(form.values) && (
        <WideField>
          <CheckField label={t('form.monthEnd')} {...form.field('isMonthEnd')} />
        </WideField>
      )}
      <WideField>
        <NextDays values={form.values} />
      </WideField>
    </Fields>
  );
}

function Doing({ form }: FieldsProps) {
  const { t } = useTranslation('recurring-expenses');
  const { currency, isPaidOnDueDay, isBillExpected } = form.values;
  const isForeign = currency !== 'EUR';
  const paid = isPaidOnDueDay && !isForeign ? 'onDueDay' : 'later';
  return (
    <>
      {isForeign ? (
        <p className={styles.quiet}>{t('form.foreign')}</p>
      ) : (
        <RadioField
          label={t('form.entering')}
          {...form.field('entering')}
          answers={[
            { value: 'byItself', label: t('form.byItself'), meaning: t('form.byItselfMeaning') },
            { value: 'review', label: t('form.review'), meaning: t('form.reviewMeaning') },
          ]}
        />
      )}
      <Fields>
        <SelectField
          label={t('form.paying')}
          value={paid}
          choices={[
            { value: 'onDueDay', label: t('form.onDueDay'), disabled: isForeign },
            { value: 'later', label: t('form.later') },
          ]}
          onChange={(value) => form.change({ isPaidOnDueDay: value === 'onDueDay' })}
        />
        {paid === 'later' && (
          <DecimalField
            label={t('form.termsDays')}
            {...form.field('terms')}
            error={form.errorAt('terms', 'termsDays')}
            maxDecimals={0}
            required
          />
        )}
      </Fields>
      <CheckField label={t('form.missing')} hint={t('form.missingHint')} {...form.field('isBillExpected')} />
      {isBillExpected && (
        <Fields>
          <DecimalField
            label={t('form.missingDays')}
            {...form.field('missingDays')}
            error={form.errorAt('missingDays', 'missingAfterDays')}
            maxDecimals={0}
            required
          />
        </Fields>
      )}
    </>
  );
}
