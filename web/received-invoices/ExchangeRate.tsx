/** The rate that turns the amounts of a foreign currency into euros; the amounts can be typed as well. */
import type { Decimal } from '@belegbar/domain/money';
import { useTranslation } from 'react-i18next';
import { DecimalField } from '../ui/ParsedFields.tsx';
import styles from './book.module.css';
import { atRate } from './book-line.ts';
import type { Proposal } from './message.ts';
import type { Booking } from './use-booking.ts';

interface ExchangeRateProps {
  booking: Booking;
  proposal: Proposal;
}

export function ExchangeRate({ booking, proposal }: ExchangeRateProps) {
  const { t } = useTranslation('received-invoices');
  const { values, change } = booking;
  const { currency, isSignTurned } = proposal;
  const field = booking.field('exchangeRate');
  const put = (exchangeRate: Decimal | null, refusal: string | null) => {
    field.onChange(exchangeRate, refusal);
    if (exchangeRate === null) return;
    const lines = values.lines.map((line, index) => {
      const proposed = proposal.lines[index];
      return proposed === undefined ? line : atRate(line, proposed, exchangeRate, isSignTurned);
    });
    change({ lines });
  };
  return (
    <div className={styles.rate}>
      <DecimalField
        label={t('book.rate', { currency: currency || t('book.unknownCurrency') })}
        hint={t('book.rateHint')}
        maxDecimals={4}
        {...field}
        onChange={put}
      />
    </div>
  );
}
