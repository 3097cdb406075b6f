/** The plan of one asset in figures, behind its drawing. */
import { yearOf } from '@belegbar/domain/calendar';
import { useTranslation } from 'react-i18next';
import { useToday } from '../session/session.ts';
import { FigureLink, Money } from '../ui/Money.tsx';
import sheet from '../ui/sheet.module.css';
import styles from './assets.module.css';
import type { AssetDetail } from './message.ts';

export function AssetYears({ asset: { id, years, description } }: { asset: AssetDetail }) {
  const { t } = useTranslation('assets');
  const thisYear = yearOf(useToday());
  const hasSpecial = years.some(({ special }) => special !== 0);
  return (
    <details className={styles.behind}>
      <summary>{t('panel.asTable')}</summary>
      <table className={`${sheet.ruled} ${styles.years}`} aria-label={t('panel.tableOf', { description })}>
        <thead>
          <tr>
            <th scope="col">{t('plan.year')}</th>
            <th scope="col">{t('plan.depreciation')}</th>
            {hasSpecial && <th scope="col">{t('plan.special')}</th>}
            <th scope="col">{t('plan.left')}</th>
            <th scope="col">{t('plan.state')}</th>
          </tr>
        </thead>
        <tbody>
          {years.map(({ year, depreciation, special, bookValueAtEnd, isBooked }) => (
            <tr key={year} data-now={year === thisYear || undefined}>
              <th scope="row">{year}</th>
              <td>
                <FigureLink
                  to="/finance/assets"
                  search={{ asset: id, booked: String(year) }}
                  resetScroll={false}
                >
                  <Money cents={depreciation} style="plain" />
                </FigureLink>
              </td>
              {hasSpecial && (
                <td>
                  <Money cents={special} style="plain" />
                </td>
              )}
              <td>
                <Money cents={bookValueAtEnd} style="plain" />
              </td>
              <td>{t(isBooked ? 'plan.booked' : year < thisYear ? 'plan.missing' : 'plan.ahead')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
