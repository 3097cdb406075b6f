/** What of the input VAT is to be corrected, year by year: proposed with its reason, and booked by nobody here (§ 15a UStG). */
import { useTranslation } from 'react-i18next';
import { SectionHead } from '../ui/Heads.tsx';
import { Money } from '../ui/Money.tsx';
import sheet from '../ui/sheet.module.css';
import styles from './assets.module.css';
import type { AssetDetail } from './message.ts';

export function Corrections({ asset }: { asset: AssetDetail }) {
  const { t } = useTranslation('assets');
  const corrections = asset.corrections.filter(({ amount }) => amount !== 0);
  if (corrections.length === 0) return null;
  return (
    <section aria-labelledby="corrections">
      <SectionHead id="corrections" title={t('corrections.title')} aside="§ 15a UStG" />
      <table className={`${sheet.ruled} ${styles.years}`} aria-label={t('corrections.title')}>
        <thead>
          <tr>
            <th scope="col">{t('plan.year')}</th>
            <th scope="col">{t('corrections.months')}</th>
            <th scope="col">{t('corrections.allowed')}</th>
            <th scope="col">{t('corrections.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {corrections.map(({ year, months, deducted, allowed, amount, due }) => (
            <tr key={year}>
              <th scope="row">
                {year}
                <span className={styles.quiet}>{t(`corrections.due.${due}`)}</span>
              </th>
              <td>{months}</td>
              <td>
                <Money cents={allowed} style="plain" />
                <span className={styles.quiet}>
                  {t('corrections.of')} <Money cents={deducted} style="plain" />
                </span>
              </td>
              <td>
                <Money cents={amount} style="plain" sign="signed" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={sheet.note}>{t('corrections.note')}</p>
    </section>
  );
}
