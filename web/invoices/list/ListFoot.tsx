/** Below the list: how much of it is shown, and what all that matches comes to. */
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { Money, Total } from '../../ui/Money.tsx';
import type { Row } from '../messages.ts';
import styles from './foot.module.css';

export function ListFoot(props: {
  shown: number;
  count: number;
  gross: Row['gross'];
  open: Row['open'];
  hasDrafts: boolean;
}) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  return (
    <div className={styles.foot}>
      <p className={styles.quiet}>
        {t('list.shown', {
          shown: format.count(props.shown),
          count: props.count,
          total: format.count(props.count),
        })}
      </p>
      <dl className={styles.sums}>
        <dt className={styles.quiet}>{t(props.hasDrafts ? 'list.sumWithoutDrafts' : 'list.sum')}</dt>
        <dd className={styles.gross}>
          <span className={styles.sumLabel}>{t('list.gross')}</span>
          <Total>
            <Money cents={props.gross} style="plain" />
          </Total>
        </dd>
        <dd>
          <span className={styles.sumLabel}>{t('list.open')}</span>
          <Total>
            <Money cents={props.open} style="plain" />
          </Total>
        </dd>
      </dl>
    </div>
  );
}
