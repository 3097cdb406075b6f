/** How often advance returns are due by the VAT of the year before, in words. */
import { yearOf } from '@belegbar/domain/calendar';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../connection/api.ts';
import { useToday } from '../session/session.ts';
import { useFormat } from '../ui/format.ts';
import styles from './business.module.css';

/** What the journal and the law say of this year's returns; undefined while it is read. */
export function useFilingRule() {
  const year = yearOf(useToday());
  return useQuery(api.taxReports.filingRule.queryOptions({ input: { year } })).data;
}

export function FilingRule() {
  const { t } = useTranslation('business');
  const format = useFormat();
  const rule = useFilingRule();
  if (rule?.limits == null) return null;
  const { previous, limits, proposed, isMonthlyFounder, monthByChoiceUntil } = rule;
  return (
    <div className={styles.note}>
      <p>
        {t('filing.rule', {
          monthAbove: format.money(limits.monthAbove),
          exemptUpTo: format.money(limits.exemptUpTo),
        })}
      </p>
      {isMonthlyFounder && <p>{t('filing.founder')}</p>}
      {monthByChoiceUntil !== null && (
        <p>
          {t('filing.monthByChoice', {
            surplus: format.money(limits.monthAboveSurplus),
            day: format.day(monthByChoiceUntil),
          })}
        </p>
      )}
      {previous === null || proposed === null ? (
        !isMonthlyFounder && <p>{t('filing.noBooks')}</p>
      ) : (
        <p>
          {t(previous.activeMonths === 12 ? 'filing.previous' : 'filing.annualised', {
            year: previous.year,
            tax: format.money(previous.tax),
            months: previous.activeMonths,
            annualised: format.money(previous.annualised),
          })}{' '}
          <strong>{t('filing.proposal', { period: t(`regime.${proposed}`) })}</strong>
        </p>
      )}
    </div>
  );
}
