/** What an act will do, as a few ruled lines before it is done. */
import type { Cents } from '@belegbar/domain/money';
import { useTranslation } from 'react-i18next';
import { Money, Total } from '../ui/Money.tsx';
import styles from './assets.module.css';

export interface ToldLine {
  key: string;
  name: string;
  amount: Cents;
}

export function Told({ lines, total }: { lines: readonly ToldLine[]; total?: ToldLine }) {
  const { t } = useTranslation('assets');
  return (
    <dl className={styles.told} aria-label={t('told')} aria-live="polite">
      {lines.map(({ key, name, amount }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>
            <Money cents={amount} sign="signed" />
          </dd>
        </div>
      ))}
      {total !== undefined && (
        <div data-total>
          <dt>{total.name}</dt>
          <dd>
            <Total>
              <Money cents={total.amount} sign="signed" />
            </Total>
          </dd>
        </div>
      )}
    </dl>
  );
}
