/** What is asked for every expense: what it was for, when it was supplied, whether it is paid. */
import { BILL_CATEGORIES } from '@belegbar/domain/expenses';
import { useTranslation } from 'react-i18next';
import { DayField } from '../ui/DayField.tsx';
import { Fields, WideField } from '../ui/Heads.tsx';
import { SelectField } from '../ui/TextFields.tsx';
import styles from './book.module.css';
import type { Category, Proposal } from './message.ts';
import type { Booking } from './use-booking.ts';

interface BookFieldsProps {
  booking: Booking;
  proposal: Proposal;
}

export function BookFields({ booking, proposal }: BookFieldsProps) {
  const { t } = useTranslation('received-invoices');
  const { field, errorAt } = booking;
  return (
    <div className={styles.fields}>
      <Fields>
        <WideField>
          <CategoryOf booking={booking} proposal={proposal} />
        </WideField>
        {proposal.documentDate === null && <DocumentDate booking={booking} />}
        <DayField label={t('book.from')} {...field('from')} error={errorAt('from', 'servicePeriod')} />
        <DayField label={t('book.to')} {...field('to')} />
        <DayField label={t('book.dueDate')} {...field('dueDate')} />
        <DayField
          label={t('book.paidOn')}
          hint={t(booking.values.isPrepayment ? 'book.paidOnPrepayment' : 'book.paidOnHint')}
          {...field('paidOn')}
        />
      </Fields>
    </div>
  );
}

function CategoryOf({ booking, proposal }: BookFieldsProps) {
  const { t } = useTranslation('received-invoices');
  const { value: chosen, onChange, error } = booking.field('category');
  const choose = { value: '' as const, label: t('book.chooseCategory') };
  return (
    <SelectField<Category | ''>
      label={t('book.category')}
      required
      hint={chosen === proposal.category ? t('book.categoryAsBefore') : undefined}
      value={chosen}
      choices={[
        ...(chosen === '' ? [choose] : []),
        ...BILL_CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) })),
      ]}
      onChange={onChange}
      error={error && t('book.categoryMissing')}
    />
  );
}

export function DocumentDate({ booking }: { booking: Booking }) {
  const { t } = useTranslation('received-invoices');
  return <DayField label={t('book.documentDate')} {...booking.field('documentDate')} />;
}
