/** What totals in another currency come to in euros, in which they are booked and taxed; quietly, with the rate. */
import type { Exchange } from '@belegbar/domain/invoices';
import type { Cents, Currency } from '@belegbar/domain/money';
import { useTranslation } from 'react-i18next';
import { Money } from '../ui/Money.tsx';
import styles from './euro-totals.module.css';
import { useRateText } from './rate-text.ts';

interface Props {
  exchange: Omit<Exchange, 'groups'>;
  currency: Currency;
}

/** Without VAT one sum says it all. */
export function EuroTotals({ exchange, currency }: Props) {
  const { t } = useTranslation('invoices');
  const rateText = useRateText();
  const { unitsPerEuro, net, vat, gross } = exchange;
  return (
    <div className={styles.euros}>
      <p className={styles.rate}>{t('exchange.atRate', { rate: rateText(unitsPerEuro, currency) })}</p>
      <dl>
        {vat !== 0 && (
          <>
            <Sum label={t('exchange.net')} amount={net} />
            <Sum label={t('exchange.vat')} amount={vat} />
          </>
        )}
        <Sum label={t('exchange.gross')} amount={gross} />
      </dl>
    </div>
  );
}

function Sum({ label, amount }: { label: string; amount: Cents }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Money cents={amount} />
      </dd>
    </div>
  );
}
