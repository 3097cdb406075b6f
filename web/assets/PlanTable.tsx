/** The drawing of the register in figures, for screen readers and the keyboard. */
import { useTranslation } from 'react-i18next';
import { Money } from '../ui/Money.tsx';
import sheet from '../ui/sheet.module.css';
import styles from './assets.module.css';
import type { AssetList } from './message.ts';

export function PlanTable({ sums }: { sums: AssetList['sums'] }) {
  const { t } = useTranslation('assets');
  return (
    <details className={styles.behind}>
      <summary>{t('list.asTable')}</summary>
      <table className={`${sheet.ruled} ${styles.years}`} aria-label={t('list.asTable')}>
        <thead>
          <tr>
            <th scope="col">{t('plan.year')}</th>
            <th scope="col">{t('plan.depreciation')}</th>
            <th scope="col">{t('plan.left')}</th>
          </tr>
        </thead>
        <tbody>
          {sums.years.map(({ year, depreciation, bookValueAtEnd }) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              <td>
                <Money cents={depreciation} style="plain" />
              </td>
              <td>
                <Money cents={bookValueAtEnd} style="plain" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
