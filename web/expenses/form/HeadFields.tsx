/** Who, when, what for, and whether it is paid. */

import { yearOf } from '@belegbar/domain/calendar';
import { BILL_CATEGORIES, PAYMENT_MEANS, type PaymentMeans } from '@belegbar/domain/expenses';
import { categoryPlace } from '@belegbar/domain/tax-reports';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../ui/DayField.tsx';
import { SelectField, TextField } from '../../ui/TextFields.tsx';
import { usePaidBeforeBill } from '../use-paid-before-bill.ts';
import type { Business } from './business.ts';
import { type Category, dueDayOf } from './expense-form.ts';
import { lastDateOf } from './follow.ts';
import styles from './form.module.css';
import type { BillForm } from './use-expense-form.ts';
import { VendorField } from './VendorField.tsx';

interface HeadFieldsProps {
  form: BillForm;
  business: Business;
  /** A bill that is set right keeps its payments. */
  isCorrection: boolean;
  /** A receipt stands beside it. */
  isRead: boolean;
}

export function HeadFields({ form, business, isCorrection, isRead }: HeadFieldsProps) {
  const { t } = useTranslation('expense-form');
  return (
    <div className={styles.fields}>
      <VendorField form={form} isRead={isRead} />
      <div data-read="date">
        <DayField label={t('documentDate')} {...form.field('documentDate')} />
      </div>
      <div data-read="number">
        <TextField label={t('documentNumber')} maxLength={100} {...form.field('documentNumber')} />
      </div>
      <div data-read="category">
        <CategoryField form={form} business={business} />
      </div>
      {isCorrection ? <DayField label={t('dueDate')} {...form.field('dueDate')} /> : <Payment form={form} />}
    </div>
  );
}

function CategoryField({ form, business }: { form: BillForm; business: Business }) {
  const { t } = useTranslation(['expense-form', 'received-invoices']);
  const { value, onChange, error } = form.field('category');
  const place = usePlace(value, form, business);
  return (
    <SelectField<Category | ''>
      label={t('expense-form:category')}
      hint={value === '' ? <Elsewhere /> : place}
      value={value}
      choices={[
        ...(value === '' ? [{ value: '' as const, label: t('expense-form:chooseCategory') }] : []),
        ...BILL_CATEGORIES.map((one) => ({ value: one, label: t(`received-invoices:category.${one}`) })),
      ]}
      onChange={onChange}
      error={error && t('expense-form:categoryMissing')}
    />
  );
}

/** What was paid to the tax office, or to oneself, is no bill. */
function Elsewhere() {
  const { t } = useTranslation('expense-form');
  return (
    <>
      {t('elsewhere.vat')}{' '}
      <Link to="/finance/vouchers" search={{ new: 'vat' }}>
        {t('elsewhere.vatLink')}
      </Link>
    </>
  );
}

/** Line of the form, account, and what of it counts. */
function usePlace(category: Category | '', { values }: BillForm, { chartOfAccounts: chart }: Business) {
  const { t } = useTranslation('expense-form');
  const day = values.paidOn ?? dueDayOf(values) ?? values.documentDate;
  if (category === '' || day === null) return undefined;
  const place = categoryPlace(category, { year: yearOf(day), chart });
  const counts = COUNTS[category];
  return [
    counts === undefined ? undefined : t(`counts.${counts}`),
    place.known ? t('place', { ...place.value, chart: chart.toUpperCase() }) : undefined,
  ]
    .filter((text) => text !== undefined)
    .join(' ');
}

const COUNTS = { business_meals: 'meals', gifts: 'gifts', equipment: 'equipment' } as Partial<
  Record<Category, 'meals' | 'gifts' | 'equipment'>
>;

const OPEN = 'open';

function Payment({ form }: { form: BillForm }) {
  const { t } = useTranslation('expense-form');
  const { values, change } = form;
  const paidBeforeBill = usePaidBeforeBill();
  const how = values.isPaid ? (values.paymentMeans ?? 'other') : OPEN;
  const choose = (chosen: PaymentMeans | typeof OPEN) =>
    chosen === OPEN
      ? change({ isPaid: false, paymentMeans: null, paidOn: null })
      : change({ isPaid: true, paymentMeans: chosen, paidOn: values.paidOn ?? lastDateOf(values) });
  return (
    <>
      <SelectField<PaymentMeans | typeof OPEN>
        label={t('payment')}
        value={how}
        choices={[
          { value: OPEN, label: t('means.open') },
          ...PAYMENT_MEANS.map((means) => ({ value: means, label: t(`means.${means}`) })),
        ]}
        onChange={choose}
      />
      {values.isPaid ? (
        <DayField
          label={t('paidOn')}
          {...form.field('paidOn')}
          warning={paidBeforeBill(values.paidOn, values.documentDate)}
        />
      ) : (
        <DayField label={t('dueDate')} {...form.field('dueDate')} />
      )}
    </>
  );
}
