/** What the file mostly says by itself: who the sender is, the day of the bill; and which part of it is private. */
import { useTranslation } from 'react-i18next';
import { DayField } from '../ui/DayField.tsx';
import { Fields } from '../ui/Heads.tsx';
import { PercentField } from '../ui/ParsedFields.tsx';
import { CountryField, TextField } from '../ui/TextFields.tsx';
import { DocumentDate } from './BookFields.tsx';
import styles from './book.module.css';
import type { Proposal } from './message.ts';
import type { Booking } from './use-booking.ts';

interface MoreBookFieldsProps {
  booking: Booking;
  proposal: Proposal;
}

const NAMES = [
  'vendor.name',
  'vendor.country',
  'vendor.vatId',
  'documentDate',
  'receivedOn',
  'privateSharePercent',
];

/** Open where something is missing or wrong in it. */
export function MoreBookFields({ booking, proposal }: MoreBookFieldsProps) {
  const { t } = useTranslation('received-invoices');
  const { values, change, errorAt } = booking;
  const { vendor } = values;
  const isAsked = proposal.vendor.name === '' || proposal.vendor.country === '';
  const isWrong = NAMES.some((name) => errorAt(name) !== undefined);
  return (
    <details className={styles.more} open={isAsked || isWrong || undefined}>
      <summary>{t('book.more')}</summary>
      <Fields>
        <TextField
          label={t('book.vendorName')}
          value={vendor.name}
          maxLength={200}
          onChange={(name) => change({ vendor: { ...vendor, name } })}
          error={errorAt('vendor.name')}
        />
        <VendorCountry booking={booking} />
        <TextField
          label={t('book.vendorVatId')}
          value={vendor.vatId}
          maxLength={20}
          onChange={(vatId) => change({ vendor: { ...vendor, vatId } })}
          error={errorAt('vendor.vatId')}
        />
        {proposal.documentDate !== null && <DocumentDate booking={booking} />}
        <ReceivedOn booking={booking} />
        <PercentField
          label={t('book.privateShare')}
          hint={t('book.privateShareHint')}
          {...booking.field('privateSharePercent')}
        />
      </Fields>
    </details>
  );
}

/** The date of the bill, until the user says another. */
function ReceivedOn({ booking }: { booking: Booking }) {
  const { t } = useTranslation('received-invoices');
  const { value, onChange, error } = booking.field('receivedOn');
  const { documentDate } = booking.values;
  return (
    <DayField
      label={t('book.receivedOn')}
      hint={t('book.receivedOnHint')}
      value={value ?? documentDate}
      onChange={(day, refusal) => onChange(day === documentDate ? null : day, refusal)}
      error={error}
    />
  );
}

function VendorCountry({ booking }: { booking: Booking }) {
  const { t } = useTranslation('received-invoices');
  const { vendor } = booking.values;
  return (
    <CountryField
      label={t('book.vendorCountry')}
      value={vendor.country}
      onChange={(country) => booking.change({ vendor: { ...vendor, country } })}
      error={booking.errorAt('vendor.country')}
    />
  );
}
