/** What the file mostly says by itself: who the sender is, the day of the bill; and which part of it is private. */
import { useTranslation } from 'react-i18next';
import { DayField } from '../ui/DayField.tsx';
import { Fields } from '../ui/Heads.tsx';
import { PercentField } from '../ui/ParsedFields.tsx';
import { CountryField, TextField } from '../ui/TextFields.tsx';
import { DocumentDate } from './BookFields.tsx';
import styles from './book.module.css';
import type { Proposal } from './message.ts';
import { useBookErrors } from './use-book-errors.ts';
import type { Booking } from './use-booking.ts';

interface MoreBookFieldsProps {
  booking: Booking;
  proposal: Proposal;
}

const NAMES = [
  ...['vendor.name', 'vendor.country', 'vendor.vatId'],
  ...['documentDate', 'receivedOn', 'privateSharePercent'],
];

/** Open where something is missing or wrong in it. */
export function MoreBookFields({ booking, proposal }: MoreBookFieldsProps) {
  const { t } = useTranslation('received-invoices');
  const { form, change } = booking;
  const error = useBookErrors(booking);
  const { vendor } = form;
  const isAsked = proposal.vendor.name === '' || proposal.vendor.country === '';
  const isWrong = NAMES.some((name) => error(name) !== undefined);
  return (
    <details className={styles.more} open={isAsked || isWrong || undefined}>
      <summary>{t('book.more')}</summary>
      <Fields>
        <TextField
          label={t('book.vendorName')}
          value={vendor.name}
          maxLength={200}
          onChange={(name) => change({ vendor: { ...vendor, name } })}
          error={error('vendor.name')}
        />
        <VendorCountry booking={booking} />
        <TextField
          label={t('book.vendorVatId')}
          value={vendor.vatId}
          maxLength={20}
          onChange={(vatId) => change({ vendor: { ...vendor, vatId } })}
          error={error('vendor.vatId')}
        />
        {proposal.documentDate !== null && <DocumentDate booking={booking} />}
        <ReceivedOn booking={booking} />
        <PercentField
          label={t('book.privateShare')}
          hint={t('book.privateShareHint')}
          value={form.privateSharePercent}
          onChange={booking.reads('privateSharePercent')}
          error={error('privateSharePercent')}
        />
      </Fields>
    </details>
  );
}

/** The date of the bill, until the user says another. */
function ReceivedOn({ booking }: { booking: Booking }) {
  const { t } = useTranslation('received-invoices');
  const error = useBookErrors(booking);
  const { receivedOn, documentDate } = booking.form;
  const put = booking.reads('receivedOn');
  return (
    <DayField
      label={t('book.receivedOn')}
      hint={t('book.receivedOnHint')}
      value={receivedOn ?? documentDate}
      onChange={(day, refusal) => put(day === documentDate ? null : day, refusal)}
      error={error('receivedOn')}
    />
  );
}

function VendorCountry({ booking }: { booking: Booking }) {
  const { t } = useTranslation('received-invoices');
  const error = useBookErrors(booking);
  const { vendor } = booking.form;
  return (
    <CountryField
      label={t('book.vendorCountry')}
      value={vendor.country}
      onChange={(country) => booking.change({ vendor: { ...vendor, country } })}
      error={error('vendor.country')}
    />
  );
}
