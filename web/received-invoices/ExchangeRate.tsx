/** The rate that turns the amounts of a foreign currency into euros; the amounts can be typed as well. */
import type { Decimal } from '@belegbar/domain/money';
import { useTranslation } from 'react-i18next';
import { DecimalField } from '../ui/ParsedFields.tsx';
import styles from './book.module.css';
import { atRate } from './book-form.ts';
import type { Proposal } from './message.ts';
import { useBookErrors } from './use-book-errors.ts';
import type { Booking } from './use-booking.ts';

interface ExchangeRateProps {
  booking: Booking;
  proposal: Proposal;
  isCredit: boolean;
}

export function ExchangeRate({
  booking: { form, change, ...booking },
  proposal,
  isCredit,
}: ExchangeRateProps) {
  const { t } = useTranslation('received-invoices');
  const error = useBookErrors({ form, change, ...booking });
  const { currency } = proposal;
  const put = (exchangeRate: Decimal | null) => {
    if (exchangeRate === null) return change({ exchangeRate });
    const lines = form.lines.map((line, index) => {
      const proposed = proposal.lines[index];
      return proposed === undefined ? line : atRate(line, proposed, exchangeRate, isCredit);
    });
    change({ exchangeRate, lines });
  };
  return (
    <div className={styles.rate}>
      <DecimalField
        label={t('book.rate', { currency: currency || t('book.unknownCurrency') })}
        hint={t('book.rateHint')}
        maxDecimals={4}
        value={form.exchangeRate}
        onChange={put}
        error={error('exchangeRate')}
      />
    </div>
  );
}
