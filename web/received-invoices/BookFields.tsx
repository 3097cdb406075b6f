/** What is asked for every expense: what it was for, when it was supplied, whether it is paid. */
import { EXPENSE_CATEGORIES } from '@belegbar/domain/expenses';
import { useTranslation } from 'react-i18next';
import { DayField } from '../ui/DayField.tsx';
import { Fields, WideField } from '../ui/Heads.tsx';
import { SelectField } from '../ui/TextFields.tsx';
import styles from './book.module.css';
import type { Category, Proposal } from './message.ts';
import { useBookErrors } from './use-book-errors.ts';
import type { Booking } from './use-booking.ts';

interface BookFieldsProps {
  booking: Booking;
  proposal: Proposal;
}

/** What is paid to the tax office is on nobody's invoice. */
const CATEGORIES = EXPENSE_CATEGORIES.filter((category) => category !== 'vat_paid_to_tax_office');

export function BookFields({ booking, proposal }: BookFieldsProps) {
  const { t } = useTranslation('received-invoices');
  const { form, reads } = booking;
  const error = useBookErrors(booking);
  return (
    <div className={styles.fields}>
      <Fields>
        <WideField>
          <CategoryOf booking={booking} proposal={proposal} />
        </WideField>
        {proposal.documentDate === null && <DocumentDate booking={booking} />}
        <DayField
          label={t('book.from')}
          value={form.from}
          onChange={reads('from')}
          error={error('from', 'servicePeriod')}
        />
        <DayField label={t('book.to')} value={form.to} onChange={reads('to')} error={error('to')} />
        <DayField
          label={t('book.dueDate')}
          value={form.dueDate}
          onChange={reads('dueDate')}
          error={error('dueDate')}
        />
        <DayField
          label={t('book.paidOn')}
          hint={t(form.isPrepayment ? 'book.paidOnPrepayment' : 'book.paidOnHint')}
          value={form.paidOn}
          onChange={reads('paidOn')}
          error={error('paidOn')}
        />
      </Fields>
    </div>
  );
}

function CategoryOf({ booking, proposal }: BookFieldsProps) {
  const { t } = useTranslation('received-invoices');
  const { form, change } = booking;
  const error = useBookErrors(booking);
  const choose = { value: '' as const, label: t('book.chooseCategory') };
  return (
    <SelectField<Category | ''>
      label={t('book.category')}
      hint={form.category === proposal.category ? t('book.categoryAsBefore') : undefined}
      value={form.category}
      choices={[
        ...(form.category === '' ? [choose] : []),
        ...CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) })),
      ]}
      onChange={(category) => change({ category })}
      error={error('category') && t('book.categoryMissing')}
    />
  );
}

export function DocumentDate({ booking }: { booking: Booking }) {
  const { t } = useTranslation('received-invoices');
  const error = useBookErrors(booking);
  return (
    <DayField
      label={t('book.documentDate')}
      value={booking.form.documentDate}
      onChange={booking.reads('documentDate')}
      error={error('documentDate')}
    />
  );
}
