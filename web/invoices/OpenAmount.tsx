/** The figure of an invoice that people see: what is open, and quiet beside it what was billed, where that is another amount. */
import { useTranslation } from 'react-i18next';
import { useFormat } from '../ui/format.ts';
import type { Row } from './messages.ts';
import styles from './open-amount.module.css';
import { RowMoney } from './RowMoney.tsx';
import { hasOther } from './state.ts';

type Billed = Pick<Row, 'status' | 'gross' | 'open' | 'grossInEuros' | 'openInEuros' | 'currency'>;

/** Of a draft, of which nothing is owed yet, what it comes to. */
export function OpenAmount({
  invoice,
  style = 'withSign',
}: {
  invoice: Billed;
  style?: 'withSign' | 'plain';
}) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const { gross, open, grossInEuros, openInEuros, currency } = invoice;
  const isOther = hasOther(invoice);
  const amount = isOther ? open : gross;
  return (
    <span className={styles.both} data-settled={(isOther && open <= 0) || undefined}>
      <RowMoney
        amount={amount}
        euros={isOther ? openInEuros : grossInEuros}
        currency={currency}
        style={style}
      />
      {isOther && (
        <span className={styles.gross}>
          {t('list.ofGross', {
            gross: format.money(gross, style === 'plain' && currency === 'EUR' ? 'plain' : currency),
          })}
        </span>
      )}
    </span>
  );
}
