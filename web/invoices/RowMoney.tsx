/** An amount of an invoice among others: of another currency than euros, what it comes to in euros stands below, by which they are added up. */
import type { Cents, Currency } from '@belegbar/domain/money';
import { Money } from '../ui/Money.tsx';
import styles from './row-money.module.css';

interface Props {
  amount: Cents;
  /** Nothing while a draft has no rate. */
  euros: Cents;
  currency: Currency;
  /** `plain` inside a column whose head says "in €". */
  style?: 'withSign' | 'plain';
}

export function RowMoney({ amount, euros, currency, style = 'withSign' }: Props) {
  if (currency === 'EUR') return <Money cents={amount} style={style} />;
  return (
    <span className={styles.foreign}>
      <Money cents={amount} currency={currency} />
      {euros !== 0 && (
        <span className={styles.euros}>
          <Money cents={euros} />
        </span>
      )}
    </span>
  );
}
