/** What several bills come to, and how much of them is kept as Skonto. */
import type { Cents } from '@belegbar/domain/money';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../ui/format.ts';
import { Money, Total } from '../ui/Money.tsx';
import styles from './transfers.module.css';

/** Both in cents of euros. */
export function SumToPay({ cents, kept }: { cents: Cents; kept: Cents }) {
  const { t } = useTranslation('transfers');
  const format = useFormat();
  return (
    <p className={styles.sum}>
      <span>{kept > 0 ? t('sumLess', { kept: format.money(kept) }) : t('sum')}</span>
      <Total>
        <Money cents={cents} />
      </Total>
    </p>
  );
}
